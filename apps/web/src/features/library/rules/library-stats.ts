import { allReadyIn } from '#data/videos/progress-words.ts';
import type { Stat } from '#ui/stat-strip.tsx';
import type { VideoList } from './video-list.ts';

const LABELS = ['Total Videos', 'Completed', 'Processing', 'Total Views'] as const;

const number = (value: number) => value.toLocaleString('en-US');

/** Over the whole library, whatever is searched for or loaded; videos that wait count as processing. */
export function libraryStats({ videos, counts }: VideoList): Stat[] {
  const { total, completed, processing, failed, views } = counts;
  const readyIn = allReadyIn(videos.filter(({ status }) => status === 'processing'));
  const values: Omit<Stat, 'label'>[] = [
    { value: number(total) },
    { value: number(completed), note: failed > 0 && `${number(failed)} failed` },
    { value: number(processing), note: readyIn && `ready in about ${readyIn}`, isLive: processing > 0 },
    { value: number(views) },
  ];
  return values.map((value, index) => ({ label: LABELS[index] ?? '', ...value }));
}

/** While nothing is known: the places of the numbers. */
export function unknownStats(): Stat[] {
  return LABELS.map((label) => ({ label, value: '–' }));
}
