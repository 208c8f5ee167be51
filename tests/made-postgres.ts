import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#bench/postgres'
import { openStore } from '#server/store/open'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for all tests of a run, and a database on it that is made and empty. */
    postgres: { readonly url: string; readonly made: string }
  }
}

/** One server for the run. A power cut is nothing to it: tests of what one leaves start a server of their own. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ fsync: false })
  const made = await postgres.createDatabase()
  const store = await openStore({ databaseUrl: made, dataFolder: '' })
  await store.close()
  provide('postgres', { url: postgres.url, made: new URL(made).pathname.slice(1) })
  return () => postgres.remove()
}

/** The address of a database of its own, with a store in it that nobody has used. */
export function freshDatabase(): Promise<string> {
  return databaseFrom(inject('postgres').made)
}

/** One with nothing in it at all. */
export function emptyDatabase(): Promise<string> {
  return databaseFrom('template0')
}

/** A copy of one that nobody has open. */
export function copyOfDatabase(url: string): Promise<string> {
  return databaseFrom(new URL(url).pathname.slice(1))
}

async function databaseFrom(template: string): Promise<string> {
  const { url } = inject('postgres')
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
