import { AUDIO_BITRATES, VIDEO_QUALITIES } from '@herald/media/choices';
import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { secretField } from '../fields.ts';
import { limits } from '../limits.ts';
import { optionLists } from '../option-lists.ts';
import { mailTopics } from '../statuses.ts';

const oneOf = (list: readonly { value: string }[]) => z.enum(list.map(({ value }) => value) as [string, ...string[]]);
const { min, max } = limits.speechRate;

/** Presenters of a new video have its gender. */
const namedVoice = z
  .string()
  .max(80)
  .regex(/^(?:female|male|other)-[\w-]+:\S/);

/** A user's preferences, with their defaults. */
export const preferences = z
  .object({
    defaultVoice: z
      .union([oneOf(optionLists.defaultVoice), namedVoice])
      .default('female-young-english')
      .describe('One of six, or a voice of the lists by gender and id: `female-kokoro:af_heart`.'),
    defaultLanguage: oneOf(optionLists.language).default('en-US'),
    defaultAvatarStyle: oneOf(optionLists.avatarStyle).default('professional'),
    defaultBackgroundStyle: oneOf(optionLists.background).default('modern'),
    videoQuality: z
      .enum(VIDEO_QUALITIES)
      .default('high')
      .describe('How much of the pictures new videos keep: x264 at 23, 19.5 or 16.'),
    theme: z.enum(['dark', 'light', 'auto']).default('dark'),
    sidebarCollapsed: z.boolean().default(false).describe('The wizard shows only an edge of its stage.'),
    compactView: z.boolean().default(false).describe('The library shows smaller cards and rows.'),
    emailNotifications: z.boolean().default(true).describe('Off: no mail that one can do without.'),
    videoCompleteNotifications: z.boolean().default(true).describe('A mail when a video is ready.'),
    marketingEmails: z.boolean().default(false).describe('Mails in which the administrators tell what is new.'),
    weeklyReports: z
      .boolean()
      .default(true)
      .describe('A mail on Monday morning, where the user signed in last, with the figures of the week.'),
    autoSave: z.boolean().default(true),
    confirmBeforeDelete: z.boolean().default(true),
    showPreviewBeforeGenerate: z.boolean().default(true),
    voiceSpeed: z.array(z.number().min(min).max(max)).length(1).default([limits.speechRate.default]),
    audioBitrate: z
      .enum(AUDIO_BITRATES)
      .default('high')
      .describe('The sound of new videos: AAC at 96, 128 or 192 kbit/s.'),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

export const defaultPreferences: Preferences = preferences.parse({});

/** Options that have another name since an earlier release. */
function renamed(stored: Record<string, unknown>): Record<string, unknown> {
  return stored.videoQuality === 'highest' ? { ...stored, videoQuality: 'best' } : stored;
}

/** Preferences of another release may hold options that no longer exist: those return to their defaults, the others stay. */
export function readStoredPreferences(stored: Record<string, unknown>): Preferences {
  const named = renamed(stored);
  const { error } = preferences.safeParse(named);
  const unknown = new Set(error?.issues.map(({ path }) => path[0]));
  return preferences.parse(Object.fromEntries(Object.entries(named).filter(([name]) => !unknown.has(name))));
}

const tag = 'Accounts';

const ticket = z.object({ token: secretField });

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
  readUnsubscription: ep({
    method: 'POST',
    path: '/unsubscribe/read',
    tag,
    summary: 'Which mails the link of a mail ends',
    auth: 'public',
    body: ticket,
    response: dataAnswer(z.object({ topic: z.enum(mailTopics), is_on: z.boolean() })),
  }),
  unsubscribe: ep({
    method: 'POST',
    path: '/unsubscribe',
    tag,
    summary: 'End such mails with the link of one of them, without a sign-in',
    auth: 'public',
    body: ticket,
    response: dataAnswer(z.object({ topic: z.enum(mailTopics) })),
    openInMaintenance: true,
  }),
};
