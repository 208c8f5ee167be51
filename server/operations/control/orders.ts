import { join } from 'node:path'
import * as v from 'valibot'

/** What the command line may ask of a server that runs on the same data folder. */
const backup = v.strictObject({
  do: v.literal('backup'),
  folder: v.pipe(v.string(), v.regex(/^\//)),
  passphrase: v.nullable(v.string()),
})

export const controlOrder = v.union([backup, v.strictObject({ do: v.literal('selfcheck') })])
export type ControlOrder = v.InferOutput<typeof controlOrder>

export type ControlAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly text: string }

export const MOST_ORDER_BYTES = 16_384

/** In a folder that only the server's own user may enter: whoever reaches it could read the store as well. */
export function controlFolder(dataFolder: string): string {
  return join(dataFolder, 'control')
}

export function controlPath(dataFolder: string): string {
  return join(controlFolder(dataFolder), 'socket')
}
