import { SUGGESTED_MODELS } from '@herald/media/service-wires';
import { limits } from './limits.ts';

export const settingTypes = ['string', 'boolean', 'integer'] as const;
export type SettingType = (typeof settingTypes)[number];

export const settingGroups = ['general', 'system', 'features', 'integrations', 'moderation', 'alerts'] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface SettingBase {
  group: SettingGroup;
  label: string;
  /** What changes with it, in one sentence. */
  effect: string;
}

export interface TextSetting extends SettingBase {
  type: 'string';
  /** `line` and `block` are free text, `lines` is a list with one entry per line, `address` is a page on the web, `email` an email address, `emails` several with commas, `plan` the slug of a plan on offer, `zone` a time zone. */
  kind: 'line' | 'block' | 'lines' | 'address' | 'email' | 'emails' | 'plan' | 'zone';
  default: string;
  maxCharacters: number;
  /** What one entry of a list is called: "word or phrase". */
  noun?: string;
  /** Of a plan: it may be left open. */
  isOptional?: boolean;
}

interface SwitchSetting extends SettingBase {
  type: 'boolean';
  default: boolean;
}

export interface NumberSetting extends SettingBase {
  type: 'integer';
  unit: string;
  default: number;
  max: number;
  /** Off at 0: it has a switch. */
  isRule?: boolean;
}

export type SettingDefinition = TextSetting | SwitchSetting | NumberSetting;

