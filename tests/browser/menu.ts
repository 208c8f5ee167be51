import type { Locator, Page } from 'playwright-core'
import { atRest } from '#tests/browser/look/at-rest'

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = menuOf(page)
  await menu.waitFor()
  return menu
}

/** A dialog that the menu leads to, which is called as its entry is. */
export async function openFromMenu(page: Page, item: string): Promise<Locator> {
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: item, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: item })
  await dialog.waitFor()
  return dialog
}

export const tab = (dialog: Locator, name: string) => dialog.getByRole('tab', { name, exact: true })

export async function close(dialog: Locator): Promise<void> {
  await atRest(dialog.page())
  await dialog.getByRole('button', { name: 'Chiudi' }).first().click()
  await dialog.waitFor({ state: 'detached' })
}
