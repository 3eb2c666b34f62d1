import type {
  MonitoredFilm,
  MonitoredProcess,
  MonitoredQueue,
  Monitoring,
} from '@herald/contract/endpoints/admin-monitoring';
import type { AlertLevel, HealthState } from '@herald/contract/monitoring';
import type { Tone } from '#ui/dot.tsx';
import { sizeText } from '#ui/size-text.ts';

export const HEALTH: Record<HealthState, { label: string; tone: Tone }> = {
  healthy: { label: 'Healthy', tone: 'good' },
  warning: { label: 'Warning', tone: 'warn' },
  critical: { label: 'Critical', tone: 'bad' },
};

export const LEVEL: Record<AlertLevel, { label: string; tone: Tone }> = {
  info: { label: 'Info', tone: 'idle' },
  warning: { label: 'Warning', tone: 'warn' },
  critical: { label: 'Critical', tone: 'bad' },
};

export const QUEUE_WORDS: Record<MonitoredQueue['name'], string> = {
  'make-video': 'Films',
  'run-batch': 'Batches',
  'make-avatar': 'Avatars',
  'draw-templates': 'Pictures of templates',
  'prepare-clip': 'Clips of people',
  'film-saying': 'Sentences of filmed people',
  'process-sales': 'Webhook events',
  'send-mail': 'Mails',
  'post-alert': 'Alerts to the webhook',
  'write-mailing': 'Mails to customers',
  'send-reports': 'Weekly reports',
  'tell-plan-ends': 'Plans that end',
  'fetch-voice': 'Voice downloads',
  'hear-voice': 'Voice measurements',
  'export-data': 'Data exports',
  'erase-account': 'Accounts to delete',
  'clean-up': 'Clean-up',
};

export const DASH = '–';
/** A process that has missed three reports. */
const LOST_AFTER_SEC = 45;

/** "Critical: 2 services, 1 worker" */
export function badgeText({ state, problems }: Pick<Monitoring, 'state' | 'problems'>): string {
  const { label } = HEALTH[state];
  return problems.length === 0 ? label : `${label}: ${problems.join(', ')}`;
}

/** 0.99972 is 99.97 %: rounded down, so that 100 % means all. */
export function percentText(share: number | null, digits = 2): string {
  if (share === null) return DASH;
  const factor = 10 ** digits;
  return `${Math.floor(share * 100 * factor + 1e-9) / factor}%`;
}

/** "42 ms", "1.9 s" */
export function msText(ms: number | null): string {
  if (ms === null) return DASH;
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return ms < 10 ? `${Number(ms.toFixed(1))} ms` : `${Math.round(ms)} ms`;
}

/** "3.1 MB/s" */
export const rateText = (bytesPerSec: number | null): string =>
  bytesPerSec === null ? DASH : `${(bytesPerSec / 1_000_000).toFixed(1)} MB/s`;

export const usedText = (used: number | null, total: number | null): string => {
  if (used === null) return DASH;
  return total === null ? sizeText(used) : `${sizeText(used)} of ${sizeText(total)}`;
};

/** "39 min", "2 h", "3 days": how long something has gone on. */
export function spanText(seconds: number): string {
  if (seconds < 90) return `${Math.max(0, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} days`;
}

/** Between two answers of the server, silence goes on. */
export function isLost({ is_lost, silent_seconds }: MonitoredProcess, secondsSince: number): boolean {
  return is_lost || silent_seconds + secondsSince >= LOST_AFTER_SEC;
}

/** Where the film of a lost worker is now: the place is told by the worker that has it. */
export function filmPlace(film: MonitoredFilm, processes: readonly MonitoredProcess[]): string {
  const holder = processes.find((one) => !one.is_lost && one.films.some(({ video_id }) => video_id === film.video_id));
  if (holder) return `went to the worker on ${holder.host}`;
  const words: Record<MonitoredFilm['status'], string> = {
    pending: 'is back in the queue',
    processing: 'goes to the next free worker',
    completed: 'is ready',
    failed: 'failed',
    cancelled: 'was cancelled',
  };
  return words[film.status];
}

/** "3 films on air, 1 of 4 slots free" */
export function slotsText(workers: readonly MonitoredProcess[]): string {
  const living = workers.filter((worker) => !worker.is_lost);
  const films = living.reduce((sum, { films: made }) => sum + made.length, 0);
  const slots = living.reduce((sum, { film_slots }) => sum + film_slots, 0);
  return `${films} ${films === 1 ? 'film' : 'films'} on air, ${Math.max(0, slots - films)} of ${slots} slots free`;
}
