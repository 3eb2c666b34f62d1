import { ASPECTS } from '@herald/media/choices';
import { z } from 'zod';
import { batchItemStatuses, batchKinds, batchOrder, batchStatuses, failureKinds } from '../batch.ts';
import { plannedCost } from '../costs.ts';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, timestampField } from '../fields.ts';
import { limits } from '../limits.ts';
import { pageOf, pageQuery } from '../page.ts';
import { videoFiles } from '../video-file.ts';
import { videosLeft } from './user.ts';

const tag = 'Batch jobs';
const params = z.object({ id: idField });

/** `ready` starts; `same` is another film of the batch; `no_slot` fits but for the slots of the month. */
export const checkedStates = ['ready', 'same', 'unfit', 'no_slot'] as const;
export type CheckedState = (typeof checkedStates)[number];

const ratios = z.array(z.enum(ASPECTS)).describe('It has a file in each of them.');
const fileName = z.string().describe('In the first ratio; the others differ in nothing but the ratio at the end.');

const checkedFilm = z.object({
  key: z.string(),
  row: z.number().nullable().describe('In the spreadsheet; null for a variant.'),
  variant: z.string().nullable(),
  ratios,
  file_name: fileName,
  title: z.string(),
  script: z.string().describe('What is said.'),
  duration_seconds: z.number().describe('As estimated from its words, with its end card.'),
  state: z.enum(checkedStates),
  problems: z
    .array(z.object({ field: z.string().describe('A variable or an axis; empty for the film.'), text: z.string() }))
    .describe('What does not fit, and why; empty unless it is `unfit`.'),
  same_as: z.string().nullable().describe('The key of the film that stands for it.'),
});
export type CheckedFilm = z.output<typeof checkedFilm>;

const batchCheck = z.object({
  hash: z.string().describe('Of everything that was checked; starting names it.'),
  films: z.array(checkedFilm),
  starts: z.number().describe('How many films would be started.'),
  notes: z.array(z.string()).describe('What stands in for what the template has and this account has not.'),
  slots_left: videosLeft.describe('This month, less what batches that run still need; null where unlimited.'),
  film_seconds: z.number().describe('Of all films that would be started, as estimated.'),
  shared_percent: z.number().describe('Of all films, what is spoken and drawn once for several of them.'),
  computing_seconds: z.number().nullable().describe('To make them, one after the other; null until measured.'),
  alone_seconds: z.number().nullable().describe('The same, if each film were made by itself.'),
  ready_in_seconds: z.number().nullable().describe('Behind what waits already; null until the server has measured.'),
  cost: z.array(plannedCost).describe('What services get paid; empty when none works on it.'),
});
export type BatchCheck = z.output<typeof batchCheck>;

const counts = z.object({
  films: z.number(),
  waiting: z.number(),
  making: z.number(),
  finished: z.number(),
  failed: z.number(),
  cancelled: z.number(),
});

/** A batch with where its films are; the `batch` event of `/video-generation/events` carries the same. */
export const batchJob = z
  .object({
    id: idField,
    name: z.string(),
    kind: z.enum(batchKinds),
    template: z.object({ id: idField, name: z.string() }).nullable().describe('Null for variants of a draft.'),
    status: z.enum(batchStatuses),
    is_held: z.boolean().describe('One film is made first; the others wait until somebody starts them.'),
    counts,
    ready_in_seconds: z.number().nullable().describe('null when it has ended, or nothing was measured yet.'),
    started_by_id: idField.nullable().describe('Null when that person is gone.'),
    started_by: z.string().describe('Empty when that person is gone.'),
    created_at: timestampField,
    finished_at: timestampField.nullable(),
    may_retry: z.number().describe('Cancelled films, and failed ones that can be tried again as they are.'),
    must_mend: z.number().describe('Failed films that need something mended first, or were tried too often.'),
  })
  .meta({ id: 'BatchJob' });
export type BatchJob = z.output<typeof batchJob>;

