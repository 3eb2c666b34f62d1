import { SceneSpecError, SpecReader } from '../spec-reader.ts';

/** Shots that show the presenter, from far to near: down to the waist, to the chest, the face alone. */
export const PRESENTER_SIZES = ['wide', 'medium', 'close'] as const;
export type PresenterSize = (typeof PRESENTER_SIZES)[number];

/** Shots of the film's own pictures, by their place in its material. */
export const PICTURE_SHOTS = [
  'picture 1',
  'picture 2',
  'picture 3',
  'picture 4',
  'picture 5',
  'picture 6',
  'picture 7',
  'picture 8',
  'picture 9',
  'picture 10',
  'picture 11',
  'picture 12',
] as const;
export type PictureShot = (typeof PICTURE_SHOTS)[number];

/** What fills the frame in place of the presenter. */
export const INSERTS = ['product', ...PICTURE_SHOTS] as const;
export type Insert = (typeof INSERTS)[number];

export const SHOT_SIZES = [...PRESENTER_SIZES, ...INSERTS] as const;
export type ShotSize = (typeof SHOT_SIZES)[number];

const KNOWN_INSERTS: ReadonlySet<string> = new Set(INSERTS);
export function isInsert(size: ShotSize): size is Insert {
  return KNOWN_INSERTS.has(size);
}

const KNOWN_PICTURES: ReadonlySet<string> = new Set(PICTURE_SHOTS);
export function isPictureShot(size: ShotSize): size is PictureShot {
  return KNOWN_PICTURES.has(size);
}

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
