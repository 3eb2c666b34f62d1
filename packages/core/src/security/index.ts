export { changePassword } from './change-password.ts';
export { type ActivityItem, listActivity } from './list-activity.ts';
export {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type Passkey as StoredPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';
export {
  readSecuritySettings,
  type SecuritySettings as StoredSecuritySettings,
  saveSecuritySettings,
} from './security-settings.ts';
export { endOneSession, endOtherSessions, type ListedSession, listSessions } from './sessions.ts';
export {
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  type TwoFactorState as StoredTwoFactor,
} from './two-factor.ts';
