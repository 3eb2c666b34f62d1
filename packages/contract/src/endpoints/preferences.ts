import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { limits } from '../limits.ts';
import { optionLists } from '../option-lists.ts';

const oneOf = (list: readonly { value: string }[]) => z.enum(list.map(({ value }) => value) as [string, ...string[]]);
const { min, max } = limits.speechRate;

/** The resolution a new video begins with. */
const VIDEO_QUALITIES = ['high', 'highest'] as const;
/** Every film has AAC at 128 kbit/s. */
const AUDIO_BITRATES = ['high'] as const;
const unused = 'Stored for clients. Nothing in Herald depends on it.';

/** A user's preferences, with their defaults. */
export const preferences = z
  .object({
    defaultVoice: oneOf(optionLists.defaultVoice).default('female-young-english'),
    defaultLanguage: oneOf(optionLists.language).default('en-US'),
    defaultAvatarStyle: oneOf(optionLists.avatarStyle).default('professional'),
    defaultBackgroundStyle: oneOf(optionLists.background).default('modern'),
    videoQuality: z.enum(VIDEO_QUALITIES).default('high').describe('high: 720p, highest: 1080p.'),
    theme: z.enum(['dark', 'light', 'auto']).default('dark'),
    sidebarCollapsed: z.boolean().default(false).describe(unused),
    compactView: z.boolean().default(false).describe(unused),
    emailNotifications: z.boolean().default(true).describe(unused),
    videoCompleteNotifications: z.boolean().default(true).describe(unused),
    marketingEmails: z.boolean().default(false).describe(unused),
    weeklyReports: z.boolean().default(true).describe(unused),
    autoSave: z.boolean().default(true),
    confirmBeforeDelete: z.boolean().default(true),
    showPreviewBeforeGenerate: z.boolean().default(true),
    voiceSpeed: z.array(z.number().min(min).max(max)).length(1).default([limits.speechRate.default]),
    audioBitrate: z.enum(AUDIO_BITRATES).default('high').describe('high: 128 kbit/s, the only one there is.'),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

export const defaultPreferences: Preferences = preferences.parse({});

/** Preferences of another release may hold options that no longer exist: those return to their defaults, the others stay. */
export function readStoredPreferences(stored: Record<string, unknown>): Preferences {
  const { error } = preferences.safeParse(stored);
  const unknown = new Set(error?.issues.map(({ path }) => path[0]));
  return preferences.parse(Object.fromEntries(Object.entries(stored).filter(([name]) => !unknown.has(name))));
}

const tag = 'Accounts';

export const preferenceEndpoints = {
  getPreferences: ep({
    method: 'GET',
    path: '/user/settings/preferences',
    tag,
    summary: 'The user’s preferences; what was never set has its default',
    auth: 'user',
    response: dataAnswer(preferences),
  }),
  savePreferences: ep({
    method: 'PUT',
    path: '/user/settings/preferences',
    tag,
    summary: 'Replace all preferences; fields that are left out return to their defaults',
    auth: 'user',
    body: preferences,
    response: z.object({ status: z.literal('success'), message: z.string(), data: preferences }),
  }),
};
