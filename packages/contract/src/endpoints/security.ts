import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { codeField, idField, storedPasswordField, timestampField } from '../fields.ts';
import { SESSION_TIMEOUT_HOURS, type SecurityAction, securityActions } from '../security.ts';

const { min, max } = SESSION_TIMEOUT_HOURS;
const timeoutText = `Please enter a whole number of hours from ${min} to ${max}.`;
const words = Object.values(securityActions) as [string, ...string[]];

export const securitySettings = z
  .object({
    loginNotifications: z.boolean().describe('A mail for each sign-in from a browser that is not known yet.'),
    sessionTimeout: z
      .string()
      .regex(/^\d{1,3}$/, timeoutText)
      .refine((hours) => Number(hours) >= min && Number(hours) <= max, timeoutText)
      .describe('Hours after which an unused session ends.'),
    allowMultipleSessions: z.boolean().describe('Off: signing in ends the other sessions.'),
  })
  .meta({ id: 'SecuritySettings' });
export type SecuritySettings = z.infer<typeof securitySettings>;

export const twoFactorState = z
  .object({
    since: timestampField.nullable().describe('Empty while it is off.'),
    recovery_codes_left: z.number(),
    is_required: z.boolean().describe('This installation asks administrators for it.'),
  })
  .meta({ id: 'TwoFactorState' });
export type TwoFactorState = z.infer<typeof twoFactorState>;

export const securityEvent = z
  .object({
    id: idField,
    action: z.enum(words as [(typeof securityActions)[SecurityAction]]),
    details: z.string().describe('What was done, where the action alone does not say it.'),
    current: z.boolean().describe('Began the session that asks.'),
    device: z.string(),
    location: z.string().describe('“This machine”, “Local network” or the address. Nothing is looked up.'),
    timestamp: timestampField,
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof securityEvent>;

export const openSession = z
  .object({
    id: idField,
    device: z.string(),
    location: z.string(),
    current: z.boolean(),
    is_administrator: z.boolean().describe('An administrator acts as this user.'),
    created_at: timestampField,
    last_seen_at: timestampField,
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSession>;

const tag = 'Security';
const settingsAnswer = dataAnswer(z.object({ security_settings: securitySettings, two_factor: twoFactorState }));
const codesAnswer = dataAnswer(
  z.object({ recovery_codes: z.array(z.string()).describe('Shown this once. Each works once.') }),
);

export const securityEndpoints = {
  getSecurity: ep({
    method: 'GET',
    path: '/user/settings/security',
    tag,
    summary: 'The security settings of the signed-in user',
    auth: 'user',
    response: settingsAnswer,
  }),
  saveSecurity: ep({
    method: 'PUT',
    path: '/user/settings/security',
    tag,
    summary: 'Change security settings; what is not sent stays',
    auth: 'user',
    onlyInPerson: true,
    body: securitySettings.partial(),
    response: settingsAnswer,
  }),
  changePassword: ep({
    method: 'PUT',
    path: '/user/settings/security/password',
    tag,
    summary: 'Choose another password; ends all other sessions',
    auth: 'user',
    onlyInPerson: true,
    // Checked in the order of the specification, so the fields themselves refuse nothing.
    body: z.object({
      current_password: storedPasswordField.default(''),
      new_password: storedPasswordField.default(''),
      new_password_confirmation: storedPasswordField.default(''),
    }),
    response: messageAnswer,
  }),
  setTwoFactor: ep({
    method: 'PUT',
    path: '/user/settings/security/two-factor',
    tag,
    summary: 'Begin to turn two-factor on, or turn it off with a code; both ask for the password',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({
      enabled: z.boolean(),
      password: storedPasswordField.optional().describe('The current one.'),
      code: codeField.optional().describe('To turn it off.'),
    }),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z
        .object({ secret: z.string(), uri: z.string(), qr: z.string().describe('The QR code as SVG.') })
        .nullable()
        .describe('For the authenticator app, until the first code is confirmed.'),
    }),
  }),
  confirmTwoFactor: ep({
    method: 'POST',
    path: '/user/settings/security/two-factor/confirm',
    tag,
    summary: 'Turn two-factor on with the first code of the app',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ code: codeField }),
    response: codesAnswer,
  }),
  renewRecoveryCodes: ep({
    method: 'POST',
    path: '/user/settings/security/two-factor/recovery-codes',
    tag,
    summary: 'Replace the recovery codes',
    auth: 'user',
    onlyInPerson: true,
    body: z.object({ code: codeField }),
    response: codesAnswer,
  }),
  securityActivity: ep({
    method: 'GET',
    path: '/user/settings/security/activity',
    tag,
    summary: 'What happened to the security of the account, the newest first',
    auth: 'user',
    response: dataAnswer(z.array(securityEvent)),
  }),
  listSessions: ep({
    method: 'GET',
    path: '/user/settings/security/sessions',
    tag,
    summary: 'Where the user is signed in, the last used first',
    auth: 'user',
    response: dataAnswer(z.array(openSession)),
  }),
  endOtherSessions: ep({
    method: 'DELETE',
    path: '/user/settings/security/sessions',
    tag,
    summary: 'End all sessions but this one',
    auth: 'user',
    response: messageAnswer,
  }),
  endSession: ep({
    method: 'DELETE',
    path: '/user/settings/security/sessions/:id',
    tag,
    summary: 'End one session',
    auth: 'user',
    params: z.object({ id: idField }),
    response: messageAnswer,
  }),
};
