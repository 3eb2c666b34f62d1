import type { BatchItemStatus, BatchStatus } from '@herald/contract/batch';
import { nameOfAll } from '@herald/contract/batch-names';
import type { BatchItem, BatchJob } from '@herald/contract/endpoints/batch-jobs';
import type { Tone } from '#ui/dot.tsx';

export const batchLook: Record<BatchStatus, { label: string; tone: Tone }> = {
  running: { label: 'Running', tone: 'signal' },
  complete: { label: 'Complete', tone: 'good' },
  partial: { label: 'Partly done', tone: 'warn' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'idle' },
};

const itemLook: Record<BatchItemStatus, { label: string; tone: Tone }> = {
  waiting: { label: 'Queued', tone: 'idle' },
  making: { label: 'Drawing', tone: 'signal' },
  finished: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'idle' },
};

/** A film that was ordered waits in the queue until a worker is at it. */
export const lookOfItem = ({ status, is_queued }: Pick<BatchItem, 'status' | 'is_queued'>) =>
  itemLook[is_queued ? 'waiting' : status];

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const withoutEnding = (fileName: string): string => fileName.replace(/\.mp4$/, '');

/** One file by its name; several by what their names have in common. */
export const shownName = ({ file_name, ratios }: { file_name: string; ratios: readonly string[] }): string =>
  ratios.length > 1 ? nameOfAll(withoutEnding(file_name)) : file_name;

/** How the batch ended, in a sentence; nothing while it runs. */
export function endWords({ status, counts }: Pick<BatchJob, 'status' | 'counts'>): string | undefined {
  const { films, finished, failed, cancelled } = counts;
  if (status === 'complete') return films === 1 ? 'The film is finished.' : `All ${films} films are finished.`;
  if (status === 'partial') {
    const others = [failed > 0 && `${failed} failed`, cancelled > 0 && `${cancelled} cancelled`];
    return `${[`${countOf(finished, 'film')} finished`, ...others].filter(Boolean).join(', ')}.`;
  }
  if (status === 'failed') return 'No film could be made.';
  if (status === 'cancelled')
    return finished === 0
      ? 'It was cancelled before a film was finished.'
      : `It was cancelled after ${countOf(finished, 'film')}.`;
  return undefined;
}

/** What a month has left, beside what a batch takes of it. */
export const leftWords = (left: number): string =>
  left === 0
    ? 'No videos are left this month.'
    : `${countOf(left, 'video')} ${left === 1 ? 'is' : 'are'} left this month.`;

/** What stands below the films: what happens while they are made, then where the finished ones are. */
export function whereFilmsAre({ status, counts }: Pick<BatchJob, 'status' | 'counts'>): string {
  if (status === 'running') {
    return 'You can close this page. Single films of other people go first; this batch takes the rest. What is finished stays when you cancel.';
  }
  const { label } = batchLook[status];
  if (counts.finished === 0) return `${label}. No film was finished.`;
  if (status !== 'complete') return `${label}. What is finished is also in My Projects.`;
  return `${label}. ${counts.films === 1 ? 'The film is' : 'The films are'} also in My Projects.`;
}

/** Of rows that do not fit. */
export const leftOutWords = (rows: number): string =>
  `${countOf(rows, 'row')} ${rows === 1 ? 'is left out and stays' : 'are left out and stay'} in the table.`;

/** Who started it, as the person who looks would say. */
export function starterOf(
  { started_by, started_by_id }: Pick<BatchJob, 'started_by' | 'started_by_id'>,
  userId: string | undefined,
): string {
  if (started_by_id !== null && started_by_id === userId) return 'you';
  return started_by || 'somebody who left';
}

/** What a batch counts. */
export const unitOf = ({ kind }: Pick<BatchJob, 'kind'>): string => (kind === 'matrix' ? 'variant' : 'film');

/** The hook and the call of a variant, which are its first and its last line; empty where it has none. */
export function wordsOf({ variant, script }: Pick<BatchItem, 'variant' | 'script'>): { hook: string; call: string } {
  const axes = variant?.split('-').map((part) => part.charAt(0)) ?? [];
  const lines = script.split('\n');
  return {
    hook: axes.includes('h') ? (lines[0] ?? '') : '',
    call: axes.includes('c') ? (lines.at(-1) ?? '') : '',
  };
}
