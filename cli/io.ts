/** Where a verb of the command line writes: results to `out`, messages to `err`. */
export interface Io {
  out(text: string): void
  err(text: string): void
  readonly colour: boolean
}

const INKS = { bold: 1, dim: 2, red: 91, green: 92, blue: 94 } as const

export type Ink = keyof typeof INKS

/** The text in a colour or weight where the terminal shows them, else the bare text. */
export function paint(io: Pick<Io, 'colour'>, ink: Ink, text: string): string {
  return io.colour ? `\u001b[${INKS[ink]}m${text}\u001b[0m` : text
}

/** Whoever reads may stop reading (`| head`): that ends the program, it is no fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

export const processIo: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
}
