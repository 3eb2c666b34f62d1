export type { AuditRow } from './audit/audit-log-repository.ts';
export {
  type AuditPage,
  type AuditQuery,
  listAuditActions,
  listAuditLog,
  readWholeAuditLog,
} from './audit/list-audit-log.ts';
export { type OfficeHand, operatorHand } from './audit/office-deed.ts';
export {
  type ListedMail,
  listMails,
  type MailPage,
  type MailTransport,
  readMail,
  readMailTransport,
} from './mails/list-mails.ts';
export type { MailingRow } from './mails/mailing-repository.ts';
export { listMailings, type Mailings, sendTestMailing, startMailing, writeMailing } from './mails/mailings.ts';
export { resendAllMails, resendMail } from './mails/resend-mail.ts';
export { revealMailLink } from './mails/reveal-mail-link.ts';
export { sendTestMail, type TestMailResult } from './mails/send-test-mail.ts';
export { deletePlan } from './plans/delete-plan.ts';
export type { PlanPage } from './plans/plan-page-repository.ts';
export { assignPlanPages, listPlanPages } from './plans/plan-pages.ts';
export { listOfficePlans, type OfficePlan, readOfficePlan } from './plans/read-office-plans.ts';
export { createPlan, type PlanValueChanges, type PlanValues, updatePlan } from './plans/save-plan.ts';
export { listServiceTerms, type ServiceTermsState, saveServiceTerms } from './services/save-service-terms.ts';
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
} from './services/services.ts';
export { getSetting, readSettings, type Setting } from './settings/read-settings.ts';
export {
  clearSettingsCache,
  initializeSettings,
  type SettingChange,
  updateSetting,
  updateSettings,
} from './settings/update-settings.ts';
export {
  changeStatusByOperator,
  grantPlanByOperator,
  revokePlanByOperator,
} from './users/administer-users-by-operator.ts';
export { grantPlan, type PlanEnds, revokePlan } from './users/change-plans.ts';
export { createUserByAdmin, type UserToAdd } from './users/create-user-by-admin.ts';
export { deleteUser } from './users/delete-user.ts';
export { eraseAccount } from './users/erase-account.ts';
export { exportUsers } from './users/export-users.ts';
export { listUsers, type UserPage, type UserQuery } from './users/list-users.ts';
export { type Grant, readUserDetails, type UserDetails } from './users/read-user.ts';
export { readUserStatistics, type UserStatistics } from './users/read-user-statistics.ts';
export { type LinkToUser, sendLinkToUser } from './users/send-link-to-user.ts';
export { type UserChanges, updateUser } from './users/update-user.ts';
export type { ExportedUser, ListedUser } from './users/user-list-repository.ts';
export {
  addVoicePack,
  cancelVoicePack,
  downloadVoicePack,
  lookForVoicePacks,
  measureVoicePack,
  pauseVoicePack,
  readVoicePackSizes,
  removeVoicePack,
} from './voices/change-voice-packs.ts';
export { type ListedPack, listVoicePacks, type VoicePackList } from './voices/list-voice-packs.ts';
export { fetchVoice, hearVoice } from './voices/prepare-voice.ts';
export { deleteWebhook, mapWebhookItem, retryWebhook } from './webhooks/change-webhooks.ts';
export {
  exportWebhooks,
  listWebhookOptions,
  listWebhooks,
  readWebhook,
  readWebhookFigures,
  type WebhookDetails,
  type WebhookPage,
  type WebhookQuery,
} from './webhooks/list-webhooks.ts';
export type { ExportedWebhook, ListedWebhook } from './webhooks/webhook-list-repository.ts';
export {
  listSources,
  prepareTestPost,
  type SourceState,
  saveSource,
  stopPreviousSecret,
} from './webhooks/webhook-setups.ts';
