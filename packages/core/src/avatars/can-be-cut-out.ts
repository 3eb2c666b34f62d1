import type { Avatar } from './avatar-repository.ts';

export type Figure = Pick<Avatar, 'kind' | 'points'>;

/** Whether somebody can be seen before another background: whom Herald draws, filmed people, and photos whose outline is known. */
export function canBeCutOut({ kind, points }: Figure): boolean {
  if (kind !== 'photo') return kind !== 'hosted';
  return typeof points === 'object' && points !== null && 'person' in points;
}
