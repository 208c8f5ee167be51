// Says now and then how far the tests are, and at the end which files took longest.
const EVERY = 25
/** The files with a browser come first, and take minutes. */
const EVERY_MILLIS = 30_000
const SLOWEST = 10

export default class Progress {
  #files = 0
  #done = 0
  #tests = 0
  #took = []
  #began = performance.now()
  #spoke = this.#began

  onTestRunStart(specifications) {
    this.#files = specifications.length
  }

  onTestCaseResult() {
    this.#tests += 1
    if (performance.now() - this.#spoke >= EVERY_MILLIS) this.#tell()
  }

  onTestModuleEnd(module) {
    this.#done += 1
    this.#took.push([module.diagnostic().duration, module.relativeModuleId])
    if (this.#done % EVERY === 0 || this.#done === this.#files) this.#tell()
  }

  onTestRunEnd() {
    const slowest = this.#took.sort(([a], [b]) => b - a).slice(0, SLOWEST)
    say('the slowest files:')
    for (const [millis, name] of slowest) say(`${(millis / 1000).toFixed(1).padStart(7)} s  ${name}`)
  }

  #tell() {
    this.#spoke = performance.now()
    say(`${this.#done} of ${this.#files} files, ${this.#tests} tests, ${clock(this.#spoke - this.#began)}`)
  }
}

function clock(millis) {
  const seconds = Math.round(millis / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`
}

function say(text) {
  process.stderr.write(`sabot: ${text}\n`)
}
