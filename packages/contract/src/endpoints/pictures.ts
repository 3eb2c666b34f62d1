import { isWholeAddress } from '@herald/media/web-address';
import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, linkText, textField } from '../fields.ts';
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

/** Herald asks for what is at this address. */
const webPictureField = textField(limits.linkCharacters).trim().refine(isWholeAddress, linkText);

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
  fetchPicture: ep({
    method: 'POST',
    path: '/pictures/fetch',
    tag: 'Pictures',
    summary: 'Fetch a picture from the web and keep it: JPG, PNG, WebP, max 5MB; addresses inside are refused',
    auth: 'user',
    role: 'editor',
    body: z.object({ url: webPictureField, purpose: z.enum(picturePurposes) }),
    response: dataAnswer(picture),
    long: true,
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
