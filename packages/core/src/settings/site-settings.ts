import { z } from 'zod';

/** The settings of the whole installation, with their defaults. */
export const siteSettings = z.object({
  site_name: z.string().default(''),
  site_description: z.string().default('AI-powered UGC video generation platform'),
  maintenance_mode: z.boolean().default(false),
  registration_enabled: z.boolean().default(true),
  email_verification_required: z.boolean().default(true),
  max_videos_per_user: z.number().int().min(0).default(0),
  max_video_length: z.number().int().min(0).default(0),
  max_storage_mb: z.number().int().min(0).default(5000),
  default_plan: z.string().default('FE'),
  google_tts_enabled: z.boolean().default(true),
  ai_editor_url: z.string().default(''),
  ai_mark_enabled: z.boolean().default(true),
});
export type SiteSettings = z.infer<typeof siteSettings>;
export type SettingKey = keyof SiteSettings;

export const defaultSettings: SiteSettings = siteSettings.parse({});

interface SettingMeta {
  type: 'string' | 'boolean' | 'integer';
  group: 'general' | 'system' | 'features' | 'integrations';
  description: string;
}

export const settingMeta: Record<SettingKey, SettingMeta> = {
  site_name: { type: 'string', group: 'general', description: 'Name of the site' },
  site_description: { type: 'string', group: 'general', description: 'What the site is, in one line' },
  maintenance_mode: { type: 'boolean', group: 'system', description: 'Only administrators may use the site' },
  registration_enabled: { type: 'boolean', group: 'system', description: 'New people may sign up' },
  email_verification_required: {
    type: 'boolean',
    group: 'system',
    description: 'Making videos waits until the address is confirmed',
  },
  max_videos_per_user: {
    type: 'integer',
    group: 'features',
    description: 'Videos per calendar month, for everyone; 0 leaves it to the plans',
  },
  max_video_length: {
    type: 'integer',
    group: 'features',
    description: 'Longest video in seconds, for everyone; 0 leaves it to the plans',
  },
  max_storage_mb: {
    type: 'integer',
    group: 'features',
    description: 'Storage of an account in MB, where its plans do not say; 0 for no limit',
  },
  default_plan: { type: 'string', group: 'features', description: 'Plan of new users' },
  ai_mark_enabled: {
    type: 'boolean',
    group: 'features',
    description: 'Watch pages, embedded players and sites mark videos as AI-generated',
  },
  ai_editor_url: {
    type: 'string',
    group: 'integrations',
    description: 'Address of the external video editor shown at /ai-editor; empty for none',
  },
  google_tts_enabled: { type: 'boolean', group: 'integrations', description: 'Google voices are offered' },
};

/** The name of an installation that has not chosen one. */
export const productName = 'Herald';
