/** n (n − 1) … (n − k + 1): the ordered ways to take k of n. */
export function falling(n: number, k: number): bigint {
  let product = 1n
  for (let i = 0; i < k; i++) product *= BigInt(Math.max(0, n - i))
  return product
}

/** The ways to choose k of n. */
export function choose(n: number, k: number): bigint {
  return falling(n, k) / falling(k, k)
}
