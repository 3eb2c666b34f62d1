import { z } from 'zod';
import { draftContent } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField } from '../fields.ts';

const tag = 'Video generation';
const params = z.object({ id: idField });
const draft = z.object({ version: z.number(), content: draftContent, updated_at: z.string().nullable() });

const keptDraft = z.object({ id: idField, title: z.string(), step: z.number(), kept_at: z.string() });
export type KeptDraft = z.output<typeof keptDraft>;

export const draftEndpoints = {
  getDraft: ep({
    method: 'GET',
    path: '/draft',
    tag,
    summary: 'The draft of the wizard',
    auth: 'user',
    response: dataAnswer(draft),
  }),
  saveDraft: ep({
    method: 'PUT',
    path: '/draft',
    tag,
    summary: 'Save the draft; 409 when a later version was saved',
    auth: 'user',
    role: 'editor',
    body: z.object({ version: z.number().int().min(0), content: draftContent }),
    response: dataAnswer(z.object({ version: z.number() })),
  }),
  clearDraft: ep({
    method: 'DELETE',
    path: '/draft',
    tag,
    summary: 'Delete the draft',
    auth: 'user',
    role: 'editor',
    response: messageAnswer,
  }),
  listKeptDrafts: ep({
    method: 'GET',
    path: '/draft/kept',
    tag,
    summary: 'Drafts that made room for another one, newest first',
    auth: 'user',
    response: dataAnswer(z.array(keptDraft)),
  }),
  keepDraft: ep({
    method: 'POST',
    path: '/draft/kept',
    tag,
    summary: 'Keep the present draft and begin with an empty one',
    auth: 'user',
    role: 'editor',
    body: z.object({
      draft_version: z.number().int().min(1).describe('Of the present draft; 409 when another one was saved.'),
    }),
    response: dataAnswer(draft),
    successStatus: 201,
  }),
  openKeptDraft: ep({
    method: 'POST',
    path: '/draft/kept/:id/open',
    tag,
    summary: 'Go on with a kept draft; the present one is kept in its place',
    auth: 'user',
    role: 'editor',
    params,
    body: z.object({
      draft_version: z.number().int().min(0).describe('Of the present draft; 409 when another one was saved.'),
      keep_draft: z.boolean().default(true).describe('Keep the present draft.'),
    }),
    response: dataAnswer(draft),
  }),
  deleteKeptDraft: ep({
    method: 'DELETE',
    path: '/draft/kept/:id',
    tag,
    summary: 'Delete a kept draft',
    auth: 'user',
    role: 'editor',
    params,
    response: messageAnswer,
  }),
};
