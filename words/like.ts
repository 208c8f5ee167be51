/** A string, or a function that makes one: a language has the same as the first one, or it does not compile. */
export type Like<Part> = Part extends string
  ? string
  : Part extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Part]: Like<Part[Key]> }
