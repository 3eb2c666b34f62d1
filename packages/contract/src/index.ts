export { type AccountService, accountServices, accountServiceTitles } from './account-services.ts';
export {
  type AuditAction,
  type AuditChanges,
  type AuditSubject,
  auditActions,
  auditSubjects,
} from './audit-actions.ts';
export { buildUrl } from './client/build-url.ts';
export type {
  Answer,
  ApiFailure,
  Call,
  CallInput,
  CallMap,
  CallOptions,
  SuccessAnswer,
} from './client/call-types.ts';
export {
  type Client,
  type ClientOptions,
  createClient,
  type TokenStore,
  timeZoneHeader,
} from './client/create-client.ts';
export {
  nextServiceErrorState,
  type ServiceErrorState,
  serviceErrorOf,
  serviceErrorTexts,
} from './client/service-error.ts';
export { type CostLine, costLine, microsField, type PlannedCost, plannedCost } from './costs.ts';
export { csvLine, toCsv } from './csv.ts';
export {
  type AvatarGroup,
  type AvatarSource,
  avatarSources,
  type BackgroundGroup,
  type DraftContent,
  draftContent,
  type FaceOptions,
  type Pronunciation,
  readStoredDraft,
  type ScriptGroup,
  type VideoOutput,
  type VoiceGroup,
  videoOutput,
} from './draft.ts';
export { type Access, type EndpointShape, ep, type Method, type UploadLimit } from './endpoint.ts';
export {
  type AdminMail,
  type AdminMailDetails,
  adminMail,
  adminMailEndpoints,
  type Mailing,
  type MailLinkState,
  type MailQuery,
  type MailTransport,
  type MailView,
  mailLinkStates,
  mailQuery,
  mailViews,
  type News,
  news,
  paragraphsOf,
} from './endpoints/admin-mails.ts';
export {
  type AdminPage,
  adminPage,
  adminPageEndpoints,
  type PagePicture,
  type PageVersion,
  type PageVersionContent,
  pageFieldNames,
  pagePicture,
  pageVersion,
} from './endpoints/admin-pages.ts';
export {
  type AdminPlan,
  adminPlan,
  adminPlanEndpoints,
  type PlanBody,
  type PlanChanges,
  type PlanPage,
  planDefaults,
} from './endpoints/admin-plans.ts';
export {
  type AdminService,
  adminServiceEndpoints,
  type Budget,
  type ServiceBody,
  type ServiceChanges,
  type ServiceList,
  type ServiceReport,
  type ServiceTermsBody,
  type ServiceWire,
} from './endpoints/admin-services.ts';
export { type AdminSetting, adminSetting, adminSettingEndpoints } from './endpoints/admin-settings.ts';
export {
  type AdminUser,
  type AdminUserDetails,
  adminUser,
  adminUserEndpoints,
  type UserQuery,
  type UserSort,
  userPageSizes,
  userQuery,
  userSorts,
} from './endpoints/admin-users.ts';
export {
  type AdminVoicePack,
  adminVoiceEndpoints,
  adminVoicePack,
  type VoicePackList,
  type VoicePackState,
  voicePackStates,
} from './endpoints/admin-voices.ts';
export { aiEditorEndpoints } from './endpoints/ai-editor.ts';
export {
  type ApiKey,
  type ApiKeys,
  type ApiKeysBody,
  apiKeyEndpoints,
  type KeyBudgetBody,
  type OtherWork,
} from './endpoints/api-keys.ts';
export {
  type AuditEntry,
  type AuditPerson,
  type AuditQuery,
  auditEntry,
  auditLogEndpoints,
  auditQuery,
} from './endpoints/audit-log.ts';
export { authEndpoints, registerBody, resetPasswordBody } from './endpoints/auth.ts';
export {
  type Avatar,
  type AvatarConsent,
  type AvatarDrawer,
  type AvatarRequest,
  avatar,
  avatarConsent,
  avatarEndpoints,
} from './endpoints/avatars.ts';
export { draftEndpoints } from './endpoints/drafts.ts';
export { type EmailAddress, emailChangeEndpoints } from './endpoints/email-change.ts';
export {
  type ConsentEntry,
  type ConsentFilm,
  type DataExport,
  type OwnBelongings,
  ownDataEndpoints,
} from './endpoints/own-data.ts';
export {
  type ContentPage,
  contentPage,
  type PageEntry,
  type PlanFacts,
  type PlanOffer,
  pageEndpoints,
  pageEntry,
} from './endpoints/pages.ts';
export { type NewCredential, type Passkey, passkeyEndpoints, type UsedCredential } from './endpoints/passkeys.ts';
export { type Picture, picture, pictureEndpoints } from './endpoints/pictures.ts';
export { type PublicPlan, planEndpoints, publicPlan } from './endpoints/plans.ts';
export {
  defaultPreferences,
  type Preferences,
  preferenceEndpoints,
  preferences,
  readStoredPreferences,
} from './endpoints/preferences.ts';
export { type Profile, profile, profileBody, profileEndpoints } from './endpoints/profile.ts';
export {
  type OpenSession,
  openSession,
  type SecurityEvent,
  type SecuritySettings,
  securityEndpoints,
  securityEvent,
  securitySettings,
  type TwoFactorState,
  twoFactorState,
} from './endpoints/security.ts';
export { type SessionUser, sessionUser } from './endpoints/session-user.ts';
export { type Site, type SiteLook, site, siteBranding, siteEndpoints, siteLead, siteLook } from './endpoints/sites.ts';
export {
  type AudioClip,
  audioClip,
  type ClipWord,
  clipWord,
  type SpeechRequestBody,
  speechEndpoints,
  type VoiceOption,
} from './endpoints/speech.ts';
export { systemEndpoints } from './endpoints/system.ts';
export {
  type JoinStep,
  newMemberBody,
  type SentInvitation,
  type TeamActivity,
  type TeamMember,
  teamEndpoints,
  teamMember,
} from './endpoints/team.ts';
export { type UserLimits, userEndpoints, userLimits } from './endpoints/user.ts';
export { type StartBody, startBody, videoGenerationEndpoints } from './endpoints/video-generation.ts';
export {
  type SearchHit,
  type Video,
  type VideoFailure,
  type VideoProgress,
  type VideoSort,
  video,
  videoEndpoints,
  videoSorts,
} from './endpoints/videos.ts';
export {
  type PublicVideo,
  publicVideo,
  type VideoStatistics,
  videoStatistics,
  type WatchData,
  watchEndpoints,
} from './endpoints/watch.ts';
export {
  type SourceSetupBody,
  type TestEventBody,
  type WebhookEventDetails,
  type WebhookEventRow,
  type WebhookQuery,
  type WebhookSort,
  type WebhookSourceState,
  type WebhookStatistics,
  webhookEndpoints,
  webhookQuery,
  webhookSorts,
} from './endpoints/webhook-events.ts';
export { type Endpoints, endpoints } from './endpoints.ts';
export {
  dataAnswer,
  type EndedVoice,
  type ErrorAnswer,
  endedVoice,
  errorAnswer,
  type FieldErrors,
  fieldErrors,
  messageAnswer,
} from './envelope.ts';
export { type ErrorCode, errorTable, errorTexts } from './errors.ts';
export {
  emailField,
  idField,
  linkText,
  newPasswordField,
  passwordField,
  requiredText,
  secretField,
  textField,
  timestampField,
} from './fields.ts';
export { type JobName, type JobPayload, jobNames, jobPayloads } from './jobs.ts';
export { limits } from './limits.ts';
export { numberOf } from './number-of.ts';
export { optionLists } from './option-lists.ts';
export { type PageOf, pageOf, pageQuery } from './page.ts';
export { pageSlugField } from './page-slug.ts';
export { type PlanSlug, planSlugOf, planSlugs } from './plan-slugs.ts';
export { noVideosLeftText } from './plan-texts.ts';
export {
  isSalesSource,
  type SaleMeaning,
  type SalesSource,
  saleMeanings,
  salesSources,
  type WebhookSource,
  type WebhookStatus,
  webhookSources,
  webhookStatuses,
} from './sales.ts';
export { isScreenPath, SCREEN_PATHS } from './screen-paths.ts';
export { PLACES, SESSION_TIMEOUT_HOURS, type SecurityAction, securityActions } from './security.ts';
export {
  defaultSettings,
  definitionOf,
  isSettingKey,
  readSetting,
  type SettingDefinition,
  type SettingGroup,
  type SettingKey,
  type SettingReading,
  type SettingType,
  type SettingValue,
  type SiteSettings,
  settingDefinitions,
  settingGroups,
  settingKeys,
  settingTypes,
} from './settings.ts';
export {
  type AccountRole,
  type AudioSource,
  type AvatarCategory,
  type AvatarKind,
  type AvatarType,
  accountRoles,
  audioSources,
  avatarCategories,
  avatarKinds,
  avatarTypes,
  type ExportState,
  exportStates,
  type JobStatus,
  jobStatuses,
  type MailKind,
  type MailState,
  type MailTopic,
  type MemberStatus,
  mailKinds,
  mailStates,
  mailTopics,
  memberStatuses,
  type PerformerKind,
  type PictureFormat,
  type PicturePurpose,
  type PlanOrigin,
  performerKinds,
  pictureFormats,
  picturePurposes,
  planOrigins,
  type ReportReason,
  type ReportStatus,
  reportReasons,
  reportStatuses,
  type TeamRole,
  teamRoles,
  type UserRole,
  type UserStatus,
  userRoles,
  userStatuses,
  type VideoPrivacy,
  type VideoStage,
  type VideoStatus,
  videoPrivacies,
  videoStages,
  videoStatuses,
} from './statuses.ts';
export { storageKeys } from './storage-keys.ts';
