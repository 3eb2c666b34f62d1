import { ASPECTS, BACKGROUND_STYLES, ENVIRONMENTS, LIGHTINGS, ROOMS, SETTINGS } from '@herald/media/choices';
import { CLIP_FAULTS, CLIP_MOMENTS, CLIP_QUALITIES } from '@herald/media/clips';
import type { SceneHints } from '@herald/media/scene/scene-hints';
import { z } from 'zod';
import { avatarGroup, faceOptions } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer, successAnswer } from '../envelope.ts';
import { idField, secretField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { avatarCategories, avatarKinds, avatarTypes, clipChecks, jobStatuses } from '../statuses.ts';

/** The place a description speaks of. */
export const sceneHints = z
  .object({
    setting: z.enum(SETTINGS),
    room: z.enum(ROOMS),
    environment: z.enum(ENVIRONMENTS),
    lighting: z.enum(LIGHTINGS),
    style: z.enum(BACKGROUND_STYLES),
    color: z.string(),
  })
  .partial() satisfies z.core.$ZodType<SceneHints>;

/** An avatar of the library or of the account. */
export const avatar = z
  .object({
    id: z.string(),
    avatar_id: z.string().describe('The same as id.'),
    name: z.string(),
    display_name: z.string(),
    description: z.string(),
    gender: z.string(),
    age: z.string(),
    appearance: z.string(),
    category: z.enum(avatarCategories),
    type: z.enum(avatarTypes),
    kind: z.enum(avatarKinds),
    is_own: z.boolean(),
    is_cast: z.boolean().describe('An actor of this installation, filmed for everybody.'),
    can_be_cut_out: z.boolean().describe('Can be filmed before any background, before green, or before nothing.'),
    origin: z.string().describe('The service that films them; empty for Herald’s own.'),
    drawn_by: z
      .string()
      .nullable()
      .describe('Who drew a made-up person of the account; empty for others and for those of older versions.'),
    thumbnail_url: z.string(),
    picture_url: z.string(),
    product_image_url: z.string().nullable(),
    filmed: z
      .object({
        clip_id: idField,
        person_id: idField.describe('Looks of one person have it in common.'),
        look: z.string().describe('What this look of the person is called; empty where it has no name.'),
        clip_url: z.string().describe('The prepared clip, silent.'),
        duration_sec: z.number(),
        usable_sec: z.number(),
        quality: z.enum(CLIP_QUALITIES),
        weakest: z.enum(CLIP_FAULTS).nullable(),
        has_teeth: z.boolean(),
        moments: z.array(z.object({ moment: z.enum(CLIP_MOMENTS), from_sec: z.number(), to_sec: z.number() })),
        check: z.enum(clipChecks),
        check_reason: z.string(),
        is_shared: z.boolean().describe('Everybody in the account may use it.'),
        is_yours: z.boolean().describe('You agreed: only you share the person, replace the clip or add a look.'),
      })
      .nullable()
      .describe('For a filmed person: the clip, and whether films can be made from it.'),
    scene_hints: sceneHints.describe('What the description says about the background.'),
    created_at: timestampField,
  })
  .meta({ id: 'Avatar' });
export type Avatar = z.infer<typeof avatar>;

/** What a custom avatar should look like. */
export const avatarRequest = z.object({
  description: avatarGroup.shape.description.unwrap(),
  gender: z.string(),
  appearance: z.string(),
  age: z.string(),
  clothing: z.string().default(''),
  seed: z.number().int(),
  /** Left out where no product was shown. */
  product_image_key: z.string().optional(),
  /** The shape of the film. */
  aspect_ratio: z.enum(ASPECTS).optional(),
  /** Herald draws, and no service is asked. */
  own_drawing: z.boolean().optional(),
  /** Written when it was drawn: who did it, and why that is not who was asked first. */
  drawn_by: z.string().optional(),
  instead_reason: z.string().optional(),
});
export type AvatarRequest = z.output<typeof avatarRequest>;

/** Consent to use a face: the words that were agreed to, by whom and when, and when that ended. */
export const avatarConsent = z.object({
  version: z.string().optional().describe('Missing in rows of older versions.'),
  text: z.string(),
  given_at: timestampField,
  user_id: idField,
  revoked_at: timestampField.optional(),
  revoked_by: idField.optional(),
});
export type AvatarConsent = z.infer<typeof avatarConsent>;

const avatarListAnswer = successAnswer(z.array(avatar));
const tag = 'Avatars';

/** Whether a portrait can talk, and why not. */
const photoGate = z.object({
  answer: z.enum(['accept', 'warn', 'reject']),
  findings: z.array(z.object({ reason: z.string(), hint: z.string() })),
});

/** As it arrives in the address: empty means a random choice, and core names what is wrong. */
const faceOption = z.union([z.number(), textField(40)]).optional();

const drawer = z.object({
  name: z.string(),
  title: z.string(),
  is_own: z.boolean().describe('Drawn on this machine, at no cost.'),
  face_options: z.array(z.string()).nullable().describe('Options with an effect; null: all of them, and the seed.'),
});
export type AvatarDrawer = z.infer<typeof drawer>;

const facePoint = z.object({ id: z.string(), label: z.string(), x: z.number(), y: z.number() });

const faceIndex = z.number().int().min(0).max(100);

/** A portrait and what was found in it. */
const photoAnalysis = z.object({
  picture_id: idField,
  picture_url: z.string(),
  width: z.number(),
  height: z.number(),
  faces: z
    .array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }))
    .describe('Everybody in the picture, in its pixels.'),
  face: z.number().int().describe('Which of them gate and points are about; -1 where there is none.'),
  gate: photoGate,
  points: z.array(facePoint).describe('The points you can move, in pixels of the picture.'),
});

