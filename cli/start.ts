import { processIo } from '#cli/io'
import { serve } from '#cli/serve'

process.exitCode = await serve(process.argv.slice(2), processIo)
