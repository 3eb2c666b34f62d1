import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';

/** A filmed person whom every account can choose, or who was withdrawn. */
export const castActor = z
  .object({
    id: idField,
    avatar_id: idField.nullable().describe('Null once the account that filmed them is gone.'),
    name: z.string(),
    picture_url: z.string().nullable(),
    duration_sec: z.number(),
    stored_bytes: z.number().int().describe('Of the clip and what was signed.'),
    films: z.number().int().describe('Of all accounts.'),
    release_name: z.string(),
    added_by: z.string().nullable(),
    added_at: timestampField,
    withdrawn_by: z.string().nullable(),
    withdrawn_at: timestampField.nullable(),
  })
  .meta({ id: 'CastActor' });
export type CastActor = z.infer<typeof castActor>;

const candidate = z.object({ id: idField, name: z.string(), picture_url: z.string() });

const params = z.object({ id: idField });
const office = { tag: 'Administration', auth: 'admin' } as const;

export const castEndpoints = {
  listCast: ep({
    ...office,
    method: 'GET',
    path: '/admin/cast',
    summary: 'Actors of this installation, the last one first, and your presenters that can become actors',
    response: dataAnswer(z.object({ actors: z.array(castActor), candidates: z.array(candidate) })),
  }),
  addActor: ep({
    ...office,
    method: 'POST',
    path: '/admin/cast/presenters/:id',
    params,
    summary:
      'Make a filmed presenter of yours an actor for every account, with the signed release (form: release): PDF, JPEG or PNG',
    upload: { field: 'release', maxBytes: limits.releaseBytes },
    response: messageAnswer,
  }),
  openRelease: ep({
    ...office,
    method: 'POST',
    path: '/admin/cast/:id/release',
    params,
    summary: 'Get a link to what an actor signed; the audit log keeps who asked',
    response: dataAnswer(z.object({ url: z.string() })),
  }),
  withdrawActor: ep({
    ...office,
    method: 'DELETE',
    path: '/admin/cast/:id',
    params,
    summary: 'Withdraw an actor with the clip and the films of all accounts; what they signed stays',
    response: messageAnswer,
  }),
};