/** Every setting of the installation, in the order of the screen. A number of 0 sets no limit. */
export const settingDefinitions = {
  site_name: {
    type: 'string',
    kind: 'line',
    group: 'general',
    label: 'Site Name',
    effect: 'In titles, mails and watch pages. Empty shows Herald.',
    default: '',
    maxCharacters: 60,
  },
  site_description: {
    type: 'string',
    kind: 'block',
    group: 'general',
    label: 'Site Description',
    effect: 'What search engines show under a link to this site.',
    default: 'AI-powered UGC video generation platform',
    maxCharacters: 300,
  },
  support_email: {
    type: 'string',
    kind: 'email',
    group: 'general',
    label: 'Support email',
    effect: 'Where people write when something asks them to contact support, on screens and in mails.',
    default: '',
    maxCharacters: 254,
  },
  support_url: {
    type: 'string',
    kind: 'address',
    group: 'general',
    label: 'Support page',
    effect: 'Used in place of the email address where both are set.',
    default: '',
    maxCharacters: limits.linkCharacters,
  },
  time_zone: {
    type: 'string',
    kind: 'zone',
    group: 'general',
    label: 'Time zone',
    effect:
      'Where the days of figures begin and end, like Europe/Berlin. Days that are over stay as they were counted.',
    default: 'UTC',
    maxCharacters: 60,
  },
  max_videos_per_user: {
    type: 'integer',
    unit: 'videos',
    group: 'general',
    label: 'Max Videos per User',
    effect: 'Per account and calendar month, whatever the plan. 0 leaves it to the plans.',
    default: 0,
    max: 1_000_000,
  },
  max_video_length: {
    type: 'integer',
    unit: 'seconds',
    group: 'general',
    label: 'Max Video Length',
    effect: 'For everyone, whatever the plan. 0 leaves it to the plans.',
    default: 300,
    max: 3_600,
  },
  maintenance_mode: {
    type: 'boolean',
    group: 'system',
    label: 'Maintenance mode',
    effect: 'Only administrators can use the app. Videos in progress continue; watch pages and sites stay open.',
    default: false,
  },
  registration_enabled: {
    type: 'boolean',
    group: 'system',
    label: 'Registration',
    effect: 'New people can sign up. Invitations to a team and sales open accounts either way.',
    default: true,
  },
  email_verification_required: {
    type: 'boolean',
    group: 'system',
    label: 'Email verification',
    effect:
      'People make videos once they confirm their address. Without a mail server every address counts as confirmed.',
    default: true,
  },
  admin_two_factor_required: {
    type: 'boolean',
    group: 'system',
    label: 'Two-factor for administrators',
    effect: 'The back office stays closed to administrators who have not turned on two-factor for their account.',
    default: false,
  },
  default_plan: {
    type: 'string',
    kind: 'plan',
    group: 'features',
    label: 'Default plan',
    effect: 'Given to everyone who signs up.',
    default: 'FE',
    maxCharacters: 100,
  },
  fallback_plan: {
    type: 'string',
    kind: 'plan',
    group: 'features',
    label: 'Who has no plan gets',
    effect: 'What people may do once their plans have ended. Without one they keep their videos and make no new ones.',
    default: '',
    maxCharacters: 100,
    isOptional: true,
  },
  max_storage_mb: {
    type: 'integer',
    unit: 'MB',
    group: 'features',
    label: 'Storage per account',
    effect: 'Where the plans of an account name none. 0 sets no limit.',
    default: 5_000,
    max: 100_000_000,
  },
  made_once_mb: {
    type: 'integer',
    unit: 'MB',
    group: 'features',
    label: 'Kept parts of films',
    effect:
      'Room for finished parts that later films use again. The least used go first, and each after 30 days without use. 0 sets no limit.',
    default: 4_000,
    max: 100_000_000,
  },
  ai_mark_enabled: {
    type: 'boolean',
    group: 'features',
    label: 'AI mark',
    effect:
      'Marks the pictures of videos on watch pages and sites. Off: the words beside them still say what is AI-generated, and embedded players keep their mark.',
    default: true,
  },
  ai_editor_url: {
    type: 'string',
    kind: 'address',
    group: 'integrations',
    label: 'AI editor address',
    effect: 'The page that AI Video Editor opens. Empty means that no editor is connected.',
    default: '',
    maxCharacters: limits.linkCharacters,
  },
  openai_speech_model: {
    type: 'string',
    kind: 'line',
    group: 'integrations',
    label: 'OpenAI speech model',
    effect: 'Speaks for accounts that have a key of their own for OpenAI. Empty offers them no voices of OpenAI.',
    default: 'gpt-4o-mini-tts',
    maxCharacters: 100,
  },
  openai_image_model: {
    type: 'string',
    kind: 'line',
    group: 'integrations',
    label: 'OpenAI image model',
    effect: 'Draws people for accounts that have a key of their own for OpenAI. Empty leaves that to Herald.',
    default: SUGGESTED_MODELS.openaiImages,
    maxCharacters: 100,
  },
  google_tts_enabled: {
    type: 'boolean',
    group: 'integrations',
    label: 'Google voices',
    effect:
      'Off: no voice of Google is listed or used with a key of Settings or the environment. Accounts with a key of their own keep them.',
    default: true,
  },
  watched_words: {
    type: 'string',
    kind: 'lines',
    noun: 'word or phrase',
    group: 'moderation',
    label: 'Watched words',
    effect: 'New content with one of them is flagged and stays visible. A * at the end stands for any ending.',
    default: '',
    maxCharacters: 10_000,
  },
  review_first_videos: {
    type: 'integer',
    unit: 'videos',
    group: 'moderation',
    label: 'Review of new accounts',
    effect: 'The first videos of each account wait for a moderator and stay visible while they wait. 0 reviews none.',
    default: 0,
    max: 100,
  },
  removal_reasons: {
    type: 'string',
    kind: 'lines',
    noun: 'reason',
    group: 'moderation',
    label: 'Reasons to remove',
    effect: 'Moderators choose one when they remove something, and its owner reads it.',
    default: 'False health claim\nScam\nMisleading\nSpam\nA picture of somebody who did not agree\nHate\nAdult content',
    maxCharacters: 2_000,
  },
  alert_emails: {
    type: 'string',
    kind: 'emails',
    noun: 'address',
    group: 'alerts',
    label: 'Mail to',
    effect: 'They get a mail when an alert starts and when it is over.',
    default: '',
    maxCharacters: 1_000,
  },
  alert_webhook_url: {
    type: 'string',
    kind: 'address',
    group: 'alerts',
    label: 'Webhook address',
    effect: 'Gets the same as signed JSON. The secret that signs it is under Monitoring, Alerts.',
    default: '',
    maxCharacters: limits.linkCharacters,
  },
  alert_process_lost_sec: {
    type: 'integer',
    isRule: true,
    unit: 'seconds',
    group: 'alerts',
    label: 'A process is not heard',
    effect: 'Processes report every 15 s.',
    default: 45,
    max: 86_400,
  },
  alert_service_down_min: {
    type: 'integer',
    isRule: true,
    unit: 'minutes',
    group: 'alerts',
    label: 'A service does not work',
    effect: 'Store, mail, and every speech, film and picture service.',
    default: 2,
    max: 10_000,
  },
  alert_month_cap_percent: {
    type: 'integer',
    isRule: true,
    unit: '%',
    group: 'alerts',
    label: 'A service nears its monthly cap',
    effect: 'Of the cap for the whole installation.',
    default: 90,
    max: 100,
  },
  alert_films_wait_sec: {
    type: 'integer',
    isRule: true,
    unit: 'seconds',
    group: 'alerts',
    label: 'Films wait in the queue',
    effect: 'How long the first in the queue has waited.',
    default: 900,
    max: 1_000_000,
  },
  alert_failed_sales: {
    type: 'integer',
    isRule: true,
    unit: 'an hour',
    group: 'alerts',
    label: 'Webhook events fail',
    effect: 'Events of sellers that failed in the last hour.',
    default: 5,
    max: 1_000_000,
  },
  alert_disk_percent: {
    type: 'integer',
    isRule: true,
    unit: '%',
    group: 'alerts',
    label: 'Disk is full',
    effect: 'Of the disk with the data folder, on each machine.',
    default: 85,
    max: 100,
  },
  alert_mails_unsent: {
    type: 'integer',
    isRule: true,
    unit: 'mails',
    group: 'alerts',
    label: 'Mails are not sent',
    effect: 'Mails that were given up.',
    default: 10,
    max: 1_000_000,
  },
  alert_errors_percent: {
    type: 'integer',
    isRule: true,
    unit: '%',
    group: 'alerts',
    label: 'Requests fail',
    effect: 'Of the requests of the last 5 minutes, if there were 20 or more.',
    default: 5,
    max: 100,
  },
} as const satisfies Record<string, SettingDefinition>;

type Definitions = typeof settingDefinitions;
export type SettingKey = keyof Definitions;
export type SettingValue = string | number | boolean;

interface ValueOfType {
  string: string;
  boolean: boolean;
  integer: number;
}

/** The settings of the whole installation. */
export type SiteSettings = { -readonly [Key in SettingKey]: ValueOfType[Definitions[Key]['type']] };

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingDefinitions, key);

export const definitionOf = (key: SettingKey): SettingDefinition => settingDefinitions[key];

export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].default]),
) as SiteSettings;
