import { z } from 'zod';
import { brandKit } from '../brand.ts';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';

const tag = 'Brand kit';

const savedKit = z.object({
  version: z.number().describe('0 while there is none.'),
  kit: brandKit.nullable(),
});
export type SavedBrandKit = z.output<typeof savedKit>;

export const brandKitEndpoints = {
  getBrandKit: ep({
    method: 'GET',
    path: '/brand-kit',
    tag,
    summary: 'What new films of the account start with',
    auth: 'user',
    response: dataAnswer(savedKit),
  }),
  saveBrandKit: ep({
    method: 'PUT',
    path: '/brand-kit',
    tag,
    summary: 'Save the brand kit; 409 when a later version was saved',
    auth: 'user',
    role: 'admin',
    body: z.object({ version: z.number().int().min(0), kit: brandKit }),
    response: dataAnswer(savedKit),
  }),
  deleteBrandKit: ep({
    method: 'DELETE',
    path: '/brand-kit',
    tag,
    summary: 'Delete the brand kit; films and drafts keep what they took from it',
    auth: 'user',
    role: 'admin',
    response: messageAnswer,
  }),
};
