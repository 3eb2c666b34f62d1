import { FILM_FPS } from '@herald/media/film-pieces';
import type { Framing, Rect } from '#base/performer.ts';
import type { Affine } from './affine.ts';
import { headIn } from './clip-head.ts';
import type { ClipTrack } from './clip-track.ts';
import type { Take } from './plan-takes.ts';
import { seatInClip } from './seat-in-clip.ts';

/** The picture of a film, and where it wants the head. */
export interface FilmFrame {
  width: number;
  height: number;
  framing: Framing;
  /** the same when the camera is nearer, where the face has room for it */
  near?: { framing: Framing; isClear: boolean };
  /** what lies over the picture */
  over?: readonly OverPicture[];
}

/** A place that something covers until then. */
export interface OverPicture {
  place: Rect;
  untilSec: number;
}

/** The part of a clip that fills the frame; even, and still for a whole take, as a camera on a stand is. */
export type Crop = Rect;

type Size = Pick<ClipTrack, 'width' | 'height'>;
type FrameSize = Pick<FilmFrame, 'width' | 'height'>;

/** Enlarging real skin further than this shows. */
const MOST_ENLARGED = 2.4;
const NEARER = 1.2;
/** No nearer than this beside the widest view. */
const NEAREST = 1.5;

/** Whether the pixels of a clip are enough for shots from nearer. */
export function canComeNearer(clip: Size, frame: FrameSize): boolean {
  return NEARER * widestScale(clip, frame) <= MOST_ENLARGED;
}

/** Pixels of the film for one of the clip, in the usual shot. */
export function usualScales(clip: Size, frame: FrameSize): { least: number; most: number } {
  const least = widestScale(clip, frame);
  return { least, most: Math.max(least, nearestScale(clip, frame) / NEARER) };
}

/** The same from nearer, beside that of the usual shot. */
export function nearScale(clip: Size, frame: FrameSize, usual: number): number {
  return Math.min(nearestScale(clip, frame), usual * NEARER);
}

function widestScale(clip: Size, { width, height }: FrameSize): number {
  return Math.max(width / clip.width, height / clip.height);
}

function nearestScale(clip: Size, frame: FrameSize): number {
  const widest = widestScale(clip, frame);
  return Math.max(widest, Math.min(MOST_ENLARGED, widest * NEAREST));
}

/** One crop for every take; takes that are joined share one, as the camera does not move. */
export function cropsFor(track: ClipTrack, takes: readonly Take[], frame: FilmFrame): Crop[] {
  const crops: Crop[] = [];
  for (const [k, take] of takes.entries()) {
    const before = crops[k - 1];
    const after = takes.findIndex(({ joinFrames }, next) => next > k && joinFrames === 0);
    const joined = takes.slice(k, after < 0 ? takes.length : after);
    crops.push(take.joinFrames > 0 && before ? before : cropFor(track, joined, frame));
  }
  return crops;
}

/** Puts the head where the layout wants it, as far as the clip reaches, and clear of what lies over these takes. */
function cropFor(track: ClipTrack, takes: readonly Take[], frame: FilmFrame): Crop {
  const head = headIn({ ...track, places: takes.flatMap((take) => placesOf(track, take)) });
  const { least, most } = usualScales(track, frame);
  const usual = Math.min(most, Math.max(least, frame.framing.unitPx / head.halfPx));
  const isTight = takes[0]?.isTight === true && frame.near?.isClear !== false;
  const scale = isTight ? nearScale(track, frame, usual) : usual;
  const fromSec = (takes[0]?.fromFrame ?? 0) / FILM_FPS;
  const taken = (frame.over ?? []).filter(({ untilSec }) => untilSec > fromSec).map(({ place }) => place);
  const wish = { ...((isTight && frame.near?.framing) || frame.framing), unitPx: head.halfPx * scale };
  const { framing } = seatInClip({ head, wish, scales: { least: scale, most: scale }, taken });
  const even = (value: number) => Math.floor(value / 2) * 2;
  const size = {
    width: Math.min(even(track.width), even(frame.width / scale)),
    height: Math.min(even(track.height), even(frame.height / scale)),
  };
  const within = (value: number, largest: number) => even(Math.max(0, Math.min(largest, value)));
  return {
    x: within(head.x - framing.headX / scale, track.width - size.width),
    y: within(head.y - framing.headY / scale, track.height - size.height),
    ...size,
  };
}

function placesOf({ places, fps }: ClipTrack, { clipFrame, fromFrame, toFrame }: Take): Affine[] {
  return places.slice(clipFrame, clipFrame + Math.max(1, Math.round(((toFrame - fromFrame) * fps) / FILM_FPS)));
}

/** Where mouth space lies in the frame. */
export function placeInFilm([a, b, c, d, e, f]: Affine, crop: Crop, film: { width: number; height: number }): Affine {
  const [sx, sy] = [film.width / crop.width, film.height / crop.height];
  return [a * sx, b * sx, (c + 0.5 - crop.x) * sx - 0.5, d * sy, e * sy, (f + 0.5 - crop.y) * sy - 0.5];
}
