import type * as v from 'valibot'

/** What is said of one answer, and of the routes that give it. */
export interface Route<Body> {
  readonly routes: readonly string[]
  readonly about: string
  /** By the field's path, as `tables[].id`. */
  readonly fields: Readonly<Record<string, string>>
  readonly example: Body
  /** What the request brings, where it brings something. */
  readonly takes?: {
    readonly schema: v.GenericSchema
    readonly fields: Readonly<Record<string, string>>
    readonly example: unknown
  }
}

/** The words for a group of answers: one without them, or an example of another shape, does not compile. */
export type Routes<Answers extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Answers]: Route<v.InferOutput<Answers[Name]>>
}
