import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { HTTP, type SessionAnswer } from '#protocol/http'
import type { AccountAnswer } from '#protocol/http/account'
import { ask, isProblem, type Problem } from '#ui/net/http'
import { alone } from '#web/net/alone'

export const hasPasskeys = browserSupportsWebAuthn

/** The player did not go on, or the device would not. */
const STOPPED: Problem = { status: 0, error: 'passkey-stopped', text: '' }

/** Makes a passkey on this device. A guest says the name and becomes an account by it. */
export async function addPasskey(
  label: string,
  guest: { readonly name?: string } = {},
): Promise<AccountAnswer | Problem> {
  const asked = await ask(HTTP.passkeyRegisterOptions, 'POST', '/api/passkeys/options', guest)
  if (isProblem(asked)) return asked
  const optionsJSON = asked.options as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(() => null)
  if (response === null) return STOPPED
  const body = { ...guest, ...(label === '' ? {} : { label }), response }
  return alone(() => ask(HTTP.account, 'POST', '/api/passkeys', body))
}

export async function signInByPasskey(): Promise<SessionAnswer | Problem> {
  const asked = await ask(HTTP.passkeySignInOptions, 'POST', '/api/sign-in/passkey/options', {})
  if (isProblem(asked)) return asked
  const optionsJSON = asked.options as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => null)
  if (response === null) return STOPPED
  return alone(() => ask(HTTP.session, 'POST', '/api/sign-in/passkey', { response }))
}

export function removePasskey(id: string): Promise<AccountAnswer | Problem> {
  return alone(() => ask(HTTP.account, 'DELETE', `/api/passkeys/${encodeURIComponent(id)}`))
}
