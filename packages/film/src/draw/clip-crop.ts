import type { SceneLayout } from '@herald/stage';
import type { Affine, ClipTrack, Take } from '@herald/stage/clips';
import type { Area } from '../picture.ts';

/** The part of a clip that fills the frame; even, and still for a whole take, as a camera on a stand is. */
export type Crop = Area;

/** Enlarging real skin further than this shows. */
const MOST_ENLARGED = 2.4;
const NEARER = 1.2;
/** No nearer than this beside the widest view. */
const NEAREST = 1.5;
const CHEEKS = [234, 454] as const;
const EYES = [33, 263] as const;

/** Whether the pixels of a clip are enough for shots from nearer. */
export function canComeNearer(track: Pick<ClipTrack, 'width' | 'height'>, { width, height }: SceneLayout): boolean {
  return NEARER * Math.max(width / track.width, height / track.height) <= MOST_ENLARGED;
}

/** One crop for every take; takes that are joined share one, as the camera does not move. */
export function cropsFor(track: ClipTrack, takes: readonly Take[], layout: SceneLayout): Crop[] {
  const crops: Crop[] = [];
  for (const [k, take] of takes.entries()) {
    const before = crops[k - 1];
    crops.push(take.joinFrames > 0 && before ? before : cropFor(track, take, layout));
  }
  return crops;
}

/** Puts the head where the layout wants it, as far as the clip reaches. */
function cropFor(track: ClipTrack, take: Take, { width, height, framing }: SceneLayout): Crop {
  const head = headOf(track, take);
  const widest = Math.max(width / track.width, height / track.height);
  const wanted = framing.unitPx / head.halfFace;
  const most = Math.max(widest, Math.min(MOST_ENLARGED, widest * NEAREST));
  const usual = Math.min(most / NEARER, Math.max(widest, wanted));
  const scale = Math.max(widest, take.isTight ? usual * NEARER : usual);
  const even = (value: number) => Math.floor(value / 2) * 2;
  const size = {
    width: Math.min(even(track.width), even(width / scale)),
    height: Math.min(even(track.height), even(height / scale)),
  };
  const within = (value: number, most: number) => even(Math.max(0, Math.min(most, value)));
  return {
    x: within(head.x - framing.headX / scale, track.width - size.width),
    y: within(head.y - framing.headY / scale, track.height - size.height),
    ...size,
  };
}

/** Between the eyes, and half the width of the face, on average over a take. */
function headOf({ places, mean, fps }: ClipTrack, take: Take): { x: number; y: number; halfFace: number } {
  const [left, right] = EYES.map((k) => mean[k] ?? [0, 0]);
  const [u, v] = [((left?.[0] ?? 0) + (right?.[0] ?? 0)) / 2, ((left?.[1] ?? 0) + (right?.[1] ?? 0)) / 2];
  const wide = Math.abs((mean[CHEEKS[1]]?.[0] ?? 1) - (mean[CHEEKS[0]]?.[0] ?? 0)) / 2;
  const shown = places.slice(
    take.clipFrame,
    take.clipFrame + Math.max(1, Math.round(((take.toFrame - take.fromFrame) * fps) / 30)),
  );
  const mean1 = (value: (place: Affine) => number) =>
    shown.reduce((sum, place) => sum + value(place), 0) / Math.max(1, shown.length);
  return {
    x: mean1(([a, b, c]) => a * u + b * v + c),
    y: mean1(([, , , d, e, f]) => d * u + e * v + f),
    halfFace: wide * mean1(([a, , , d]) => Math.hypot(a, d)),
  };
}

/** Where mouth space lies in the frame. */
export function placeInFilm([a, b, c, d, e, f]: Affine, crop: Crop, film: { width: number; height: number }): Affine {
  const [sx, sy] = [film.width / crop.width, film.height / crop.height];
  return [a * sx, b * sx, (c + 0.5 - crop.x) * sx - 0.5, d * sy, e * sy, (f + 0.5 - crop.y) * sy - 0.5];
}
