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

/** What may be chosen. */
const choices = {
  defaultVoice: z
    .union([oneOf(optionLists.defaultVoice), namedVoice])
    .describe('One of six, or a voice of the lists by gender and id: `female-kokoro:af_heart`.'),
  defaultLanguage: oneOf(optionLists.language),
  defaultAvatarStyle: oneOf(optionLists.avatarStyle),
  defaultBackgroundStyle: oneOf(optionLists.background),
  videoQuality: z.enum(VIDEO_QUALITIES).describe('How much of the pictures new videos keep: x264 at 23, 19.5 or 16.'),
  theme: z.enum(['dark', 'light', 'auto']),
  sidebarCollapsed: z.boolean().describe('The wizard shows only an edge of its stage.'),
  compactView: z.boolean().describe('The library shows smaller cards and rows.'),
  emailNotifications: z.boolean().describe('Off: no mail that one can do without.'),
  videoCompleteNotifications: z.boolean().describe('A mail when a video is ready.'),
  marketingEmails: z.boolean().describe('Mails in which the administrators tell what is new.'),
  weeklyReports: z
    .boolean()
    .describe('A mail on Monday morning, where the user signed in last, with the figures of the week.'),
  autoSave: z.boolean(),
  confirmBeforeDelete: z.boolean(),
  showPreviewBeforeGenerate: z.boolean(),
  voiceSpeed: z.array(z.number().min(min).max(max)).length(1),
  audioBitrate: z.enum(AUDIO_BITRATES).describe('The sound of new videos: AAC at 96, 128 or 192 kbit/s.'),
};

/** A user's preferences, with their defaults. */
export const preferences = z
  .object({
    defaultVoice: choices.defaultVoice.default('female-young-english'),
    defaultLanguage: choices.defaultLanguage.default('en-US'),
    defaultAvatarStyle: choices.defaultAvatarStyle.default('professional'),
    defaultBackgroundStyle: choices.defaultBackgroundStyle.default('modern'),
    videoQuality: choices.videoQuality.default('high'),
    theme: choices.theme.default('dark'),
    sidebarCollapsed: choices.sidebarCollapsed.default(false),
    compactView: choices.compactView.default(false),
    emailNotifications: choices.emailNotifications.default(true),
    videoCompleteNotifications: choices.videoCompleteNotifications.default(true),
    marketingEmails: choices.marketingEmails.default(false),
    weeklyReports: choices.weeklyReports.default(true),
    autoSave: choices.autoSave.default(true),
    confirmBeforeDelete: choices.confirmBeforeDelete.default(true),
    showPreviewBeforeGenerate: choices.showPreviewBeforeGenerate.default(true),
    voiceSpeed: choices.voiceSpeed.default([limits.speechRate.default]),
    audioBitrate: choices.audioBitrate.default('high'),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

/** What is to be another way. */
const preferenceChanges = z.object(choices).partial();
export type PreferenceChanges = z.output<typeof preferenceChanges>;

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
    summary: 'Change preferences; fields that are left out stay',
    auth: 'user',
    body: preferenceChanges,
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
