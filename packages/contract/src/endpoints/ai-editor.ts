import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';

export const aiEditorEndpoints = {
  aiEditor: ep({
    method: 'GET',
    path: '/ai-editor',
    tag: 'AI editor',
    summary: 'The external video editor this installation shows; null when none is set',
    auth: 'user',
    response: dataAnswer(z.object({ url: z.string().nullable(), name: z.string() })),
  }),
};
