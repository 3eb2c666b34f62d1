export const userRoles = ['user', 'admin'] as const;
export type UserRole = (typeof userRoles)[number];

export const userStatuses = ['active', 'suspended', 'banned'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** How somebody came to a plan. */
export const planOrigins = ['sign_up', 'admin', 'sale'] as const;
export type PlanOrigin = (typeof planOrigins)[number];

/** What can happen to a plan that somebody has. */
export const planNewsKinds = ['given', 'ending', 'ended', 'refunded', 'withdrawn'] as const;

export const teamRoles = ['viewer', 'editor', 'admin'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** A user's role in the account they act in. */
export const accountRoles = [...teamRoles, 'owner'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const memberStatuses = ['active', 'inactive', 'pending'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

export const videoStatuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

/** The stages of making a video, in order. */
export const videoStages = ['queued', 'preparing', 'speaking', 'drawing', 'checking', 'storing'] as const;
export type VideoStage = (typeof videoStages)[number];

/** Who may open the watch page: everyone with the link, every signed-in user, or everyone with the password. */
export const videoPrivacies = ['public', 'signed_in', 'password'] as const;
export type VideoPrivacy = (typeof videoPrivacies)[number];

export const jobStatuses = ['processing', 'completed', 'failed'] as const;
export type JobStatus = (typeof jobStatuses)[number];

/** An export of an account's data: ordered, being packed, there to download, or not made. */
export const exportStates = ['waiting', 'packing', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** `hosted`: a person of a service, who is filmed there. `filmed`: a person's own video, with words, mouth and expression made. */
export const avatarKinds = ['preset', 'character', 'photo', 'hosted', 'filmed'] as const;
export type AvatarKind = (typeof avatarKinds)[number];

/** How a video is drawn: characters are painted, photos and the pictures of clips are warped; of a cut clip the person is cut out of every picture, too. */
export const performerKinds = ['character', 'photo', 'clip', 'cut_clip'] as const;
export type PerformerKind = (typeof performerKinds)[number];

/** Whether somebody's own clip is what is shown, in its room or not. */
export const isOfClip = (performer: PerformerKind | null): boolean => performer === 'clip' || performer === 'cut_clip';

export const clipSources = ['recording', 'upload'] as const;
export type ClipSource = (typeof clipSources)[number];

/** A person's clip: being received, waiting for a worker, being prepared, and what came of it. `refused`: the clip itself cannot be used. */
export const clipStates = ['receiving', 'waiting', 'preparing', 'ready', 'refused', 'failed'] as const;
export type ClipState = (typeof clipStates)[number];

/** Whether an administrator has seen that the person in the clip takes part. */
export const clipChecks = ['needless', 'waiting', 'passed', 'refused'] as const;
export type ClipCheck = (typeof clipChecks)[number];

/** Whose face a clip shows: that of the person who agrees, or of somebody who agreed in writing. */
export const clipConsents = ['me', 'written'] as const;
export type ClipConsent = (typeof clipConsents)[number];

/** A sentence that a filmed person says before any film is made. */
export const sayingStates = ['waiting', 'making', 'ready', 'failed'] as const;
export type SayingState = (typeof sayingStates)[number];

/** Default avatars are for every plan, custom ones for plans with the full library. */
export const avatarTypes = ['default', 'custom'] as const;
export type AvatarType = (typeof avatarTypes)[number];

export const avatarCategories = ['professional', 'casual', 'creative', 'fitness', 'business'] as const;
export type AvatarCategory = (typeof avatarCategories)[number];

export const audioSources = ['tts', 'upload', 'recording', 'music'] as const;
export type AudioSource = (typeof audioSources)[number];

export const picturePurposes = ['product', 'logo', 'background', 'material', 'portrait'] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

export const pictureFormats = ['jpeg', 'png', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What is counted of a video beside its plays. A click is one on the button under it. */
export const videoActs = ['download', 'share', 'click'] as const;
export type VideoAct = (typeof videoActs)[number];

export const reportReasons = ['misleading', 'impersonation', 'offensive', 'illegal', 'spam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `set_aside`: it came from somebody whose reports were rejected before. */
export const reportStatuses = ['open', 'upheld', 'rejected', 'set_aside'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const contentTypes = ['video', 'image', 'text'] as const;
export type ContentType = (typeof contentTypes)[number];

export const contentStatuses = ['approved', 'pending', 'flagged', 'removed'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** What happened to an item of moderation. */
export const moderationEvents = [
  'watched_words',
  'first_videos',
  'reported',
  'flagged',
  'approved',
  'removed',
  'appealed',
  'restored',
  'upheld',
] as const;
export type ModerationEvent = (typeof moderationEvents)[number];

/** What an operator does on the first day. */
export const firstSteps = ['mail', 'support', 'plans', 'film', 'voices', 'backup'] as const;
export type FirstStep = (typeof firstSteps)[number];

export const mailKinds = [
  'password_reset',
  'verification',
  'invitation',
  'password_changed',
  'new_device',
  'security_changed',
  'address_changed',
  'address_confirmation',
  'purchase',
  'plan_ready',
  'plan_ending',
  'plan_ended',
  'account_leaving',
  'account_kept',
  'account_owner',
  'data_export',
  'report',
  'report_answered',
  'content_removed',
  'appeal_answered',
  'alert',
  'video_complete',
  'weekly_report',
  'marketing',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The mails that a person can do without, each with a preference and a link that ends it. */
export const mailTopics = ['video_complete', 'weekly_report', 'marketing'] as const satisfies readonly MailKind[];
export type MailTopic = (typeof mailTopics)[number];

/** `not_sent`: there was no mail server. `failed`: the server refused it for good, or too often. */
export const mailStates = ['queued', 'sent', 'not_sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** What is made once and used again: the sound of a passage, a stretch of a film. */
export const madeKinds = ['passage', 'segment'] as const;
export type MadeKind = (typeof madeKinds)[number];
