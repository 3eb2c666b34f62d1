export { AppError, type AppErrorDetails, fieldError } from './app-error.ts';
export { attemptLimits } from './attempts/attempt-limits.ts';
export type { AudioClip } from './audio/audio-repository.ts';
export { deleteClip, findClip, listSentClips } from './audio/clips.ts';
export { keepSentAudio, type SentAudio } from './audio/keep-sent-audio.ts';
export { previewSpeech } from './audio/preview-speech.ts';
export { readPronunciations, savePronunciations } from './audio/pronunciations.ts';
export { loadSpokenSound, readAudioForVideo } from './audio/read-audio-for-video.ts';
export { findVoice, sampleVoice } from './audio/sample-voice.ts';
export { type ScriptToSpeak, speakScript } from './audio/speak-script.ts';
export type { EngineVoice, SpeechEngine, SpokenSound } from './audio/speech-engine.ts';
export { syncClip, type TextToSync } from './audio/sync-clip.ts';
export { wavOf } from './audio/wav.ts';
export type { Avatar } from './avatars/avatar-repository.ts';
export { avatarTexts } from './avatars/avatar-texts.ts';
export {
  type ClaimedAvatarJob,
  claimAvatarJob,
  completeAvatar,
  failAvatar,
} from './avatars/complete-avatar.ts';
export { deleteAvatar } from './avatars/delete-avatar.ts';
export { drawSeed } from './avatars/draw-seed.ts';
export { readFaceQuery } from './avatars/face-query.ts';
export { getAvatar } from './avatars/get-avatar.ts';
export { keepFace } from './avatars/keep-face.ts';
export { keepPhoto } from './avatars/keep-photo.ts';
export { listAvatars } from './avatars/list-avatars.ts';
export type { MadeFace } from './avatars/made-avatar.ts';
export { type AvatarJobState, readAvatarJob } from './avatars/read-avatar-job.ts';
export { type AvatarOrder, startAvatar } from './avatars/start-avatar.ts';
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
export type { VideoFiles, VideoIngredients } from './db/schema/videos.ts';
export { type DescribedError, describeError } from './describe-error.ts';
export { clearDraft, type Draft, readDraft, saveDraft } from './drafts/drafts.ts';
export { escapeHtml } from './escape-html.ts';
export { createGate, type Gate, type GateOptions } from './gate.ts';
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
export { findPicture } from './pictures/find-picture.ts';
export { keepPicture, type PictureToKeep } from './pictures/keep-picture.ts';
export type { Picture } from './pictures/picture-repository.ts';
export { listPlans } from './plans/list-plans.ts';
export type { Plan } from './plans/plan-repository.ts';
export { type LimitsInUse, readLimits } from './plans/read-limits.ts';
export { readPreferences, savePreferences } from './preferences/preferences.ts';
export {
  type JobHandlers,
  type JobQueue,
  type JobQueueOptions,
  openJobQueue,
  type RunningJob,
} from './queue/job-queue.ts';
export { createJobSender, type JobSender } from './queue/job-sender.ts';
export { jobSettings } from './queue/job-settings.ts';
export { type Random, systemRandom } from './random.ts';
export { hashSecretToken, newSecretToken } from './secret-token.ts';
export { changeSettings } from './settings/change-settings.ts';
export { type AiEditor, readAiEditor } from './settings/read-ai-editor.ts';
export type { SettingsReader } from './settings/settings-reader.ts';
export { defaultSettings, productName, type SiteSettings } from './settings/site-settings.ts';
export { createSite, type NewSite } from './sites/create-site.ts';
export { deleteSite } from './sites/delete-site.ts';
export { bringSitesUpToDate } from './sites/keep-site-schemas.ts';
export { listSites } from './sites/list-sites.ts';
export { siteDomainOf, siteUrl } from './sites/site-address.ts';
export {
  changeSiteLogo,
  chooseSiteVideos,
  listAllLeads,
  listLatestLeads,
  listSiteVisits,
  listVideoChoices,
  saveBranding,
} from './sites/site-administration.ts';
export type { Branding, GalleryVideo, Lead, VideoChoice, VisitDay } from './sites/site-content-repository.ts';
export {
  countSiteVisit,
  findSite,
  leaveLead,
  listSiteGallery,
  type NewLead,
  readSiteBranding,
} from './sites/site-front.ts';
export {
  enterSiteAdmin,
  leaveSiteAdmin,
  makeSiteAdminLink,
  mayAdministerSite,
  SITE_SESSION_MS,
} from './sites/site-keys.ts';
export type { Site } from './sites/site-repository.ts';
export { diskStorage } from './storage/disk-storage.ts';
export { type MediaGrant, type MediaUrls, mediaUrls } from './storage/media-url.ts';
export { accountFolder, ownKeyOf } from './storage/own-key-of.ts';
export { type S3Settings, s3Storage } from './storage/s3-storage.ts';
export type { ByteRange, Storage, StoredObject } from './storage/storage.ts';
export { StorageError, type StorageErrorCode } from './storage/storage-error.ts';
export { purgeExpired } from './system/purge-expired.ts';
export { type SeedOptions, type SeedReport, seed } from './system/seed.ts';
export { sweepStrayFiles } from './system/sweep-stray-files.ts';
export { acceptInvitation, type Invitation, readInvitation } from './team/accept-invitation.ts';
export { addMember, type NewMember } from './team/add-member.ts';
export {
  listTeam,
  readTeamActivity,
  readTeamStatistics,
  type TeamActivityEntry,
  type TeamStatistics,
} from './team/list-team.ts';
export { removeMember } from './team/remove-member.ts';
export { resendInvitation } from './team/send-invitation.ts';
export type { Member } from './team/team-repository.ts';
export { type MemberChanges, updateMember } from './team/update-member.ts';
export { cancelVideo } from './videos/cancel-video.ts';
export { checkScript, type ScriptCheck } from './videos/check-script.ts';
export { type ClaimedVideo, claimVideo } from './videos/claim-video.ts';
export { completeVideo, type MadeVideo } from './videos/complete-video.ts';
export { estimateVideo, type VideoEstimate } from './videos/estimate-video.ts';
export { failVideo } from './videos/fail-video.ts';
export { misfitsOf, type OrderSize } from './videos/fits-plan.ts';
export { expectWork } from './videos/forecast/expect-work.ts';
export type { Forecast } from './videos/forecast/forecast-queue.ts';
export { keepFirstMeasure } from './videos/forecast/keep-first-measure.ts';
export type { MeasuredWork, WorkSize, WorkTimes } from './videos/forecast/work-speed.ts';
export { frameSizeOf } from './videos/frame-size.ts';
export { type GatheredIngredients, gatherIngredients } from './videos/gather-ingredients.ts';
export { gatherPreview, type PreviewParts } from './videos/gather-preview.ts';
export { getVideo, getVideos } from './videos/get-video.ts';
export { type GivingBack, giveBackVideo } from './videos/give-back-video.ts';
export { isAnybodySilent } from './videos/is-anybody-silent.ts';
export { changeVideo, changeVideos, type LibraryAction } from './videos/library/change-videos.ts';
export { downloadNameOf } from './videos/library/download-name.ts';
export { type FileToDownload, openDownload, orderDownload } from './videos/library/download-videos.ts';
export { type Library, type LibraryCounts, type LibraryQuery, listVideos } from './videos/library/list-videos.ts';
export { updateVideo, type VideoUpdate } from './videos/library/update-video.ts';
export { listCurrentVideos } from './videos/list-current-videos.ts';
export { listUnfinished } from './videos/list-unfinished.ts';
export { retryVideo } from './videos/retry-video.ts';
export { saveProgress, type WorkProgress } from './videos/save-progress.ts';
export type { ShownVideo } from './videos/shown-video.ts';
export { startVideo } from './videos/start-video.ts';
export { takeBackAbandoned } from './videos/take-back-abandoned.ts';
export { type StoredVideo, videoFolder, type Work } from './videos/video.ts';
export type { VideoChange } from './videos/video-change-repository.ts';
export { type FeedListener, openVideoFeed, type VideoFeed } from './videos/video-feed.ts';
export { readStatistics, type WatchStatistics } from './watch/read-statistics.ts';
export { type Report, reportVideo } from './watch/report-video.ts';
export { readSharedVideo, type SharedVideo, unlockSharedVideo } from './watch/shared-video.ts';
export { countView, type Seen, savePlay, type Viewing } from './watch/watch-video.ts';
