import type { Making } from '../generate/making.ts';

/** 0 to 1, by the count of pictures. */
export function filmedShare({ status, progress }: Pick<Making, 'status' | 'progress'>): number {
  if (status === 'completed') return 1;
  if (!progress || progress.frames_total === 0) return 0;
  return Math.min(1, progress.frames_done / progress.frames_total);
}
