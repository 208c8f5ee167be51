/** Lets the browser keep the page that it shows when there is no connection; the client works as well without. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/worker.js').catch(() => {})
  // After everything that a table needs.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
