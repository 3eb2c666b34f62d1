import type { Rect } from '#base/performer.ts';
import type { Affine } from '../affine.ts';
import { onlySpeaker } from './only-speaker.ts';
import { colorsOf, type PaddedPlanes, viewOfPerson } from './person-view.ts';

/**
 * Tells how much of each cell of a view is person, 0 to 1, from its colors of 0 to 1; a view has `SHAPE_SIDE` cells on each
 * side, row by row.
 */
export type FindPerson = (rgb: Float32Array) => Promise<Float32Array>;

/** Where the person is: shares of the cells of a view, which lies so in the picture and may reach beyond it. */
export interface FoundPerson {
  shares: Float32Array;
  view: Rect;
}

/** Looks for who speaks in a whole picture, by the place of their mouth. The planes are read before anything is waited for. */
export async function findSpeaker(planes: PaddedPlanes, place: Affine, find: FindPerson): Promise<FoundPerson> {
  const view = viewOfPerson(place, planes);
  const found = await find(colorsOf(planes, view));
  const [, , mouthX, , , mouthY] = place;
  return { shares: onlySpeaker(found, (mouthX - view.x) / view.width, (mouthY - view.y) / view.height), view };
}
