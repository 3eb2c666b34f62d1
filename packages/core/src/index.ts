export { AppError, type AppErrorDetails, fieldError } from './app-error.ts';
export { attemptLimits } from './attempts/attempt-limits.ts';
export type { Background } from './background.ts';
export type { Caller } from './caller.ts';
export { type Clock, systemClock } from './clock.ts';
export { type Core, type CoreParts, createCore } from './core.ts';
export {
  type Database,
  type DatabaseOptions,
  openDatabase,
  type Queryable,
  type TransactionTotals,
} from './db/database.ts';
export { migrate, migrationsFolder } from './db/migrate.ts';
export { type DescribedError, describeError } from './describe-error.ts';
export { escapeHtml } from './escape-html.ts';
export { type Answered, claimKey, type KeyedRequest, settleKey } from './idempotency/once-per-key.ts';
export { type Log, silentLog } from './log.ts';
export type { Mail, Mailer } from './mail/mailer.ts';
export { type OutboxMail, outboxMailer, readOutbox } from './mail/outbox-mailer.ts';
export { smtpMailer } from './mail/smtp-mailer.ts';
export { newId } from './new-id.ts';
export { getPage } from './pages/get-page.ts';
export { listPages } from './pages/list-pages.ts';
export type { Page, PageEntry } from './pages/page-repository.ts';
export { sanitizePage } from './pages/sanitize-page.ts';
export type { Actor } from './people/actor.ts';
export { addAdministrator, resetPasswordByOperator } from './people/administer-by-operator.ts';
export { authenticate } from './people/authenticate.ts';
export { changeStatus } from './people/change-status.ts';
export type { AdministratorToCreate, OperatorPassword } from './people/create-administrator.ts';
export { forgotPassword } from './people/forgot-password.ts';
export { type Credentials, login } from './people/login.ts';
export { loginAsUser } from './people/login-as-user.ts';
export { logout } from './people/logout.ts';
export {
  isForwarded,
  isLoopbackAddress,
  maySeeResetToken,
  type ResetRequestOrigin,
} from './people/may-see-reset-token.ts';
export { assertOpenFor } from './people/may-sign-in.ts';
export {
  createPasswordHasher,
  type PasswordHasher,
  type PasswordHasherOptions,
  strongHashing,
} from './people/password-hasher.ts';
export { type PlanName, type Profile, readProfile } from './people/read-profile.ts';
export { type Registration, register } from './people/register.ts';
export { resendVerification } from './people/resend-verification.ts';
export { type PasswordReset, resetPassword } from './people/reset-password.ts';
export { returnToAdmin } from './people/return-to-admin.ts';
export type { SignedIn } from './people/signed-in.ts';
export { verifyEmail } from './people/verify-email.ts';
export { listPlans } from './plans/list-plans.ts';
export type { Plan } from './plans/plan-repository.ts';
export { type LimitsInUse, readLimits } from './plans/read-limits.ts';
export {
  type JobHandlers,
  type JobQueue,
  type JobQueueOptions,
  openJobQueue,
  type RunningJob,
} from './queue/job-queue.ts';
export { type Random, systemRandom } from './random.ts';
export { hashSecretToken, newSecretToken } from './secret-token.ts';
export { changeSettings } from './settings/change-settings.ts';
export type { SettingsReader } from './settings/settings-reader.ts';
export { defaultSettings, productName, type SiteSettings } from './settings/site-settings.ts';
export { diskStorage } from './storage/disk-storage.ts';
export { type MediaGrant, type MediaUrls, mediaUrls } from './storage/media-url.ts';
export { type S3Settings, s3Storage } from './storage/s3-storage.ts';
export type { ByteRange, Storage, StoredObject } from './storage/storage.ts';
export { StorageError, type StorageErrorCode } from './storage/storage-error.ts';
export { purgeExpired } from './system/purge-expired.ts';
export { type SeedOptions, type SeedReport, seed } from './system/seed.ts';
