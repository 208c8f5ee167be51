/** The library of passkeys, loaded at the first need: it is a fifth of what a server loads. */
export const webauthn = () => import('@simplewebauthn/server')
