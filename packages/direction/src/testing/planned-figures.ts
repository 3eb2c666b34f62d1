import { GESTURES } from '@herald/media/scene/acting-plan';
import type { Camera } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from './said.ts';

export const BESIDES = { alone: ['wide', 'medium'], number: ['wide', 'medium'], chips: ['wide', 'medium'] } as const;
export const CAMERA: Camera = {
  pace: 'natural',
  sizes: ['wide', 'medium', 'close', 'card'],
  limits: [],
  mediumGestures: [],
  figures: { sizes: ['wide', 'medium'], stickerSizes: BESIDES, fromSec: 0, isMarkedOnly: false },
};

export function planned(script: string, change: Partial<Camera> = {}, locale = 'en-US') {
  const reading = said(script, locale);
  const camera = { ...CAMERA, sizes: ['wide', 'medium', 'close'] as const, ...change };
  const taste = { mood: 'joyous', gestures: GESTURES } as const;
  return { reading, ...planDirection(reading, { product: null, camera }, taste, 1) };
}

export const namesOf = (script: string, change: Partial<Camera> = {}, locale = 'en-US') =>
  planned(script, change, locale).shown.sentences.flatMap(({ figures }) => figures);

/** Without pictures of things that are named. */
export const countedIn = (script: string, locale = 'en-US') =>
  namesOf(script, {}, locale).filter((name) => !name.startsWith('sticker'));
