import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { firstSteps } from '../statuses.ts';

const attention = z
  .object({
    failed_events: z.number().describe('Events of sellers that failed, without tests.'),
    pending_review: z.number().describe('Content that waits for a moderator.'),
    mails_not_sent: z.number(),
    clips_to_check: z.number(),
    steps: z.array(z.enum(firstSteps)).describe("What is left of the operator's first day."),
  })
  .meta({ id: 'Attention' });
export type Attention = z.infer<typeof attention>;

const tag = 'Administration';

export const adminAttentionEndpoints = {
  readAttention: ep({
    method: 'GET',
    path: '/admin/attention',
    tag,
    summary: 'What waits for an administrator',
    auth: 'admin',
    response: dataAnswer(attention),
  }),
  strikeOffStep: ep({
    method: 'POST',
    path: '/admin/first-steps/:step/done',
    tag,
    summary: "Take a step off the list of the operator's first day",
    auth: 'admin',
    params: z.object({ step: z.enum(firstSteps) }),
    response: messageAnswer,
  }),
};
