import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, timestampField } from '../fields.ts';
import { firstSteps, reportReasons, reportStatuses } from '../statuses.ts';

const attention = z
  .object({
    failed_events: z.number().describe('Events of sellers that failed, without tests.'),
    open_reports: z.number(),
    mails_not_sent: z.number(),
    clips_to_check: z.number(),
    steps: z.array(z.enum(firstSteps)).describe("What is left of the operator's first day."),
  })
  .meta({ id: 'Attention' });
export type Attention = z.infer<typeof attention>;

const videoReport = z
  .object({
    id: idField,
    reason: z.enum(reportReasons),
    details: z.string(),
    reporter: z
      .string()
      .describe('The address of a signed-in person, or the internet address of a visitor for 90 days.'),
    status: z.enum(reportStatuses),
    created_at: timestampField,
    settled_at: timestampField.nullable(),
    video: z.object({
      id: idField,
      title: z.string(),
      slug: z.string().nullable().describe('Of its watch page; empty while that is closed.'),
      owner: z.object({ id: idField, name: z.string() }),
    }),
  })
  .meta({ id: 'VideoReport' });
export type VideoReport = z.infer<typeof videoReport>;

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
  listReports: ep({
    method: 'GET',
    path: '/admin/reports',
    tag,
    summary: 'What visitors reported, the 200 latest: open reports first',
    auth: 'admin',
    response: dataAnswer(z.array(videoReport)),
  }),
  settleReport: ep({
    method: 'POST',
    path: '/admin/reports/:id/settle',
    tag,
    summary: 'Mark a report as settled',
    auth: 'admin',
    params: z.object({ id: idField }),
    response: messageAnswer,
  }),
};
