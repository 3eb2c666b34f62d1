import { z } from 'zod';
import { draftContent } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';

const tag = 'Video generation';

export const draftEndpoints = {
  getDraft: ep({
    method: 'GET',
    path: '/draft',
    tag,
    summary: 'The draft of the wizard',
    auth: 'user',
    response: dataAnswer(z.object({ version: z.number(), content: draftContent, updated_at: z.string().nullable() })),
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
};
