import { limits } from '@herald/contract';

const dayMs = 24 * 60 * 60 * 1000;

/** How long a video in the trash can still be restored. */
export function deletedIn(deletedAt: string, now = new Date()): string {
  const leftMs = new Date(deletedAt).getTime() + limits.trashDays * dayMs - now.getTime();
  const days = Math.ceil(leftMs / dayMs);
  if (days <= 0) return 'Deleted today';
  return `Deleted in ${days} ${days === 1 ? 'day' : 'days'}`;
}
