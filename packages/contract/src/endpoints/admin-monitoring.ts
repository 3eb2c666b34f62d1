import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, timestampField } from '../fields.ts';
import { jobNames } from '../jobs.ts';
import { alertLevels, alertPostStates, alertRules, healthStates } from '../monitoring.ts';
import { pageOf, pageQuery } from '../page.ts';
import { videoStages, videoStatuses } from '../statuses.ts';

const health = z.enum(healthStates);
const share = z.number().nullable().describe('0 to 1; empty where nothing was counted.');
const count = z.number().nullable().describe('Empty where it cannot be had.');
const series = z.array(z.number().nullable()).describe('The oldest first; empty where nothing was counted.');
const jobName = z.enum(jobNames);

const film = z.object({
  video_id: idField,
  title: z.string(),
  status: z.enum(videoStatuses),
  stage: z.enum(videoStages).nullable(),
  progress: z.number().describe('0 to 1, of all its work.'),
  frames_done: z.number(),
  frames_total: z.number(),
  eta_seconds: z.number().nullable(),
  picture_url: z.string().nullable(),
});
export type MonitoredFilm = z.infer<typeof film>;

const reportingProcess = z.object({
  id: idField,
  role: z.enum(['api', 'worker']),
  host: z.string(),
  version: z.string(),
  started_at: timestampField,
  heard_at: timestampField,
  silent_seconds: z.number(),
  is_lost: z.boolean(),
  cpu_share: share.describe('Of all processors of its machine.'),
  memory_bytes: count,
  machine_memory_total: count,
  film_slots: z.number(),
  films: z.array(film).describe('Of a lost process, those it made when it was last heard, as they are now.'),
  other_jobs: z.array(jobName),
});
export type MonitoredProcess = z.infer<typeof reportingProcess>;

const queue = z.object({
  name: jobName,
  waiting: z.number(),
  oldest_seconds: count,
  in_work: z.number(),
  done_last_hour: z.number().describe('Without what failed.'),
  failed: z.number(),
  retryable: z.number().describe('Of what failed, what can be run again here; people run again what they ordered.'),
  paused: z.object({ by: z.string(), at: timestampField }).nullable(),
  is_late: z.boolean().describe('The oldest waits for longer than the alert rule allows.'),
});
export type MonitoredQueue = z.infer<typeof queue>;

const service = z.object({
  name: z.string(),
  title: z.string(),
  state: health,
  reason: z.string().describe('Why it is not healthy; empty where it is.'),
  latency_ms: count,
  since: timestampField,
  uptime: share.describe('Of the checks in the last 30 days, those that did not find it critical.'),
});
export type MonitoredService = z.infer<typeof service>;

const alert = z
  .object({
    id: idField,
    rule: z.enum(alertRules),
    level: z.enum(alertLevels),
    title: z.string(),
    detail: z.string(),
    started_at: timestampField,
    resolved_at: timestampField.nullable().describe('Empty while it is active.'),
    post: z
      .object({ state: z.enum(alertPostStates), error: z.string().nullable() })
      .nullable()
      .describe('What became of the latest post to the webhook; empty where none was set.'),
  })
  .meta({ id: 'Alert' });
export type Alert = z.infer<typeof alert>;

const database = z.object({
  pool_used: count,
  pool_max: count,
  size_bytes: count,
  disk_total: count.describe('Of the disk with the database.'),
  query_ms: count.describe("The average of Herald's own queries in the last hour."),
  query_series: series,
  active_queries: count,
  slow_queries: z.number().describe("Of Herald's own, in the last hour: those that took more than a second."),
  cache_hits: share,
  slowest: z.object({ query: z.string(), ms: z.number() }).nullable(),
  not_available: z.record(z.string(), z.string()).describe('Why a figure cannot be had, by its name.'),
});

