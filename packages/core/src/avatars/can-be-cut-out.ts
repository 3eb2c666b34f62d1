import { parsePersonShape } from '@herald/media/person/person-shape';
import type { Avatar } from './avatar-repository.ts';

export type Figure = Pick<Avatar, 'kind' | 'points'>;

/** Whether somebody can be seen before another background: whom Herald draws, and photos whose outline is known. */
export function canBeCutOut({ kind, points }: Figure): boolean {
  if (kind !== 'photo') return kind === 'preset' || kind === 'character';
  const { person } = (points ?? {}) as { person?: unknown };
  return parsePersonShape(person) !== undefined;
}
