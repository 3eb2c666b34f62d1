/**
 * The library of passkeys. It brings 200 modules about certificates, 0.2 s of a core, which no process needs before somebody
 * signs in with a passkey.
 */
export const webauthn = () => import('@simplewebauthn/server');
