import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A process of its own that answers one question after the other. */
export class Helper<Question extends { readonly do: string }> {
  readonly #process: ChildProcess

  constructor(file: string) {
    this.#process = fork(new URL(file, import.meta.url), { execArgv: [...process.execArgv, '--expose-gc'] })
  }

  async ask<Answer>(question: Question): Promise<Answer> {
    const waiting = new AbortController()
    const answer = once(this.#process, 'message', waiting)
    const ended = once(this.#process, 'exit', waiting).then(() => {
      throw new Error(`A helper of the benchmark ended while it was asked to ${question.do}.`)
    })
    this.#process.send(question)
    try {
      const [content] = await Promise.race([answer, ended])
      return content as Answer
    } finally {
      waiting.abort()
    }
  }

  end(): void {
    this.#process.kill()
  }
}

/** The helper's side: answers every question, and dies with its words when it cannot. */
export function answerAll<Question>(answer: (question: Question) => Promise<object>): void {
  process.on('message', async (question: Question) => {
    process.send?.(await answer(question))
  })
  process.on('disconnect', () => process.exit(0))
}
