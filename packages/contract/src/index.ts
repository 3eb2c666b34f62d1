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
export { type Access, type EndpointShape, ep, type Method } from './endpoint.ts';
export { registerBody, resetPasswordBody } from './endpoints/auth.ts';
export { type ContentPage, contentPage, type PageEntry, pageEntry } from './endpoints/pages.ts';
export { type PublicPlan, publicPlan } from './endpoints/plans.ts';
export { type SessionUser, sessionUser } from './endpoints/session-user.ts';
export { type UserLimits, userLimits } from './endpoints/user.ts';
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
  accountRoles,
  type MemberStatus,
  memberStatuses,
  type TeamRole,
  teamRoles,
  type UserRole,
  type UserStatus,
  userRoles,
  userStatuses,
  type VideoStatus,
  videoStatuses,
} from './statuses.ts';
export { storageKeys } from './storage-keys.ts';
