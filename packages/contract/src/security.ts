/** Everything that happens to the security of a user's account, with the words for it. */
export const securityActions = {
  'account.create': 'Account created',
  'account.keep': 'Account kept: its deletion is off',
  'session.start': 'Login',
  'session.refuse': 'Wrong password',
  'session.end': 'Logout',
  'session.revoke': 'Session ended',
  'password.change': 'Password changed',
  'email.verify': 'Email confirmed',
  'email.change': 'Email changed',
  'security.update': 'Settings updated',
  'two_factor.on': 'Two-factor turned on',
  'two_factor.off': 'Two-factor turned off',
  'two_factor.renew': 'New recovery codes',
  'two_factor.recover': 'Recovery code used',
  'two_factor.refuse': 'Wrong code',
  'two_factor.end': 'Two-factor turned off, because the address was confirmed for the first time',
  'two_factor.reset': 'Two-factor reset by the operator',
  'passkey.add': 'Passkey added',
  'passkey.remove': 'Passkey removed',
  'passkey.use': 'Passkey used',
  'passkey.refuse': 'Passkey refused, it may be a copy',
  'passkey.end': 'Passkeys removed, because a link in a mail was opened',
  'passkey.reset': 'Passkeys removed by the operator',
  'impersonation.start': 'Administrator signed in as you',
  'impersonation.act': 'Administrator acted for you',
  'impersonation.end': 'Administrator signed out',
} as const satisfies Record<`${string}.${string}`, string>;
export type SecurityAction = keyof typeof securityActions;

/** A session ends 30 days after it began, whatever its timeout. */
export const SESSION_TIMEOUT_HOURS = { min: 1, max: 720 } as const;

/** Where something was done from, where the address says nothing that a reader could use. */
export const PLACES = { machine: 'This machine', network: 'Local network', forgotten: 'No longer stored' } as const;
