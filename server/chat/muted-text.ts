/** What a muted player reads; why is between them and support. */
export function mutedText(until: number | null): string {
  const end =
    until === null ? 'for now' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} GMT`
  return `You may not write at the tables ${end}. You can read along, and ask support why.`
}
