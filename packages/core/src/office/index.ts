export { changeStatusByOperator, grantPlanByOperator, revokePlanByOperator } from './administer-users-by-operator.ts';
export type { AuditRow } from './audit-log-repository.ts';
export { grantPlan, type PlanEnds, revokePlan } from './change-plans.ts';
export {
  addVoicePack,
  cancelVoicePack,
  downloadVoicePack,
  lookForVoicePacks,
  measureVoicePack,
  pauseVoicePack,
  readVoicePackSizes,
  removeVoicePack,
} from './change-voice-packs.ts';
export { deleteWebhook, mapWebhookItem, retryWebhook } from './change-webhooks.ts';
export { createUserByAdmin, type UserToAdd } from './create-user-by-admin.ts';
export { deletePlan } from './delete-plan.ts';
export { deleteUser } from './delete-user.ts';
export { eraseAccount } from './erase-account.ts';
export { exportUsers } from './export-users.ts';
export {
  type AuditPage,
  type AuditQuery,
  listAuditActions,
  listAuditLog,
  readWholeAuditLog,
} from './list-audit-log.ts';
export {
  type ListedMail,
  listMails,
  type MailPage,
  type MailTransport,
  readMail,
  readMailTransport,
} from './list-mails.ts';
export { listUsers, type UserPage, type UserQuery } from './list-users.ts';
export { type ListedPack, listVoicePacks, type VoicePackList } from './list-voice-packs.ts';
export {
  exportWebhooks,
  listWebhookOptions,
  listWebhooks,
  readWebhook,
  readWebhookFigures,
  type WebhookDetails,
  type WebhookPage,
  type WebhookQuery,
} from './list-webhooks.ts';
export type { MailingRow } from './mailing-repository.ts';
export { listMailings, type Mailings, sendTestMailing, startMailing, writeMailing } from './mailings.ts';
export { type OfficeHand, operatorHand } from './office-deed.ts';
export type { PlanPage } from './plan-page-repository.ts';
export { assignPlanPages, listPlanPages } from './plan-pages.ts';
export { fetchVoice, hearVoice } from './prepare-voice.ts';
export { listOfficePlans, type OfficePlan, readOfficePlan } from './read-office-plans.ts';
export { getSetting, readSettings, type Setting } from './read-settings.ts';
export { type Grant, readUserDetails, type UserDetails } from './read-user.ts';
export { readUserStatistics, type UserStatistics } from './read-user-statistics.ts';
export { resendAllMails, resendMail } from './resend-mail.ts';
export { revealMailLink } from './reveal-mail-link.ts';
export { createPlan, type PlanValueChanges, type PlanValues, updatePlan } from './save-plan.ts';
export { saveServiceTerms } from './save-service-terms.ts';
export { type LinkToUser, sendLinkToUser } from './send-link-to-user.ts';
export { sendTestMail, type TestMailResult } from './send-test-mail.ts';
export {
  addService,
  countServiceTest,
  getOpenService,
  keepServiceTest,
  listServices,
  readServiceUse,
  removeService,
  type ServiceState,
  type ServiceUse,
  saveService,
} from './services.ts';
export {
  clearSettingsCache,
  initializeSettings,
  type SettingChange,
  updateSetting,
  updateSettings,
} from './update-settings.ts';
export { type UserChanges, updateUser } from './update-user.ts';
export type { ExportedUser, ListedUser } from './user-list-repository.ts';
export type { ExportedWebhook, ListedWebhook } from './webhook-list-repository.ts';
export {
  listSources,
  prepareTestPost,
  type SourceState,
  saveSource,
  stopPreviousSecret,
} from './webhook-setups.ts';
