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
export { type Client, type ClientOptions, createClient, type TokenStore } from './client/create-client.ts';
export {
  httpServiceError,
  nextServiceErrorState,
  type ServiceError,
  type ServiceErrorState,
  serviceErrorTexts,
  thrownServiceError,
} from './client/service-error.ts';
export {
  type AvatarGroup,
  type AvatarSource,
  aspectRatios,
  avatarSources,
  type BackgroundGroup,
  captionStyles,
  type DraftContent,
  draftContent,
  type FaceOptions,
  logoPositions,
  type Pronunciation,
  type ScriptGroup,
  type VideoOutput,
  type VoiceGroup,
  videoOutput,
} from './draft.ts';
export { type Access, type EndpointShape, ep, type Method } from './endpoint.ts';
export { registerBody, resetPasswordBody } from './endpoints/auth.ts';
export {
  type Avatar,
  type AvatarConsent,
  type AvatarRequest,
  avatar,
} from './endpoints/avatars.ts';
export { type ContentPage, contentPage, type PageEntry, pageEntry } from './endpoints/pages.ts';
export { type Picture, picture } from './endpoints/pictures.ts';
export { type PublicPlan, publicPlan } from './endpoints/plans.ts';
export { defaultPreferences, type Preferences, preferences } from './endpoints/preferences.ts';
export { type SessionUser, sessionUser } from './endpoints/session-user.ts';
export { type Site, site, siteBranding, siteLead } from './endpoints/sites.ts';
export {
  type AudioClip,
  audioClip,
  type SpeechRequestBody,
  type TimedWord,
  type VoiceOption,
} from './endpoints/speech.ts';
export { newMemberBody, type TeamActivity, type TeamMember, teamMember } from './endpoints/team.ts';
export { type UserLimits, userLimits } from './endpoints/user.ts';
export { type StartBody, startBody } from './endpoints/video-generation.ts';
export {
  type Video,
  type VideoFailure,
  type VideoProgress,
  type VideoSort,
  video,
  videoSorts,
} from './endpoints/videos.ts';
export {
  type PublicVideo,
  publicVideo,
  type VideoStatistics,
  videoStatistics,
  type WatchData,
} from './endpoints/watch.ts';
export { type Endpoints, endpoints } from './endpoints.ts';
export { dataAnswer, type ErrorAnswer, errorAnswer, type FieldErrors, fieldErrors, messageAnswer } from './envelope.ts';
export { type ErrorCode, errorTable, errorTexts } from './errors.ts';
export {
  emailField,
  idField,
  newPasswordField,
  passwordField,
  requiredText,
  secretField,
  textField,
  timestampField,
} from './fields.ts';
export { type JobName, type JobPayload, jobNames, jobPayloads } from './jobs.ts';
export { limits } from './limits.ts';
export { type Option, optionLists } from './option-lists.ts';
export { hasPremiumPlan, type PlanSlug, planSlugs, premiumPlanSlugs } from './plan-slugs.ts';
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
  type JobStatus,
  jobStatuses,
  type MemberStatus,
  memberStatuses,
  type PerformerKind,
  type PictureFormat,
  type PicturePurpose,
  performerKinds,
  pictureFormats,
  picturePurposes,
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
