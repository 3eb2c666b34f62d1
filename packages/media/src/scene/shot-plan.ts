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

/** Shots of the film's own clips. A picture and a clip never have the same number. */
export const CLIP_SHOTS = [
  'clip 1',
  'clip 2',
  'clip 3',
  'clip 4',
  'clip 5',
  'clip 6',
  'clip 7',
  'clip 8',
  'clip 9',
  'clip 10',
  'clip 11',
  'clip 12',
] as const;
export type ClipShot = (typeof CLIP_SHOTS)[number];

export const MATERIAL_SHOTS = [...PICTURE_SHOTS, ...CLIP_SHOTS] as const;
export type MaterialShot = (typeof MATERIAL_SHOTS)[number];

/** Pictures and clips of a film, together. */
export const MOST_MATERIAL = PICTURE_SHOTS.length;

/** What fills the frame in place of the presenter. */
export const INSERTS = ['product', ...MATERIAL_SHOTS] as const;
export type Insert = (typeof INSERTS)[number];

export const SHOT_SIZES = [...PRESENTER_SIZES, ...INSERTS] as const;
export type ShotSize = (typeof SHOT_SIZES)[number];

const KNOWN_INSERTS: ReadonlySet<string> = new Set(INSERTS);
export function isInsert(size: ShotSize): size is Insert {
  return KNOWN_INSERTS.has(size);
}

const KNOWN_MATERIAL: ReadonlySet<string> = new Set(MATERIAL_SHOTS);
export function isMaterialShot(size: ShotSize): size is MaterialShot {
  return KNOWN_MATERIAL.has(size);
}

const KNOWN_CLIPS: ReadonlySet<string> = new Set(CLIP_SHOTS);
export function isClipShot(size: ShotSize): size is ClipShot {
  return KNOWN_CLIPS.has(size);
}

/** 2 of `picture 2` and of `clip 2`. */
export function numberOfShot(shot: MaterialShot): number {
  return Number(shot.slice(shot.indexOf(' ') + 1));
}

/** The shot of a picture or a clip with a number. */
export function materialShot(kind: 'picture' | 'clip', number: number): MaterialShot | undefined {
  return (kind === 'clip' ? CLIP_SHOTS : PICTURE_SHOTS)[number - 1];
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
