export interface VerifyOptions {
  readonly target: string
  readonly json: boolean
  readonly save: string | null
}

export function readOptions(args: readonly string[]): VerifyOptions | { readonly problem: string } {
  const targets: string[] = []
  let json = false
  let save: string | null = null
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--json') json = true
    else if (arg === '--save') {
      index += 1
      const file = args[index]
      if (file === undefined || file.startsWith('-')) return { problem: '--save needs the name of a file.' }
      save = file
    } else if (arg.startsWith('-')) return { problem: `there is no option ${arg}.` }
    else targets.push(arg)
  }
  const [target, ...more] = targets
  if (target === undefined) return { problem: "say what to verify: a file, a round's code or a shoe's id." }
  if (more.length > 0) return { problem: `one thing at a time, not also '${more[0]}'.` }
  return { target, json, save }
}
