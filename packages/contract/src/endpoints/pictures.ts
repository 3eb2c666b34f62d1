import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField } from '../fields.ts';
import { limits } from '../limits.ts';
import { picturePurposes } from '../statuses.ts';

/** A picture of the account, for videos. */
export const picture = z.object({
  id: idField,
  url: z.string(),
  name: z.string(),
  purpose: z.enum(picturePurposes),
  width: z.number(),
  height: z.number(),
  size_bytes: z.number(),
});
export type Picture = z.infer<typeof picture>;

export const pictureEndpoints = {
  uploadPicture: ep({
    method: 'POST',
    path: '/pictures',
    tag: 'Pictures',
    summary: 'Upload a picture (form: picture, purpose): JPG, PNG, WebP, max 5MB',
    auth: 'user',
    role: 'editor',
    upload: { field: 'picture', maxBytes: limits.imageUploadBytes },
    response: dataAnswer(picture),
  }),
  deletePicture: ep({
    method: 'DELETE',
    path: '/pictures/:id',
    tag: 'Pictures',
    summary: 'Delete a picture; avatars and unfinished videos that need it keep it until they are gone',
    auth: 'user',
    role: 'editor',
    params: z.object({ id: idField }),
    response: messageAnswer,
  }),
};
