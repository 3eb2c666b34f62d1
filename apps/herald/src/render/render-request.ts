import { createHash } from 'node:crypto';
import {
  ASPECTS,
  CAPTION_CHOICES,
  DEFAULT_CHOICES,
  isColor,
  isOneOf,
  plainText,
  RESOLUTIONS,
  SETTINGS,
  webAddressOf,
} from '@herald/media';
import { z } from 'zod';

const LARGEST_SEED = 2 ** 32 - 1;
const shownText = z.string().overwrite(plainText);

/** What one run of `herald render` makes, from flags or a scene file. */
export const renderRequest = z.strictObject({
  text: shownText.trim().min(1, 'is empty').optional(),
  audio: z.string().optional(),
  voice: z.string().optional(),
  locale: z.string().default('en-US'),
  rate: z.coerce.number().min(0.5).max(2).default(1),
  music: z.string().optional(),
  preset: z.string().optional(),
  photo: z.string().optional(),
  background: z.string().optional(),
  aspect: z.enum(ASPECTS).default(DEFAULT_CHOICES.aspect),
  resolution: z.coerce.number().pipe(z.literal(RESOLUTIONS)).default(DEFAULT_CHOICES.resolution),
  captions: z.enum(CAPTION_CHOICES).default(DEFAULT_CHOICES.captions),
  product: z.string().optional(),
  logo: z.string().optional(),
  hook: shownText.optional(),
  cta: shownText.optional(),
  link: shownText.refine((text) => webAddressOf(text) !== undefined, 'is no web address').optional(),
  title: shownText.default(''),
  seed: z.coerce.number().int().min(0).max(LARGEST_SEED).optional(),
  scene: z.record(z.string(), z.unknown()).default({}),
});

export type RenderRequest = z.output<typeof renderRequest>;

/** The fields that contain paths. */
export const FILE_FIELDS = ['audio', 'music', 'photo', 'product', 'logo'] as const;

/** A background that is neither a setting nor a color is a picture file. */
export function isPictureFile(background: string): boolean {
  return !isOneOf(SETTINGS, background) && !isColor(background);
}

/** The same command makes the same video, and another script moves differently. */
export function seedOf({ seed, text = '', audio = '', preset = '', photo = '' }: RenderRequest): number {
  if (seed !== undefined) return seed;
  return createHash('sha256')
    .update(JSON.stringify([text, audio, preset, photo]))
    .digest()
    .readUInt32LE(0);
}