const overview = z
  .object({
    at: timestampField,
    state: health,
    problems: z.array(z.string()),
    hosts: z.array(z.string()),
    counted_since: timestampField.nullable(),
    uptime: z.object({ share, days: z.number(), away_minutes: z.number(), series }),
    response: z.object({ average_ms: count, p50_ms: count, p95_ms: count, series }),
    requests: z.object({ per_second: count, highest: count, highest_at: timestampField.nullable(), series }),
    success: z.object({ share, errors: z.number(), requests: z.number(), series }),
    server: z.object({
      machines: z.number(),
      cores: z.number(),
      cpu_share: share,
      memory_bytes: count,
      memory_total: count,
      disk_bytes: count,
      disk_total: count,
      network_in: count.describe('Bytes a second.'),
      network_out: count,
      network_in_series: series,
      network_out_series: series,
      connections: z.number(),
      connections_series: series,
    }),
    database,
    processes: z.array(reportingProcess),
    queues: z.array(queue),
    services: z.array(service),
    alerts: z.array(alert).describe('The active ones, then the latest of the others: five, or all active.'),
  })
  .meta({ id: 'Monitoring' });
export type Monitoring = z.infer<typeof overview>;

export const alertQuery = pageQuery({ state: z.enum(['all', 'active', 'resolved']).default('all') }, 25);
export type AlertQuery = z.output<typeof alertQuery>;

const failedJob = z.object({
  id: z.string(),
  about: z.string().describe('What it carries, or whom it is for.'),
  error: z.string(),
  failed_at: timestampField.nullable(),
  is_retryable: z.boolean().describe('False for what somebody ordered, who runs it again.'),
});
export type FailedJob = z.infer<typeof failedJob>;

const tag = 'Administration';
const params = z.object({ name: jobName });

export const adminMonitoringEndpoints = {
  readMonitoring: ep({
    method: 'GET',
    path: '/admin/monitoring',
    tag,
    summary: 'How the installation is: processes, machines, database, services, queues and alerts',
    auth: 'admin',
    query: z.object({ host: z.string().max(255).optional().describe('Figures of one machine; of all without it.') }),
    response: dataAnswer(overview),
  }),
  forgetProcess: ep({
    method: 'DELETE',
    path: '/admin/processes/:id',
    tag,
    summary: 'Take a lost process off the list; one that still runs comes back with its next report',
    auth: 'admin',
    params: z.object({ id: idField }),
    response: messageAnswer,
  }),
  listAlerts: ep({
    method: 'GET',
    path: '/admin/alerts',
    tag,
    summary: 'What was wrong, from when to when, the newest first',
    auth: 'admin',
    query: alertQuery,
    response: dataAnswer(pageOf(alert)),
  }),
  readAlertWebhook: ep({
    method: 'GET',
    path: '/admin/alert-webhook',
    tag,
    summary: 'Where alerts are posted, and the secret that signs them (Standard Webhooks)',
    auth: 'admin',
    response: dataAnswer(z.object({ address: z.string(), secret: z.string() })),
  }),
  testAlertWebhook: ep({
    method: 'POST',
    path: '/admin/alert-webhook/test',
    tag,
    summary: 'Post a signed test to the webhook now and return what it says',
    auth: 'admin',
    response: dataAnswer(z.object({ is_accepted: z.boolean(), message: z.string() })),
  }),
  listFailedJobs: ep({
    method: 'GET',
    path: '/admin/queues/:name/failed',
    tag,
    summary: 'What failed for good in a queue, the 100 latest',
    auth: 'admin',
    params,
    response: dataAnswer(z.array(failedJob)),
  }),
  pauseQueue: ep({
    method: 'POST',
    path: '/admin/queues/:name/pause',
    tag,
    summary: 'Let no worker take a job from a queue; running jobs go on',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  resumeQueue: ep({
    method: 'POST',
    path: '/admin/queues/:name/resume',
    tag,
    summary: 'Let workers take jobs from a paused queue',
    auth: 'admin',
    params,
    response: messageAnswer,
  }),
  retryJobs: ep({
    method: 'POST',
    path: '/admin/queues/:name/retry',
    tag,
    summary: 'Run again what failed for good: one, or all, up to 500 at once',
    auth: 'admin',
    params,
    body: z.object({ id: z.string().max(64).optional().describe('Left out, all are retried.') }),
    response: dataAnswer(z.object({ retried: z.number() })),
  }),
};
