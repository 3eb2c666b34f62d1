import { createHash } from 'node:crypto';
import { brandLook } from '@herald/contract/brand';
import { filmPlan } from '@herald/contract/film-plan';
import {
  ASPECTS,
  AUDIO_BITRATES,
  CAPTION_CHOICES,
  DEFAULT_CHOICES,
  DEVICE_FRAMES,
  DRAWN_ROOMS,
  EFFECT_CHOICES,
  FIGURE_CHOICES,
  GROUNDS,
  type Ground,
  isColor,
  isOneOf,
  MUSIC_CHOICES,
  PACES,
  PROGRESS_BAR_CHOICES,
  RESOLUTIONS,
  SETTINGS,
  VIDEO_QUALITIES,
} from '@herald/media/choices';
import { MATERIAL_LIMITS } from '@herald/media/clips';
import { MAX_TUNE, UNDER_VOICE_DB } from '@herald/media/music';
import { plainText } from '@herald/media/plain-text';
import { USUAL_BRAND } from '@herald/media/scene/brand';
import { type MaterialShot, MOST_MATERIAL, materialShot } from '@herald/media/scene/shot-plan';
import { markProblem } from '@herald/media/script-marks';
import { TRADES } from '@herald/media/trades';
import { webAddressOf } from '@herald/media/web-address';
import { CHARACTER_PRESETS } from '@herald/stage';
import { z } from 'zod';

/** Who speaks when nobody is named. */
export const DEFAULT_PRESET = 'emma';

const LARGEST_SEED = 2 ** 32 - 1;
const shownText = z.string().overwrite(plainText);

