import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, nameField, storedPasswordField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { newSession } from './auth.ts';

const CREDENTIAL_CHARACTERS = 2_000;
const DATA_CHARACTERS = 20_000;

const base64Url = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters)
    .regex(/^[\w-]+$/);
const idOfCredential = base64Url(CREDENTIAL_CHARACTERS);
const data = base64Url(DATA_CHARACTERS);
const common = { id: idOfCredential, rawId: idOfCredential, type: z.literal('public-key') };

/** What a browser makes of `navigator.credentials.create()`. */
const newCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: data,
    attestationObject: data,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** The same for `navigator.credentials.get()`. */
const usedCredential = z.object({
  ...common,
  response: z.object({
    clientDataJSON: data,
    authenticatorData: data,
    signature: data,
    userHandle: data.optional(),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

/** For the browser, as WebAuthn writes it; nothing here reads more of it. */
const browserOptions = z.looseObject({ challenge: z.string() });

export const passkey = z
  .object({
    id: idField,
    name: z.string(),
    is_synced: z.boolean().describe('Its password manager has copies on other devices.'),
    created_at: timestampField,
    last_used_at: timestampField.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof passkey>;

const passkeyName = nameField('Please enter a name.', limits.passkeyNameCharacters);
const tag = 'Passkeys';
const path = '/user/settings/security/passkeys';

export const passkeyEndpoints = {
  // Below /auth/login, where the cookies of known browsers are sent to.
  beginPasskeyLogin: ep({
    method: 'POST',
    path: '/auth/login/passkey/options',
    tag,
    summary: 'Begin to sign in with a passkey',
    auth: 'public',
    response: dataAnswer(browserOptions),
    openInMaintenance: true,
  }),
  loginWithPasskey: ep({
    method: 'POST',
    path: '/auth/login/passkey',
    tag,
    summary: 'Sign in with a passkey, in place of password and code',
    auth: 'public',
    body: z.object({ credential: usedCredential }),
    response: dataAnswer(newSession),
    openInMaintenance: true,
  }),
  listPasskeys: ep({
    method: 'GET',
    path,
    tag,
    summary: 'The passkeys of the signed-in user, the newest first',
    auth: 'user',
    response: dataAnswer(
      z.object({
        passkeys: z.array(passkey),
        origin: z.string().describe('The only address at which browsers use them.'),
        suggested_name: z.string(),
      }),
    ),
  }),
  beginPasskey: ep({
    method: 'POST',
    path: `${path}/options`,
    tag,
    summary: 'Begin to add a passkey, with the current password',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ password: storedPasswordField }),
    response: dataAnswer(browserOptions),
  }),
  addPasskey: ep({
    method: 'POST',
    path,
    tag,
    summary: 'Add the passkey that the browser made',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ name: passkeyName, credential: newCredential }),
    response: dataAnswer(passkey),
    successStatus: 201,
  }),
  renamePasskey: ep({
    method: 'PUT',
    path: `${path}/:id`,
    tag,
    summary: 'Rename a passkey',
    auth: 'user',
    onlyInPerson: true,
    params: z.object({ id: idField }),
    body: z.object({ name: passkeyName }),
    response: messageAnswer,
  }),
  removePasskey: ep({
    method: 'DELETE',
    path: `${path}/:id`,
    tag,
    summary: 'Remove a passkey, with the current password; the password stays',
    auth: 'user',
    onlyInPerson: true,
    params: z.object({ id: idField }),
    body: z.object({ password: storedPasswordField }),
    response: messageAnswer,
  }),
};
