import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { FaceReach } from '#base/face-reach.ts';
import type { Framing } from '#base/performer.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { arrowPlace } from '../layout/figure-place.ts';
import { freePlaces } from '../layout/free-places.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { type PhotoOfScene, placesBesidePhoto, READABLE } from './places-beside-photo.ts';

/** How far aside a face may be, as shares of the frame's width, from the least that is seen as meant. */
const ASIDE = [0.06, 0.09, 0.12, 0.135, 0.15, 0.18];
/** Cheeks keep so far from the edge, as a share of the width. */
const MARGIN = 0.03;

interface Wide {
  layout: SceneLayout;
  wide: Framing;
  reach: FaceReach;
}

/** The second view comes so much nearer, where a number still has room in it. */
const NEARER = 1.06;

export interface AsidePhoto {
  wide: Framing;
  /** with the face at the other side */
  medium?: Framing;
}

/**
 * A selfie whose hair fills a tall frame up to both corners has its face aside, where its picture goes on beside it: so far that a number
 * has room in the other corner; and a second time at the other side. Undefined where it has room as it is, or that does not help.
 */
export function asidePhoto(
  spec: SceneSpec,
  photo: PhotoOfScene,
  { layout, wide, reach }: Wide,
): AsidePhoto | undefined {
  if (spec.aspect !== '9:16' || !reachesSides(photo, wide)) return undefined;
  const numberIn = (framing: Framing): number => {
    const seen = { framing, reach, crown: reach.crown, places: freePlaces(layout, wide, reach), scale: layout.scale };
    const places = placesBesidePhoto(spec, { ...seen, arrow: arrowPlace(spec, seen, false) }, photo);
    return places ? (places.figure?.width ?? 0) / layout.scale : READABLE;
  };
  if (numberIn(wide) > 0) return undefined;
  const atSide = (side: number, nearer = 1): { framing: Framing; number: number } | undefined => {
    const tried = ASIDE.map((share) => ({
      ...wide,
      headX: wide.headX + side * share * wide.frameWidth,
      unitPx: wide.unitPx * nearer,
    }))
      .filter((framing) => isWhole(photo, framing))
      .map((framing) => ({ framing, number: numberIn(framing) }))
      .filter(({ number }) => number > 0);
    return tried.find(({ number }) => number >= READABLE) ?? tried.toSorted((a, b) => b.number - a.number)[0];
  };
  const [first] = [1, -1].flatMap((side) => atSide(side) ?? []).toSorted((a, b) => b.number - a.number);
  if (!first) return undefined;
  const otherSide = first.framing.headX > wide.headX ? -1 : 1;
  const second = atSide(otherSide, NEARER) ?? atSide(otherSide);
  return { wide: first.framing, ...(second && { medium: second.framing }) };
}

function isWhole(photo: PhotoOfScene, framing: Framing): boolean {
  const { headX, unitPx, frameWidth } = framing;
  const least = unitPx + MARGIN * frameWidth;
  return headX >= least && headX <= frameWidth - least && reachesSides(photo, framing);
}

/** A photo may end in shade below. */
function reachesSides({ points }: PhotoOfScene, framing: Framing): boolean {
  const { open } = fitPhoto(points, framing);
  return open.left + open.top + open.right === 0;
}
