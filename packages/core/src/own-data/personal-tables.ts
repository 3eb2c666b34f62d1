export interface PersonalTable {
  /**
   * What becomes of it when an account is deleted. `account`, `user` and `parent`: its rows go with the row they belong
   * to. `unnamed`: rows stay and forget whose they were. `ends`: rows go by themselves.
   */
  goes: 'account' | 'user' | 'parent' | 'unnamed' | 'ends';
  /** `rows`: an export holds them, see `archived-tables-repository.ts`. Otherwise why it does not. */
  export: 'rows' | { not: string };
}

const SIGN_IN = 'It opens the account, or says how.';
const PASSING = 'It only serves a moment of this installation.';
const INSTALLATION = 'It belongs to the installation.';

const kept = (goes: PersonalTable['goes']): PersonalTable => ({ goes, export: 'rows' });
const left = (goes: PersonalTable['goes'], not: string): PersonalTable => ({ goes, export: { not } });

/** Every table that knows people. A new one is placed here, or a test fails. */
export const personalTables: Record<string, PersonalTable> = {
  accounts: left('user', 'The head of the export names the account.'),
  account_days: left('account', 'They are the sums of what the export has by video.'),
  // A key stays with the installation that sealed it.
  account_keys: left('account', 'Nobody can read a key again, so an export has none.'),
  account_erasures: left('ends', INSTALLATION),
  audio_clips: kept('account'),
  // Actions and times under ids, without names: `leaverRepository.forgetPerson`.
  audit_log: left('unnamed', INSTALLATION),
  avatar_jobs: kept('account'),
  avatars: kept('account'),
  batches: left('account', 'Their films are videos, which the export has.'),
  batch_items: left('parent', 'Their films are videos, which the export has.'),
  brand_kits: kept('account'),
  // Proof that a person agreed, for the operator.
  cast_releases: left('unnamed', INSTALLATION),
  data_exports: left('account', PASSING),
  data_imports: left('account', PASSING),
  download_tickets: left('account', PASSING),
  drafts: kept('account'),
  email_verifications: left('user', SIGN_IN),
  idempotency_keys: left('user', PASSING),
  invitations: kept('account'),
  kept_drafts: kept('account'),
  made_parts: left('account', 'They are parts of films and sounds, which the export has.'),
  mailings: left('unnamed', INSTALLATION),
  mails: kept('user'),
  memberships: kept('account'),
  moderation_history: left('parent', INSTALLATION),
  moderation_items: left('account', INSTALLATION),
  moderation_reports: left('parent', 'It is about those who reported.'),
  outside_reports: left('parent', PASSING),
  page_pictures: left('unnamed', INSTALLATION),
  page_versions: left('unnamed', INSTALLATION),
  pages: left('unnamed', INSTALLATION),
  passkeys: left('user', SIGN_IN),
  password_resets: left('user', SIGN_IN),
  person_clips: kept('account'),
  pictures: kept('account'),
  pronunciations: kept('account'),
  purchases: kept('unnamed'),
  sayings: left('account', PASSING),
  security_activity: kept('user'),
  service_uses: left('account', 'It is the account of the installation with its services.'),
  sessions: left('account', SIGN_IN),
  sign_in_tickets: left('user', SIGN_IN),
  sites: kept('account'),
  template_ratings: left(
    'user',
    'A rating is part of the average of a template, and that stays with the installation.',
  ),
  template_uses: left('account', 'It is a count of the installation.'),
  templates: kept('account'),
  two_factors: left('user', SIGN_IN),
  user_days: left('user', 'It is the account of the installation with its use.'),
  user_plans: kept('user'),
  user_preferences: kept('user'),
  users: kept('user'),
  top_videos: left('parent', PASSING),
  video_acts: left('parent', 'It is about visitors; each finished day is summed up in video_days.'),
  video_days: kept('parent'),
  video_plays: left('parent', 'It is about those who watched; each finished day is summed up in video_days.'),
  videos: kept('account'),
  // What sellers reported, as proof of payment; the screen says so.
  webhook_events: left('unnamed', INSTALLATION),
};
