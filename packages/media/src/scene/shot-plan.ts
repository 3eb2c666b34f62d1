import { SceneSpecError, SpecReader } from '../spec-reader.ts';

/** How much of the presenter a shot shows, down to the waist, to the chest or the face alone; `product` shows the product instead. */
export const SHOT_SIZES = ['wide', 'medium', 'close', 'product'] as const;
export type ShotSize = (typeof SHOT_SIZES)[number];

/** Those that show the presenter, from far to near. */
export const PRESENTER_SIZES = ['wide', 'medium', 'close'] as const satisfies readonly ShotSize[];
export type PresenterSize = (typeof PRESENTER_SIZES)[number];

/** Lasts until the next one. */
export interface PlannedShot {
  fromSec: number;
  size: ShotSize;
}

const MAX_SHOTS = 20_000;
const LATEST_SEC = 3700;

export function readShots(scene: SpecReader): PlannedShot[] {
  const shots = scene.list('shots', (value, path) => {
    const shot = new SpecReader(value, path);
    return { fromSec: shot.number('fromSec', { min: 0, max: LATEST_SEC }), size: shot.oneOf('size', SHOT_SIZES) };
  });
  if (shots.length > MAX_SHOTS) throw new SceneSpecError('shots', `must have at most ${MAX_SHOTS} entries`);
  if (shots[0] && shots[0].fromSec > 0) throw new SceneSpecError('shots[0].fromSec', 'must be 0');
  const unordered = shots.findIndex(({ fromSec }, index) => index > 0 && fromSec <= (shots[index - 1]?.fromSec ?? 0));
  if (unordered > 0) throw new SceneSpecError(`shots[${unordered}].fromSec`, 'must be after the shot before it');
  return shots;
}