const batchItem = z.object({
  id: idField,
  number: z.number().describe('In the batch, from 1.'),
  key: z.string(),
  row: z.number().nullable(),
  variant: z.string().nullable(),
  ratios,
  file_name: fileName,
  script: z.string(),
  status: z.enum(batchItemStatuses),
  is_queued: z.boolean().describe('It is ordered and counts as `making`, but no worker is at it yet.'),
  video_id: idField.nullable().describe('The video in the library; null until it is made, or when it was purged.'),
  thumbnail_url: z.string().nullable(),
  files: videoFiles,
  duration: z.number().nullable().describe('Seconds, of a finished film.'),
  making_seconds: z.number().nullable().describe('From its worker’s first step to the finished film.'),
  cpu_seconds: z.number().nullable().describe('Of the processor, where Herald drew it.'),
  kept_percent: z.number().nullable().describe('Of its pictures, what earlier films had; where Herald drew it.'),
  progress: z.number().nullable().describe('Percent, while it is made.'),
  failure: z.object({ kind: z.enum(failureKinds), reason: z.string() }).nullable(),
  retries: z.number().describe('How often it was tried again.'),
});
export type BatchItem = z.output<typeof batchItem>;

export const batchEndpoints = {
  listBatches: ep({
    method: 'GET',
    path: '/batch-jobs',
    tag,
    summary: 'The batches of the account, the newest first',
    auth: 'user',
    query: pageQuery({ status: z.enum(['all', ...batchStatuses]).default('all') }, 20),
    response: dataAnswer(pageOf(batchJob)),
  }),
  startBatch: ep({
    method: 'POST',
    path: '/batch-jobs',
    tag,
    summary: 'Start what was checked; the hash says which check',
    auth: 'user',
    role: 'editor',
    makes: true,
    body: batchOrder.extend({
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      one_first: z.boolean().default(false).describe('Make one film to watch, and wait with the others.'),
    }),
    maxBodyBytes: limits.batchBodyBytes,
    response: dataAnswer(batchJob),
    successStatus: 201,
    idempotent: 'row',
    long: true,
  }),
  checkBatch: ep({
    method: 'POST',
    path: '/batch-jobs/check',
    onlyAsks: true,
    tag,
    summary: 'How each film is understood, what does not fit, and what all of them take; nothing is kept',
    auth: 'user',
    role: 'editor',
    body: batchOrder,
    maxBodyBytes: limits.batchBodyBytes,
    response: dataAnswer(batchCheck),
    long: true,
  }),
  batchStatistics: ep({
    method: 'GET',
    path: '/batch-jobs/statistics',
    tag,
    summary: 'All batches of the account in numbers',
    auth: 'user',
    response: dataAnswer(
      z.object({
        batches: z.number(),
        running: z.number(),
        films: counts,
        film_seconds: z.number().describe('Of the films that are finished.'),
      }),
    ),
  }),
  getBatch: ep({
    method: 'GET',
    path: '/batch-jobs/:id',
    tag,
    summary: 'One batch',
    auth: 'user',
    params,
    response: dataAnswer(batchJob),
  }),
  listBatchItems: ep({
    method: 'GET',
    path: '/batch-jobs/:id/items',
    tag,
    summary: 'The films of a batch, in the order of the table or the variants',
    auth: 'user',
    params,
    query: pageQuery({ status: z.enum(['all', ...batchItemStatuses]).default('all') }, 50),
    response: dataAnswer(pageOf(batchItem)),
  }),
  startRestOfBatch: ep({
    method: 'POST',
    path: '/batch-jobs/:id/start-rest',
    tag,
    summary: 'Start the other films of a batch whose first one was watched',
    auth: 'user',
    role: 'editor',
    makes: true,
    params,
    response: dataAnswer(batchJob),
  }),
  cancelBatch: ep({
    method: 'POST',
    path: '/batch-jobs/:id/cancel',
    tag,
    summary: 'Stop a batch; finished films stay',
    auth: 'user',
    role: 'editor',
    params,
    response: messageAnswer,
  }),
  retryBatch: ep({
    method: 'POST',
    path: '/batch-jobs/:id/retry-failed',
    tag,
    summary: 'Make the cancelled films, and try the failed ones again that may work now, each at most three times',
    auth: 'user',
    role: 'editor',
    makes: true,
    params,
    query: z.object({ item: idField.optional().describe('Only this film; left out, all of them.') }),
    response: dataAnswer(batchJob),
    idempotent: 'answer',
  }),
  exportBatch: ep({
    method: 'GET',
    path: '/batch-jobs/:id/results',
    tag,
    summary: 'Every film of a batch with its file, length, status and address as a CSV file (RFC 4180)',
    auth: 'user',
    params,
    response: bytesAnswer,
    produces: 'text/csv',
  }),
  orderBatchZip: ep({
    method: 'POST',
    path: '/batch-jobs/:id/zip',
    tag,
    summary: 'A link that downloads the finished films under their names; it works once, for five minutes',
    auth: 'user',
    params,
    response: dataAnswer(z.object({ url: z.string() })),
  }),
};
