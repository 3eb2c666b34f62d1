import { z } from 'zod';
import { avatarGroup, faceOptions } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer, successAnswer } from '../envelope.ts';
import { idField, secretField, textField, timestampField } from '../fields.ts';
import { avatarCategories, avatarKinds, avatarTypes, jobStatuses } from '../statuses.ts';

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
    thumbnail_url: z.string(),
    picture_url: z.string(),
    product_image_url: z.string().nullable(),
    scene_hints: z
      .record(z.string(), z.string())
      .describe('What the description says of the place: setting, environment, lighting, style, color.'),
    created_at: timestampField,
  })
  .meta({ id: 'Avatar' });
export type Avatar = z.infer<typeof avatar>;

/** What a custom avatar was asked to be. */
export const avatarRequest = z.object({
  description: avatarGroup.shape.description.unwrap(),
  gender: z.string(),
  appearance: z.string(),
  age: z.string(),
  clothing: z.string().default(''),
  seed: z.number().int(),
  product_image_key: z.string(),
});
export type AvatarRequest = z.output<typeof avatarRequest>;

/** That somebody may use a face: what they agreed to, and when. */
export const avatarConsent = z.object({ text: z.string(), given_at: timestampField, user_id: idField });
export type AvatarConsent = z.infer<typeof avatarConsent>;

const avatarListAnswer = successAnswer(z.array(avatar));
const tag = 'Avatars';

/** Whether a portrait can talk, and why not. */
const photoGate = z.object({
  answer: z.enum(['accept', 'warn', 'reject']),
  findings: z.array(z.object({ reason: z.string(), hint: z.string() })),
});

/** As it stands in the address: empty means that chance decides, what is wrong is named in a sentence. */
const faceOption = z.union([z.number(), textField(40)]).optional();

const facePoint = z.object({ id: z.string(), label: z.string(), x: z.number(), y: z.number() });

export const avatarEndpoints = {
  listAvatars: ep({
    method: 'GET',
    path: '/a2e/avatars',
    tag,
    summary: 'The library as far as the plan opens it, and one’s own avatars',
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
    summary: 'Avatars for plans with the full library, and one’s own',
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
    summary: 'Remove an avatar of one’s own; videos made with it stay',
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
      'Make an avatar from a description (form: description, gender, appearance, age, clothing, seed, productImage)',
    auth: 'user',
    role: 'editor',
    multipart: true,
    response: z.object({
      status: z.literal('success'),
      success: z.literal(true),
      jobId: idField,
      message: z.string(),
    }),
    idempotent: true,
  }),
  checkAvatarStatus: ep({
    method: 'POST',
    path: '/video-generation/check-status',
    tag,
    summary: 'How far the making of an avatar is',
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
      }),
    }),
  }),
  drawFace: ep({
    method: 'GET',
    path: '/face-studio/generate',
    tag,
    summary: 'A face by its options, as a picture; the same seed gives the same face',
    auth: 'user',
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
    }),
    response: bytesAnswer,
    produces: 'image/*',
  }),
  keepFace: ep({
    method: 'POST',
    path: '/face-studio/avatars',
    tag,
    summary: 'Use a face of the studio as an avatar',
    auth: 'user',
    role: 'editor',
    body: z.object({ options: faceOptions, name: textField(200).default('') }),
    response: successAnswer(avatar),
    idempotent: true,
  }),
  analysePhoto: ep({
    method: 'POST',
    path: '/photo-avatars/analyse',
    tag,
    summary: 'Find the face in a portrait (form: photo) and say whether it can talk',
    auth: 'user',
    role: 'editor',
    multipart: true,
    response: dataAnswer(
      z.object({
        picture_id: idField,
        picture_url: z.string(),
        width: z.number(),
        height: z.number(),
        gate: photoGate,
        points: z.array(facePoint).describe('The points one may drag, in pixels of the picture.'),
      }),
    ),
  }),
  keepPhoto: ep({
    method: 'POST',
    path: '/photo-avatars',
    tag,
    summary: 'Make a talking avatar of an analysed portrait, with its corrections and the consent',
    auth: 'user',
    role: 'editor',
    body: z.object({
      picture_id: idField,
      name: textField(200).default(''),
      points: z.array(facePoint.pick({ id: true, x: true, y: true })).max(100),
      consent: z.literal(true, 'Please confirm that you may use this face.'),
      consent_text: textField(1000).min(1),
    }),
    response: successAnswer(avatar),
    idempotent: true,
  }),
};
