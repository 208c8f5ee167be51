import type { Locator, Page } from 'playwright-core'
import { PATIENCE } from '#tests/browser/at-table'
import { openFromMenu, tab } from '#tests/browser/menu'

const PASSWORD = 'tre gatti sul tetto'

/** An account with a password; the dialog stays open. */
export async function openAccount(page: Page, name: string): Promise<{ login: string; dialog: Locator }> {
  const dialog = await openFromMenu(page, 'Il tuo conto')
  await dialog.getByRole('textbox', { name: 'Nome al tavolo' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Apri il conto', exact: true }).click()
  await dialog.getByRole('heading', { name: 'Conto aperto' }).waitFor(PATIENCE)
  const login = await dialog.getByText(new RegExp(`^${name.toLowerCase()}-\\d+$`)).textContent()
  return { login: login ?? '', dialog }
}

/** Whoever has an account signs in with the password. */
export async function signIn(page: Page, login: string, password = PASSWORD): Promise<Locator> {
  const dialog = await openFromMenu(page, 'Il tuo conto')
  await tab(dialog, 'Accedi').click()
  await dialog.getByRole('textbox', { name: 'Nome di accesso' }).fill(login)
  await enterPassword(dialog, password)
  return dialog
}

export async function enterPassword(dialog: Locator, password = PASSWORD): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Accedi', exact: true }).click()
}
