import type { VideoOutput } from '@herald/contract/draft';
import { DEFAULT_CHOICES, type Ground } from '@herald/media/choices';

type GroundOutput = Pick<VideoOutput, 'ground' | 'captions' | 'pace'>;

/** Without a place a film is a layer of another one: one shot, without captions. Back in a place it has the usual ones again. */
export function onGround({ ground, captions, pace }: GroundOutput, next: Ground): GroundOutput {
  const isPlace = next === 'place';
  if (isPlace === (ground === 'place')) return { ground: next, captions, pace };
  if (!isPlace) return { ground: next, captions: 'off', pace: 'single' };
  return {
    ground: next,
    captions: captions === 'off' ? DEFAULT_CHOICES.captions : captions,
    pace: DEFAULT_CHOICES.pace,
  };
}

/** What a presenter without a place cannot have, in words. */
export function fillsFrame({ end_card, material }: Pick<VideoOutput, 'end_card' | 'material'>): string[] {
  const count = material.length;
  return [
    ...(end_card.trim() ? ['The end card'] : []),
    ...(count > 0 ? [count === 1 ? 'a picture or clip' : `${count} pictures and clips`] : []),
  ];
}

export const withoutFillers: Pick<VideoOutput, 'end_card' | 'material'> = { end_card: '', material: [] };
