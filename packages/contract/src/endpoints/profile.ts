import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { emailField, linkField, nameField, textField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';

/** What a user tells about themselves. */
export const profile = z
  .object({
    name: z.string(),
    email: z.string(),
    bio: z.string(),
    location: z.string(),
    website: z.string().describe('An http or https address; empty for none.'),
    company: z.string(),
    avatar_url: z.string().nullable(),
    created_at: timestampField,
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;

const line = textField(limits.profileLineCharacters).trim().optional();

export const profileBody = z.object({
  name: nameField('Please enter your name.').optional(),
  email: emailField.optional().describe('The address in force. It is not changed here.'),
  bio: textField(limits.bioCharacters).optional(),
  location: line,
  website: linkField.optional(),
  company: line,
  avatar_url: textField(2000).nullish().describe('Empty removes the picture; otherwise the link that was read.'),
});

const tag = 'Accounts';
const read = {
  method: 'GET',
  tag,
  summary: 'The profile of the signed-in user',
  auth: 'user',
  response: dataAnswer(profile),
} as const;
const save = {
  method: 'PUT',
  tag,
  summary: 'Change the profile of the signed-in user; fields that are left out stay',
  auth: 'user',
  body: profileBody,
  response: z.object({ status: z.literal('success'), message: z.string(), data: profile }),
} as const;

export const profileEndpoints = {
  getProfile: ep({ ...read, path: '/user/profile' }),
  saveProfile: ep({ ...save, path: '/user/profile' }),
  getSettingsProfile: ep({ ...read, path: '/user/settings/profile' }),
  saveSettingsProfile: ep({ ...save, path: '/user/settings/profile' }),
  uploadProfilePicture: ep({
    method: 'POST',
    path: '/user/settings/profile/avatar',
    tag,
    summary: 'Upload a profile picture (form: avatar): JPG, PNG, WebP, GIF or BMP, max 5MB; it is cut square',
    auth: 'user',
    upload: { field: 'avatar', maxBytes: limits.imageUploadBytes },
    response: dataAnswer(z.object({ avatar_url: z.string() })),
  }),
};
