import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { featuresIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import type { Rect } from '#base/performer.ts';
import { takenBesides, type View } from './figure-place.ts';
import { wordMargins } from './safe-zones.ts';

/** In units of a 720 frame, those first that are read best. */
const HEIGHTS = [120, 100, 84];
const GAP = 12;
/** Of the height: round ends with the arrow, and a letter of the words. */
const ENDS = 1.62;
const LETTER = 0.27;
/** Words of a narrower link are smaller. */
const SHARES = [1, 0.85, 0.72];
/** Some networks write below. */
const LOWEST = 0.86;

interface LinkRoom {
  /** what else is seen: hands that point at the link, hair */
  isFree: (place: Rect) => boolean;
  /** where it may be instead of beside the arrow */
  band: Rect | null;
}

/** Where the button of a link is: from the arrow on, else in a band that is free; null where it would lie over a face, hands or words. */
export function linkPlace(spec: SceneSpec, view: View, { isFree, band }: LinkRoom): Rect | null {
  const text = longestLabel(spec);
  if (text === '') return null;
  const { framing, scale, reach, arrow } = view;
  const margins = wordMargins(spec.aspect);
  const [left, right] = [margins.left * framing.frameWidth - 1, (1 - margins.right) * framing.frameWidth + 1];
  const taken = [featuresIn(framing, reach), ...takenBesides(spec, { ...view, arrow: null })];
  const fits = (place: Rect) =>
    place.x >= left &&
    place.x + place.width <= right &&
    place.y + place.height <= LOWEST * framing.frameHeight &&
    taken.every((part) => !touches(place, part, (GAP / 2) * scale)) &&
    isFree(place);
  const sizes = SHARES.flatMap((share) =>
    HEIGHTS.map((units) => {
      const height = Math.round(units * scale);
      return { height, width: Math.round(height * (ENDS + LETTER * text.length * share)) };
    }),
  );
  const tried = sizes.flatMap((size) => [
    ...(arrow ? [fromArrow(arrow, size, framing.frameWidth)] : []),
    ...inBand(band, size),
  ]);
  return tried.find(fits) ?? null;
}

function longestLabel({ figures }: SceneSpec): string {
  const labels = figures.flatMap(({ kind, parts }) => (kind === 'arrow' ? (parts[0]?.text ?? []) : []));
  return labels.reduce((longest, label) => (label.length > longest.length ? label : longest), '');
}

function fromArrow(arrow: Rect, { width, height }: Pick<Rect, 'width' | 'height'>, frameWidth: number): Rect {
  const isLeft = arrow.x + arrow.width / 2 < frameWidth / 2;
  const x = isLeft ? arrow.x : arrow.x + arrow.width - width;
  return { x, y: Math.round(arrow.y + (arrow.height - height) / 2), width, height };
}

function inBand(band: Rect | null, { width, height }: Pick<Rect, 'width' | 'height'>): Rect[] {
  if (!band || band.width < width || band.height < height) return [];
  const x = Math.round(band.x + (band.width - width) / 2);
  return [{ x, y: Math.round(band.y + (band.height - height) / 2), width, height }];
}
