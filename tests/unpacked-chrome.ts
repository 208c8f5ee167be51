import { chromePath } from '#bench/chrome'

/** Two that unpack a browser at once start each other's before it is whole: it is there before the first test. */
export async function setup(): Promise<void> {
  await chromePath()
}
