import { z } from 'zod';

const BACKGROUND_SETTINGS = ['modern', 'home', 'studio', 'outdoor', 'minimal'];

/** What one call of `herald render` asks for, whether by flags or by a scene file. */
export const renderRequest = z.strictObject({
  text: z.string().trim().min(1, 'is empty').optional(),
  audio: z.string().optional(),
  voice: z.string().optional(),
  locale: z.string().default('en-US'),
  rate: z.coerce.number().min(0.5).max(2).default(1),
  music: z.string().optional(),
  preset: z.string().optional(),
  photo: z.string().optional(),
  background: z.string().default('home'),
  aspect: z.enum(['9:16', '4:5', '1:1', '16:9']).default('9:16'),
  resolution: z.coerce
    .number()
    .pipe(z.union([z.literal(720), z.literal(1080)]))
    .default(720),
  captions: z.enum(['pop', 'karaoke', 'box', 'minimal', 'off']).default('pop'),
  product: z.string().optional(),
  logo: z.string().optional(),
  hook: z.string().optional(),
  cta: z.string().optional(),
  title: z.string().default(''),
  scene: z.record(z.string(), z.unknown()).default({}),
});

export type RenderRequest = z.output<typeof renderRequest>;

/** The fields that name files. */
export const FILE_FIELDS = ['audio', 'music', 'photo', 'product', 'logo'] as const;

export function isSetting(background: string): boolean {
  return BACKGROUND_SETTINGS.includes(background);
}

export function isColor(background: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(background);
}
