import { GESTURES } from '@herald/media/scene/acting-plan';
import type { ShotSize } from '@herald/media/scene/shot-plan';
import type { Camera, Material, Reading, Taste } from '../direction.ts';
import { planDirection } from '../plan/plan-direction.ts';
import { said } from './said.ts';

export const SIZES: readonly ShotSize[] = ['wide', 'medium', 'close'];
export const PACES = ['calm', 'natural', 'fast'] as const;
/** Moments are compared to a hundredth of a frame. */
export const SLACK_SEC = 1e-6;

export const cameraOf = (change: Partial<Camera> = {}): Camera => ({
  pace: 'natural',
  sizes: SIZES,
  limits: [],
  mediumGestures: ['beat', 'pinch'],
  ...change,
});

export function planOf(
  reading: Reading,
  camera: Camera,
  {
    seed = 1,
    isFilmed = false,
    mood = 'joyous',
    ...material
  }: Partial<Pick<Material, 'product' | 'pictures' | 'passage'>> & {
    seed?: number;
    isFilmed?: boolean;
    mood?: Taste['mood'];
  } = {},
) {
  const taste = { mood, gestures: GESTURES, isFilmed };
  return planDirection(reading, { product: null, ...material, camera }, taste, seed);
}

export const shotsOf = (script: string, change: Partial<Camera> = {}, seed = 1) =>
  planOf(said(script), cameraOf(change), { seed }).shots;

export const lengthsOf = (shots: readonly { fromSec: number }[], endSec: number): number[] =>
  shots.map(({ fromSec }, index) => (shots[index + 1]?.fromSec ?? endSec) - fromSec);
