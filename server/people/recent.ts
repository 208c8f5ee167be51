/** Remembers what was used last, so many and no more. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.#put(key, value)
    return value
  }

  set(key: string, value: Value): void {
    this.#put(key, value)
    if (this.#values.size <= this.#most) return
    for (const oldest of this.#values.keys()) {
      this.#values.delete(oldest)
      return
    }
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  #put(key: string, value: Value): void {
    this.#values.delete(key)
    this.#values.set(key, value)
  }
}
