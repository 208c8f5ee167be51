/** So many times, a few at a time. */
export async function inParallel(
  count: number,
  width: number,
  act: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    while (next < count) await act(next++)
  }
  await Promise.all(Array.from({ length: width }, work))
}
