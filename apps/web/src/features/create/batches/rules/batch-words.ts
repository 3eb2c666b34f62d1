import type { BatchItemStatus, BatchStatus } from '@herald/contract/batch';
import type { BatchJob } from '@herald/contract/endpoints/batch-jobs';
import type { Tone } from '#ui/dot.tsx';

export const batchLook: Record<BatchStatus, { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'signal' },
  complete: { label: 'Complete', tone: 'good' },
  partial: { label: 'Partly done', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'idle' },
};

export const itemLook: Record<BatchItemStatus, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'idle' },
  making: { label: 'Filming', tone: 'signal' },
  finished: { label: 'Finished', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'idle' },
};

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "1 min 20 s", "3 h 5 min" */
export function lengthInWords(sec: number): string {
  const whole = Math.max(0, Math.round(sec));
  if (whole < 60) return `${whole} s`;
  const [large, small] = whole < 3600 ? [60, 1] : [3600, 60];
  const [many, few] = whole < 3600 ? ['min', 's'] : ['h', 'min'];
  const rest = Math.floor((whole % large) / small);
  return `${Math.floor(whole / large)} ${many}${rest > 0 ? ` ${rest} ${few}` : ''}`;
}

/** How the batch ended, in a sentence; nothing while it runs. */
export function endWords({ status, counts }: Pick<BatchJob, 'status' | 'counts'>): string | undefined {
  const { films, finished, failed } = counts;
  if (status === 'complete') return films === 1 ? 'The film is finished.' : `All ${films} films are finished.`;
  if (status === 'partial') return `${countOf(finished, 'film')} finished, ${failed} failed.`;
  if (status === 'failed') return 'No film could be made.';
  if (status === 'cancelled')
    return finished === 0
      ? 'It was cancelled before a film was finished.'
      : `It was cancelled after ${countOf(finished, 'film')}.`;
  return undefined;
}
