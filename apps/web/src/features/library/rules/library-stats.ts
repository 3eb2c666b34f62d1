import { allReadyIn } from '#data/videos/progress-words.ts';
import type { Stat } from '#ui/stat-strip.tsx';
import { howMany, type VideoList, viewsOf } from './video-list.ts';

const LABELS = ['Total Videos', 'Completed', 'Processing', 'Total Views'] as const;

const number = (value: number) => value.toLocaleString('en-US');

/** Computed from the loaded list; the notes say what of the whole library that is. */
export function libraryStats({ videos, total, counts }: VideoList): Stat[] {
  const processing = videos.filter(({ status }) => status === 'processing');
  const failed = howMany(videos, 'failed');
  const isPart = videos.length < total;
  const readyIn = allReadyIn(processing);
  const values: Omit<Stat, 'label'>[] = [
    { value: number(videos.length), note: isPart && `of ${number(total)}, more below` },
    { value: number(howMany(videos, 'completed')), note: failed > 0 && `${number(failed)} failed` },
    { value: number(processing.length), note: readyIn && `ready in about ${readyIn}`, isLive: processing.length > 0 },
    { value: number(viewsOf(videos)), note: isPart && `${number(counts.views)} in all` },
  ];
  return values.map((value, index) => ({ label: LABELS[index] ?? '', ...value }));
}

/** While nothing is known: the places of the numbers. */
export function unknownStats(): Stat[] {
  return LABELS.map((label) => ({ label, value: '–' }));
}
