// Notes what the build made, for the self-check of a running server.
import { fileURLToPath } from 'node:url'
import { writeManifest } from '../dist/server/operations/selfcheck/manifest.js'

await writeManifest(fileURLToPath(new URL('..', import.meta.url)))
