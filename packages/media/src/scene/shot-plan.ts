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

/** What fills the frame in place of the presenter; a card shows the words that are said. */
export const INSERTS = ['product', 'card', ...MATERIAL_SHOTS] as const;
export type Insert = (typeof INSERTS)[number];

/** The presenter beside or below a picture or a clip, by its number. */
export const SPLIT_SHOTS = [
  'split 1',
  'split 2',
  'split 3',
  'split 4',
  'split 5',
  'split 6',
  'split 7',
  'split 8',
  'split 9',
  'split 10',
  'split 11',
  'split 12',
] as const;

/** The presenter, small, over a picture or a clip, by its number. */
export const OVER_SHOTS = [
  'over 1',
  'over 2',
  'over 3',
  'over 4',
  'over 5',
  'over 6',
  'over 7',
  'over 8',
  'over 9',
  'over 10',
  'over 11',
  'over 12',
] as const;

/** The presenter and a picture or a clip, both at once. */
export const SHARED_SHOTS = [...SPLIT_SHOTS, ...OVER_SHOTS] as const;
export type SharedShot = (typeof SHARED_SHOTS)[number];

/** How presenter and material share a frame. */
export const SHARINGS = ['split', 'over'] as const;
export type Sharing = (typeof SHARINGS)[number];

export const SHOT_SIZES = [...PRESENTER_SIZES, ...INSERTS, ...SHARED_SHOTS] as const;
export type ShotSize = (typeof SHOT_SIZES)[number];

const KNOWN_PRESENTER_SIZES: ReadonlySet<string> = new Set(PRESENTER_SIZES);
/** What is shown where a plan has a place for it: it fills the frame, or shares it with the presenter. */
export type PlacedShot = Insert | SharedShot;

export function isPresenterSize(size: ShotSize): size is PresenterSize {
  return KNOWN_PRESENTER_SIZES.has(size);
}

const KNOWN_SHARED: ReadonlySet<string> = new Set(SHARED_SHOTS);
export function isSharedShot(size: ShotSize): size is SharedShot {
  return KNOWN_SHARED.has(size);
}

export function sharingOf(shot: SharedShot): Sharing {
  return shot.startsWith('split') ? 'split' : 'over';
}

/** The shot that shows the presenter with a picture or a clip. */
export function sharedShot(sharing: Sharing, shot: MaterialShot): SharedShot | undefined {
  return (sharing === 'split' ? SPLIT_SHOTS : OVER_SHOTS)[numberOfShot(shot) - 1];
}

/** Whether a shot shows a picture or a clip, alone or with the presenter. */
export function showsMaterial(size: ShotSize, shot: MaterialShot): boolean {
  return size === shot || (isSharedShot(size) && numberOfShot(size) === numberOfShot(shot));
}

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

/** 2 of `picture 2`, of `clip 2` and of `split 2`. */
export function numberOfShot(shot: MaterialShot | SharedShot): number {
  return Number(shot.slice(shot.indexOf(' ') + 1));
}

/** The shot of a picture or a clip with a number. */
export function materialShot(kind: 'picture' | 'clip', number: number): MaterialShot | undefined {
  return (kind === 'clip' ? CLIP_SHOTS : PICTURE_SHOTS)[number - 1];
}

/** Every shot that a film with this material may have, its product left out. */
export function shotsWith(material: readonly MaterialShot[]): ShotSize[] {
  const shared = SHARINGS.flatMap((sharing) => material.flatMap((shot) => sharedShot(sharing, shot) ?? []));
  return [...PRESENTER_SIZES, 'card', ...material, ...shared];
}

/** Lasts until the next one. */
export interface PlannedShot {
  fromSec: number;
  size: ShotSize;
  /** the hands of a drawn presenter rest in another way than is their habit */
  isOtherRest?: true;
  /** of a wide shot: the camera stands a little nearer, hands and all, so that two of them in a row are two pictures */
  isNearer?: true;
  /** a second camera beside a drawn presenter sees them turned, off the middle, and another part of the place */
  isAside?: true;
  /** of a card that ends a film: it shows product, price and address, and captions say the rest */
  isOffer?: true;
  /** and what was said since then of it, before it began; left out: nothing */
  saidFromSec?: number;
  /** and where to go: a street with its house, then when it is open */
  place?: ShotPlace;
}

/** The lines of an address, and when they are said. */
export interface ShotPlace {
  lines: string[];
  atSec: number;
  untilSec: number;
}

const MOST_LINES = 3;
const LONGEST_LINE = 40;

function readPlace(shot: SpecReader): Pick<PlannedShot, 'place'> {
  const place = shot.optional('place', (reader): ShotPlace => {
    const atSec = reader.number('atSec', { min: 0, max: LATEST_SEC });
    const lines = reader.list('lines', (value, path) =>
      new SpecReader({ line: value }, path).text('line', { max: LONGEST_LINE }),
    );
    if (lines.length < 1 || lines.length > MOST_LINES)
      throw new SceneSpecError(reader.pathOf('lines'), `must have 1 to ${MOST_LINES} entries`);
    return { lines, atSec, untilSec: reader.number('untilSec', { min: atSec, max: LATEST_SEC }) };
  });
  return place ? { place } : {};
}

const MAX_SHOTS = 20_000;
const LATEST_SEC = 3700;

export function readShots(scene: SpecReader): PlannedShot[] {
  const shots = scene.list('shots', (value, path) => {
    const shot = new SpecReader(value, path);
    return {
      fromSec: shot.number('fromSec', { min: 0, max: LATEST_SEC }),
      size: shot.oneOf('size', SHOT_SIZES),
      ...shot.flag('isOtherRest'),
      ...shot.flag('isNearer'),
      ...shot.flag('isAside'),
      ...shot.flag('isOffer'),
      ...(shot.raw('saidFromSec') !== undefined && {
        saidFromSec: shot.number('saidFromSec', { min: 0, max: LATEST_SEC }),
      }),
      ...readPlace(shot),
    };
  });
  if (shots.length > MAX_SHOTS) throw new SceneSpecError('shots', `must have at most ${MAX_SHOTS} entries`);
  if (shots[0] && shots[0].fromSec > 0) throw new SceneSpecError('shots[0].fromSec', 'must be 0');
  const unordered = shots.findIndex(({ fromSec }, index) => index > 0 && fromSec <= (shots[index - 1]?.fromSec ?? 0));
  if (unordered > 0) throw new SceneSpecError(`shots[${unordered}].fromSec`, 'must be after the shot before it');
  return shots;
}
