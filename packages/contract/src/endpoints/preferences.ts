import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { limits } from '../limits.ts';
import { optionLists } from '../option-lists.ts';

const oneOf = (list: readonly { value: string }[]) => z.enum(list.map(({ value }) => value) as [string, ...string[]]);
const { min, max } = limits.speechRate;

/** A user's preferences, with their defaults. */
export const preferences = z
  .object({
    defaultVoice: oneOf(optionLists.defaultVoice).default('female-young-english'),
    defaultLanguage: oneOf(optionLists.language).default('en-US'),
    defaultAvatarStyle: oneOf(optionLists.avatarStyle).default('professional'),
    defaultBackgroundStyle: oneOf(optionLists.background).default('modern'),
    videoQuality: z.string().max(20).default('high'),
    theme: z.enum(['dark', 'light', 'auto']).default('dark'),
    sidebarCollapsed: z.boolean().default(false),
    compactView: z.boolean().default(false),
    emailNotifications: z.boolean().default(true),
    videoCompleteNotifications: z.boolean().default(true),
    marketingEmails: z.boolean().default(false),
    weeklyReports: z.boolean().default(true),
    autoSave: z.boolean().default(true),
    confirmBeforeDelete: z.boolean().default(true),
    showPreviewBeforeGenerate: z.boolean().default(true),
    voiceSpeed: z.array(z.number().min(min).max(max)).length(1).default([limits.speechRate.default]),
    audioBitrate: z.string().max(20).default('high'),
  })
  .meta({ id: 'Preferences' });
export type Preferences = z.output<typeof preferences>;

export const defaultPreferences: Preferences = preferences.parse({});

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
