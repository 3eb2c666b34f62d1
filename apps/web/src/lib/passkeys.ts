import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export interface Place {
  origin: string;
  isSecure: boolean;
  hasPasskeys: boolean;
}

const ADDRESS_NUMBER = /^https?:\/\/(\d{1,3}(\.\d{1,3}){3}|\[)/;

const here = (): Place => ({
  origin: window.location.origin,
  isSecure: window.isSecureContext,
  hasPasskeys: typeof window.PublicKeyCredential === 'function',
});

/** Why passkeys cannot be used in this browser at this address; undefined where they can. */
export function passkeyObstacle(origin: string, place = here()): string | undefined {
  if (ADDRESS_NUMBER.test(origin)) return 'Browsers use passkeys only at a name, and this address is a number.';
  if (place.origin !== origin) return `Passkeys work at ${origin} only.`;
  if (!place.isSecure) return 'Browsers use passkeys only over https.';
  return place.hasPasskeys ? undefined : 'This browser has no passkeys.';
}

export function hasPasskeys({ isSecure, hasPasskeys: has, origin } = here()): boolean {
  return isSecure && has && !ADDRESS_NUMBER.test(origin);
}

/** The browser ended the request: somebody said no, waited too long, or there is no passkey that fits. */
export class PasskeyError extends Error {}

/** The answer of the server is for the browser alone, which checks it. */
export async function makePasskey(options: object) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(fail);
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } };
}

export async function showPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(fail);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

const ADDED_BEFORE = 'This device has a passkey for your account already.';

function fail(cause: unknown): never {
  const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  throw new PasskeyError(isKnown ? ADDED_BEFORE : 'The browser ended the request. Nothing has changed.', { cause });
}