export const avatarEndpoints = {
  listAvatars: ep({
    method: 'GET',
    path: '/a2e/avatars',
    tag,
    summary: 'The avatars of the library that the plan includes, and the account’s own',
    auth: 'user',
    query: z.object({ type: z.enum(avatarTypes).optional() }),
    response: avatarListAnswer,
  }),
  listDefaultAvatars: ep({
    method: 'GET',
    path: '/a2e/avatars/default',
    tag,
    summary: 'Avatars for every plan',
    auth: 'user',
    response: avatarListAnswer,
  }),
  listCustomAvatars: ep({
    method: 'GET',
    path: '/a2e/avatars/custom',
    tag,
    summary: 'Avatars for plans with the full library, and the account’s own',
    auth: 'user',
    response: avatarListAnswer,
  }),
  getAvatar: ep({
    method: 'GET',
    path: '/a2e/avatars/:id',
    tag,
    summary: 'One avatar',
    auth: 'user',
    params: z.object({ id: secretField }),
    response: successAnswer(avatar),
  }),
  avatarThumbnail: ep({
    method: 'GET',
    path: '/avatar-thumbnails/:file',
    tag,
    summary: 'The picture of an avatar of the library',
    auth: 'public',
    params: z.object({ file: z.string().regex(/^[a-z]{1,40}\.webp$/) }),
    response: bytesAnswer,
    produces: 'image/webp',
  }),
  deleteAvatar: ep({
    method: 'DELETE',
    path: '/a2e/avatars/:id',
    tag,
    summary:
      'Delete an avatar of the account; videos made with it stay, and those ordered with it are still made, which the answer says',
    auth: 'user',
    role: 'editor',
    params: z.object({ id: idField }),
    response: messageAnswer,
  }),
  generateAvatar: ep({
    method: 'POST',
    path: '/video-generation/generate-avatar',
    tag,
    summary:
      'Make an avatar from a description (form: description, gender, appearance, age, clothing, seed, aspect_ratio, own_drawing, productImage)',
    auth: 'user',
    role: 'editor',
    makes: true,
    upload: { field: 'productImage', maxBytes: limits.imageUploadBytes },
    response: z.object({
      status: z.literal('success'),
      success: z.literal(true),
      jobId: idField,
      message: z.string(),
    }),
    idempotent: 'row',
  }),
  checkAvatarStatus: ep({
    method: 'POST',
    path: '/video-generation/check-status',
    onlyAsks: true,
    tag,
    summary: 'Progress of an avatar that is being made',
    auth: 'user',
    body: z.object({ jobId: idField }),
    response: z.object({
      status: z.enum(jobStatuses),
      success: z.boolean(),
      data: z.object({
        url: z.string().nullable(),
        public_url: z.string().nullable(),
        avatar_id: idField.nullable(),
        product_image_url: z.string().nullable(),
        error: z.string().nullable(),
        drawn_by: z.string().nullable().describe('Who drew it, as people call them.'),
        instead_reason: z.string().nullable().describe('Why that is not who was asked first.'),
      }),
    }),
  }),
  listDrawers: ep({
    method: 'GET',
    path: '/avatar-drawers',
    tag,
    summary: 'Who draws people: from a description, as a face of the studio, and on this machine',
    auth: 'user',
    response: dataAnswer(z.object({ avatar: drawer, face: drawer, own: drawer, made_up_text: z.string() })),
  }),
  drawFace: ep({
    method: 'GET',
    path: '/face-studio/generate',
    tag,
    summary:
      'Draw a face from options; the same seed gives the same face (headers: face-seed, drawn-by, instead-reason)',
    auth: 'user',
    role: 'editor',
    makes: true,
    query: z.object({
      gender: faceOption,
      ethnicity: faceOption,
      age: faceOption,
      resolution: faceOption,
      image_format: faceOption,
      lighting: faceOption,
      stampless: faceOption,
      mood: faceOption,
      zoom_level: faceOption,
      skintone: faceOption,
      hair_length: faceOption,
      facial_hair: faceOption,
      seed: faceOption,
      own_drawing: z.literal('yes').optional().describe('Herald draws, and no service is asked.'),
    }),
    response: bytesAnswer,
    produces: 'image/*',
  }),
  keepFace: ep({
    method: 'POST',
    path: '/face-studio/avatars',
    tag,
    summary: 'Save a face from the studio as an avatar',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: z.object({
      options: faceOptions,
      name: textField(200).default(''),
      drawn_by: textField(200).default('').describe('As in the header of the face that was seen.'),
    }),
    response: successAnswer(avatar),
    idempotent: 'answer',
    long: true,
  }),
  analysePhoto: ep({
    method: 'POST',
    path: '/photo-avatars/analyse',
    tag,
    summary: 'Find the face in a portrait (form: photo) and check whether it can talk',
    auth: 'user',
    role: 'editor',
    makes: true,
    upload: { field: 'photo', maxBytes: limits.imageUploadBytes },
    response: dataAnswer(photoAnalysis),
  }),
  chooseFace: ep({
    method: 'POST',
    path: '/photo-avatars/face',
    tag,
    summary: 'Choose who speaks among several faces of an analysed portrait, and check whether they can talk',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: z.object({ picture_id: idField, face: faceIndex }),
    response: dataAnswer(photoAnalysis),
  }),
  photoConsent: ep({
    method: 'GET',
    path: '/photo-avatars/consent',
    tag,
    summary: 'The words to agree to before a face becomes an avatar',
    auth: 'user',
    role: 'editor',
    response: dataAnswer(z.object({ version: z.string(), text: z.string() })),
  }),
  keepPhoto: ep({
    method: 'POST',
    path: '/photo-avatars',
    tag,
    summary: 'Make a talking avatar from an analysed portrait, with corrected points and consent',
    auth: 'user',
    role: 'editor',
    makes: true,
    onlyInPerson: true,
    body: z.object({
      picture_id: idField,
      name: textField(200).default(''),
      points: z.array(facePoint.pick({ id: true, x: true, y: true })).max(100),
      face: faceIndex.optional().describe('Who speaks, as the place in `faces`; needed where several faces are found.'),
      consent: z.literal(true, 'Please confirm that you may use this face.'),
      consent_version: textField(40),
      consent_text: textField(1000).optional(),
    }),
    response: successAnswer(avatar),
    idempotent: 'answer',
  }),
};