const clipSecond = z.number().min(0).max(MATERIAL_LIMITS.longestSec).optional();
const USED_PART = /@(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** A picture or a clip that fills the frame for a while: its file, a clip's perhaps with its used part, or more of it in a scene file. */
const pictureFile = z.union([
  z.string().transform((written) => {
    const [part, fromSec, untilSec] = USED_PART.exec(written) ?? [];
    const file = part ? written.slice(0, -part.length) : written;
    const used = part && isClipFile(file) ? { fromSec: Number(fromSec), untilSec: Number(untilSec) } : {};
    return { file: 'fromSec' in used ? file : written, name: '', focusX: 0.5, focusY: 0.5, ...used };
  }),
  z.strictObject({
    file: z.string(),
    name: z.string().max(80).default(''),
    focusX: z.number().min(0).max(1).default(0.5),
    focusY: z.number().min(0).max(1).default(0.5),
    frame: z.enum(DEVICE_FRAMES).optional(),
    fromSec: clipSecond,
    untilSec: clipSecond,
  }),
]);

/** Of a brand: its colors and what has a usual value. */
const brandFile = z.strictObject({
  ...brandLook.shape,
  font: brandLook.shape.font.default(USUAL_BRAND.font),
  end_card: brandLook.shape.end_card.default(DEFAULT_CHOICES.endCard),
});

/** What one run of `herald render` makes, from flags or a scene file. */
export const renderRequest = z.strictObject({
  text: shownText
    .trim()
    .min(1, 'is empty')
    .superRefine((text, check) => {
      const problem = markProblem(text);
      if (problem) check.addIssue({ code: 'custom', message: problem });
    })
    .optional(),
  audio: z.string().optional(),
  voice: z.string().optional(),
  locale: z.string().default('en-US'),
  rate: z.coerce.number().min(0.5).max(2).default(1),
  music: z.string().optional(),
  'music-mood': z.enum(MUSIC_CHOICES).default(DEFAULT_CHOICES.music),
  'music-tune': z.coerce.number().int().min(0).max(MAX_TUNE).default(0),
  'music-under': z.coerce
    .number()
    .min(UNDER_VOICE_DB.min)
    .max(UNDER_VOICE_DB.max)
    .default(DEFAULT_CHOICES.underVoiceDb),
  effects: z.enum(EFFECT_CHOICES).default(DEFAULT_CHOICES.effects),
  preset: z
    .string()
    .toLowerCase()
    .pipe(z.enum(CHARACTER_PRESETS.map(({ id }) => id)))
    .optional(),
  photo: z.string().optional(),
  clip: z.string().optional(),
  background: z.string().optional(),
  /** Where the words were from when a plan was written. */
  place: z.enum([...SETTINGS, ...DRAWN_ROOMS, ...TRADES]).optional(),
  aspect: z.enum(ASPECTS).default(DEFAULT_CHOICES.aspect),
  resolution: z.coerce.number().pipe(z.literal(RESOLUTIONS)).default(DEFAULT_CHOICES.resolution),
  quality: z.enum(VIDEO_QUALITIES).default(DEFAULT_CHOICES.videoQuality),
  sound: z.enum(AUDIO_BITRATES).default(DEFAULT_CHOICES.audioBitrate),
  captions: z.enum(CAPTION_CHOICES).default(DEFAULT_CHOICES.captions),
  pace: z.enum(PACES).default(DEFAULT_CHOICES.pace),
  figures: z.enum(FIGURE_CHOICES).default(DEFAULT_CHOICES.figures),
  'progress-bar': z.enum(PROGRESS_BAR_CHOICES).default(DEFAULT_CHOICES.progressBar),
  product: z.string().optional(),
  picture: z.array(pictureFile).max(MOST_MATERIAL, `may be given ${MOST_MATERIAL} times`).default([]),
  logo: z.string().optional(),
  brand: brandFile.optional(),
  hook: shownText.optional(),
  cta: shownText.optional(),
  link: shownText.refine((text) => webAddressOf(text) !== undefined, 'is no web address').optional(),
  title: shownText.default(''),
  seed: z.coerce.number().int().min(0).max(LARGEST_SEED).optional(),
  plan: filmPlan.optional(),
  scene: z.record(z.string(), z.unknown()).default({}),
});

export type RenderRequest = z.output<typeof renderRequest>;

/** The fields that contain paths. */
export const FILE_FIELDS = ['audio', 'music', 'photo', 'clip', 'product', 'logo'] as const;

/** The paths of every file a request names. */
export function filesOf(request: RenderRequest): string[] {
  const { background, picture } = request;
  const files = [...FILE_FIELDS.map((field) => request[field]), ...picture.map(({ file }) => file)];
  if (background && isPictureFile(background)) files.push(background);
  return files.flatMap((path) => path || []);
}

/** What films show as a clip; its content is judged when it is read. */
export function isClipFile(file: string): boolean {
  return /\.(?:mp4|m4v|webm|mov)$/i.test(file);
}

/** The shots of the pictures and clips of a request, numbered together in the order in which they are given. */
export function materialShots({ picture }: Pick<RenderRequest, 'picture'>): MaterialShot[] {
  return picture.flatMap(({ file }, place) => materialShot(isClipFile(file) ? 'clip' : 'picture', place + 1) ?? []);
}

/** A background that is neither a setting, a room, a color nor one of the grounds is a picture file. */
export function isPictureFile(background: string): boolean {
  const isDrawn = isOneOf(SETTINGS, background) || isOneOf([...DRAWN_ROOMS, ...TRADES], background);
  return !isDrawn && !isColor(background) && !isOneOf(PLAIN_BACKGROUNDS, background);
}

/** Backgrounds of a presenter without a place. */
const PLAIN_BACKGROUNDS = GROUNDS.filter((ground) => ground !== 'place');

export function groundOf({ background }: Pick<RenderRequest, 'background'>): Ground {
  return isOneOf(PLAIN_BACKGROUNDS, background) ? background : 'place';
}

/** A presenter without a place is filmed in one shot, without figures; captions are burned in where they are asked for. */
export function withUsualOfGround(fields: Record<string, unknown>): Record<string, unknown> {
  if (!isOneOf(PLAIN_BACKGROUNDS, fields.background)) return fields;
  return { captions: 'off', pace: 'single', figures: 'off', ...fields };
}

/** The same script spoken by the same person makes the same film; another script or person moves differently. */
export function seedOf(request: RenderRequest): number {
  const { seed, text = '', audio = '', preset = DEFAULT_PRESET, photo, clip, scene } = request;
  if (seed !== undefined) return seed;
  return createHash('sha256')
    .update(JSON.stringify([text, audio, scene.performer ?? photo ?? clip ?? preset]))
    .digest()
    .readUInt32LE(0);
}
