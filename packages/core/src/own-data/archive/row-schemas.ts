import { brandKit } from '@herald/contract/brand';
import { readStoredDraft, videoOutput } from '@herald/contract/draft';
import { avatarConsent } from '@herald/contract/endpoints/avatars';
import { clipWord } from '@herald/contract/endpoints/speech';
import {
  audioSources,
  avatarKinds,
  clipChecks,
  clipSources,
  performerKinds,
  pictureFormats,
  picturePurposes,
  videoPrivacies,
  videoStatuses,
} from '@herald/contract/statuses';
import { templateCategories, templateVariable, templateVisibilities } from '@herald/contract/template';
import { ASPECTS, isColor } from '@herald/media/choices';
import { CLIP_USES, clipReport } from '@herald/media/clips';
import { TRANSPARENT_KINDS } from '@herald/media/engines/video-engine';
import { MATERIAL_SHOTS } from '@herald/media/scene/shot-plan';
import { z } from 'zod';
import { type ArchivedColumn, type ArchivedName, listColumns } from './archived-tables-repository.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A file of the account the rows come from; which account that is, the import checks. */
const key = z.string().regex(new RegExp(`^accounts/${UUID}/[a-z]+/${UUID}[./][A-Za-z0-9._/-]+$`));
const noFile = z.literal('');
/** It becomes a link on a page, so it is nothing but a web address. */
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]);
const color = z.string().refine(isColor, 'This is no color.');
// PostgreSQL has no text with this character.
const text = z.string().refine((value) => !value.includes('\0'), 'No text holds a NUL.');
const anything = z
  .unknown()
  .refine((value) => !JSON.stringify(value ?? null).includes('\\u0000'), 'No text holds a NUL.');
const draft = anything.refine((value) => readStoredDraft(value) !== undefined, 'This is no draft.');
const output = anything.refine((value) => videoOutput.safeParse(value).success, 'This is no output.');

const transparent = z
  .array(z.strictObject({ kind: z.enum(TRANSPARENT_KINDS), key, sizeBytes: z.number().int().min(0) }))
  .max(TRANSPARENT_KINDS.length)
  .optional();
const otherRatio = z.strictObject({
  aspect: z.enum(ASPECTS),
  video: key,
  poster: key,
  sizeBytes: z.number().int().min(0),
  transparent,
});
const files = z.strictObject({
  ...{ video: key, poster: key, preview: key, vtt: key, srt: key, report: key },
  others: z.array(otherRatio).max(ASPECTS.length).optional(),
  transparent,
});
const ingredients = z.strictObject({
  avatarId: z.uuid(),
  audioId: z.uuid(),
  movesAs: z.union([z.uuid(), z.literal('')]).optional(),
  musicId: z.uuid().nullable(),
  productKey: key.nullable(),
  backgroundKey: key.nullable(),
  logoKey: key.nullable(),
  materialKeys: z.partialRecord(z.enum(MATERIAL_SHOTS), key).optional(),
});

const leftBehind = text.nullable().transform(() => null);

/** What a column holds beyond its type in the database. */
const columnRules: Partial<Record<ArchivedName, Record<string, z.ZodType>>> = {
  users: { pictureKey: key.nullable(), website: link },
  user_preferences: { preferences: z.record(z.string(), anything) },
  pictures: { key, purpose: z.enum(picturePurposes), format: z.enum(pictureFormats) },
  audio_clips: {
    soundKey: key,
    timingKey: key.nullable(),
    source: z.enum(audioSources),
    words: z.array(clipWord),
    notes: z.array(text),
    peaks: z.array(z.number()),
  },
  person_clips: {
    use: z.enum(CLIP_USES),
    source: z.enum(clipSources),
    state: z.literal('ready'),
    report: clipReport,
    proxyKey: key,
    trackKey: key,
    // Archives of older versions have none.
    bookKey: key.nullable().default(null),
    posterKey: key,
    check: z.enum(clipChecks).nullable(),
  },
  avatars: {
    kind: z.enum(avatarKinds),
    presetId: z.null(),
    // People of a service belong to the key they were listed with, which does not come along.
    hostedBy: leftBehind,
    hostedId: leftBehind,
    // Everybody may choose an actor of the cast, and the release that allows it does not come along.
    castAt: leftBehind,
    pictureKey: z.union([key, noFile]),
    productImageKey: key.nullable(),
    consent: avatarConsent.nullable(),
  },
  videos: {
    status: z.enum(videoStatuses),
    privacy: z.enum(videoPrivacies),
    linkUrl: link,
    slug: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .nullable(),
    performer: z.enum(performerKinds).nullable(),
    draft: draft.nullable(),
    output: output.nullable(),
    files: files.nullable(),
    ingredients: ingredients.nullable(),
    firstPictureKey: key.nullable(),
  },
  brand_kits: { content: anything.refine((value) => brandKit.safeParse(value).success, 'This is no brand kit.') },
  drafts: { content: draft },
  kept_drafts: { content: draft },
  templates: {
    category: z.enum(templateCategories),
    // What was for everybody there is for the account here, until an administrator decides.
    visibility: z
      .enum(templateVisibilities)
      .transform((visibility) => (visibility === 'private' ? visibility : 'team')),
    content: draft,
    variables: z.array(templateVariable),
    isFeatured: z.boolean().transform(() => false),
    withdrawnAt: z.unknown().transform(() => null),
    uses: z.number().transform(() => 0),
    ratingSum: z.number().transform(() => 0),
    ratingCount: z.number().transform(() => 0),
  },
};

const siteRows = z.strictObject({
  branding: z.array(
    z.strictObject({
      only_row: z.literal(true),
      headline: text,
      tagline: text,
      accent: color,
      ground: color,
      logo_key: key.nullable(),
      has_contact_form: z.boolean(),
      updated_at: z.string(),
    }),
  ),
  videos: z.array(z.strictObject({ video_id: z.uuid(), position: z.number().int() })),
  leads: z.array(z.strictObject({ id: z.uuid(), name: text, email: text, message: text, created_at: z.string() })),
  visits: z.array(z.strictObject({ day: z.string(), path: text, visitor: text, views: z.number().int() })),
});

/** What a row of a table must be: no column more, every column of its type. A column that came later may be missing. */
export function rowSchemaOf(name: ArchivedName): z.ZodType<Record<string, unknown>> {
  const shape: Record<string, z.ZodType> = name === 'sites' ? { content: siteRows } : {};
  for (const column of listColumns(name)) {
    const field = columnRules[name]?.[column.name] ?? fieldOf(column);
    shape[column.name] = column.hasDefault ? field.optional() : field;
  }
  return z.strictObject(shape);
}

const byKind: Record<ArchivedColumn['kind'], z.ZodType> = {
  id: z.uuid(),
  string: text,
  number: z.number(),
  boolean: z.boolean(),
  date: z.iso.datetime().transform((value) => new Date(value)),
  json: anything,
  array: z.array(z.number()),
  other: z.never(),
};

function fieldOf({ kind, isNullable }: ArchivedColumn): z.ZodType {
  return isNullable ? byKind[kind].nullable() : byKind[kind];
}
