export interface Page<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** Page after page until there is none. */
export async function allOf<Item>(
  page: (cursor: string | null) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = []
  let cursor: string | null = null
  do {
    const { items, next }: Page<Item> = await page(cursor)
    all.push(...items)
    cursor = next
  } while (cursor !== null)
  return all
}
