import type { ClipHead } from '@herald/media/clips';
import { FILM_FPS } from '@herald/media/film-pieces';
import type { Sharing } from '@herald/media/scene/shot-plan';
import { featuresIn } from '#base/face-reach.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { type Affine, SAME_PLACE, unitOf } from './affine.ts';
import { headIn } from './clip-head.ts';
import type { ClipTrack } from './clip-track.ts';
import type { Take } from './plan-takes.ts';
import { seatInClip } from './seat-in-clip.ts';
import { seenScale } from './seen-size.ts';

/** The picture of a film, and where it wants the head. */
export interface FilmFrame {
  width: number;
  height: number;
  framing: Framing;
  /** the same when the camera is nearer, where the face has room for it */
  near?: { framing: Framing; isClear: boolean };
  /** what lies over the picture */
  over?: readonly OverPicture[];
  /** where the person is seen beside or over material; left out where there is no room */
  shared?: Partial<Record<Sharing, SharedSeat>>;
}

/** A part of the frame that shows the person, and where their head is in the frame. */
export interface SharedSeat {
  place: { window: Rect };
  framing: Framing;
}

/** A place that something covers until then. */
export interface OverPicture {
  place: Rect;
  untilSec: number;
}

/** The part of a clip that fills the frame; even, and still for a whole take, as a camera on a stand is. */
export interface Crop extends Rect {
  /** the part of the frame that it fills, even; left out where it fills all of it */
  into?: Rect;
}

type Size = Pick<ClipTrack, 'width' | 'height'>;
type FrameSize = Pick<FilmFrame, 'width' | 'height'>;

/** Enlarging real skin further than this shows. */
const MOST_ENLARGED = 2.4;
const NEARER = 1.2;
/** No nearer than this beside the widest view. */
const NEAREST = 1.5;
/** How much larger a face may be than in the nearest shot of a layout, so that a cut is seen. */
const MORE_THAN_NEAR = 1.1;

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

/** Puts the head of a clip into a part of the frame, which the clip fills; undefined where its pixels are too few or the face does not fit. */
export function seatInWindow(
  head: ClipHead,
  { window, wish, taken }: { window: Rect; wish: Framing; taken: readonly Rect[] },
): Framing | undefined {
  const least = widestScale(head, window);
  if (least > MOST_ENLARGED) return undefined;
  const scales = { least, most: nearestScale(head, window) };
  const framing = seated(head, { window, wish, taken }, scales);
  const { x, y, width, height } = featuresIn(framing, head);
  const isWhole = x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height;
  return isWhole ? { ...wish, ...shifted(framing, window), unitPx: framing.unitPx } : undefined;
}

/** In the window's own coordinates. */
function seated(
  head: ClipHead,
  { window, wish, taken }: { window: Rect; wish: Framing; taken: readonly Rect[] },
  scales: { least: number; most: number },
): Framing {
  const local = {
    ...wish,
    ...shifted(wish, { x: -window.x, y: -window.y }),
    frameWidth: window.width,
    frameHeight: window.height,
  };
  const inside = taken.map((part) => ({ ...part, x: part.x - window.x, y: part.y - window.y }));
  return seatInClip({ head, wish: local, scales, taken: inside }).framing;
}

function shifted({ headX, headY }: Framing, by: { x: number; y: number }): Pick<Framing, 'headX' | 'headY'> {
  return { headX: headX + by.x, headY: headY + by.y };
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
    if (take.joinFrames > 0 && before) crops.push(before);
    else crops.push(cropFor(track, joined, frame, before && { take: takes[k - 1] ?? take, crop: before }));
  }
  return crops;
}

interface ShownTake {
  take: Take;
  crop: Crop;
}

/** Puts the head where the layout wants it, as far as the clip reaches, and clear of what lies over these takes. */
function cropFor(track: ClipTrack, takes: readonly Take[], frame: FilmFrame, before?: ShownTake): Crop {
  const head = headIn({ ...track, places: takes.flatMap((take) => placesOf(track, take)) });
  const seat = takes[0]?.sharing && frame.shared?.[takes[0].sharing];
  if (seat) return cropInWindow(track, head, seat, frame);
  const { least, most } = usualScales(track, frame);
  const usual = Math.min(most, Math.max(least, frame.framing.unitPx / head.halfPx));
  const isTight = takes[0]?.isTight === true && frame.near?.isClear !== false;
  const planned = isTight ? nearScale(track, frame, usual) : usual;
  const scale = takes[0] && before ? scaleAfter(before, { track, take: takes[0], frame, head, planned }) : planned;
  const fromSec = (takes[0]?.fromFrame ?? 0) / FILM_FPS;
  const taken = (frame.over ?? []).filter(({ untilSec }) => untilSec > fromSec).map(({ place }) => place);
  const wish = { ...((isTight && frame.near?.framing) || frame.framing), unitPx: head.halfPx * scale };
  const { framing } = seatInClip({ head, wish, scales: { least: scale, most: scale }, taken });
  return partOf(track, head, framing, { ...frame, scale });
}

/** In takes of another size than the one before them. */
function scaleAfter(
  { take: { isTight, sharing, ...ending }, crop }: ShownTake,
  {
    track,
    take,
    frame,
    head,
    planned,
  }: { track: ClipTrack; take: Take; frame: FilmFrame; head: ClipHead; planned: number },
): number {
  if (isTight === take.isTight || sharing) return planned;
  const isFree = frame.near?.isClear !== false;
  const nearPx = frame.near?.framing.unitPx ?? NEARER * frame.framing.unitPx;
  const most = isFree ? Math.min(nearestScale(track, frame), (MORE_THAN_NEAR * nearPx) / head.halfPx) : planned;
  const [last] = placesOf(track, ending).slice(-1);
  const [first] = placesOf(track, take);
  return seenScale({
    isNearer: take.isTight,
    planned,
    least: usualScales(track, frame).least,
    most: Math.max(planned, most),
    beforePx: scaleOf(crop, frame) * unitOf(last ?? SAME_PLACE),
    afterPx: unitOf(first ?? SAME_PLACE),
  });
}

function cropInWindow(track: ClipTrack, head: ClipHead, { place, framing }: SharedSeat, frame: FrameSize): Crop {
  const into = evenAround(place.window, frame);
  const least = widestScale(track, into);
  const scale = Math.min(nearestScale(track, into), Math.max(least, framing.unitPx / head.halfPx));
  return {
    ...partOf(track, head, seated(head, { window: into, wish: framing, taken: [] }, { least: scale, most: scale }), {
      ...into,
      scale,
    }),
    into,
  };
}

/** The part of a clip that is as large as a frame, with the head at its place. */
function partOf(
  clip: Size,
  head: ClipHead,
  { headX, headY }: Framing,
  { width, height, scale }: FrameSize & { scale: number },
): Rect {
  const size = {
    width: Math.min(even(clip.width), even(width / scale)),
    height: Math.min(even(clip.height), even(height / scale)),
  };
  const within = (value: number, largest: number) => even(Math.max(0, Math.min(largest, value)));
  return {
    x: within(head.x - headX / scale, clip.width - size.width),
    y: within(head.y - headY / scale, clip.height - size.height),
    ...size,
  };
}

const even = (value: number): number => Math.floor(value / 2) * 2;

function evenAround({ x, y, width, height }: Rect, frame: FrameSize): Rect {
  const [left, top] = [even(x), even(y)];
  const [right, bottom] = [Math.min(frame.width, even(x + width + 1)), Math.min(frame.height, even(y + height + 1))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function placesOf(
  { places, fps }: ClipTrack,
  { clipFrame, fromFrame, toFrame }: Pick<Take, 'clipFrame' | 'fromFrame' | 'toFrame'>,
): Affine[] {
  return places.slice(clipFrame, clipFrame + Math.max(1, Math.round(((toFrame - fromFrame) * fps) / FILM_FPS)));
}

/** Where mouth space lies in the frame. */
export function placeInFilm([a, b, c, d, e, f]: Affine, crop: Crop, film: FrameSize): Affine {
  const into = shownIn(crop, film);
  const [sx, sy] = [into.width / crop.width, into.height / crop.height];
  const [x, y] = [(c + 0.5 - crop.x) * sx - 0.5 + into.x, (f + 0.5 - crop.y) * sy - 0.5 + into.y];
  return [a * sx, b * sx, x, d * sy, e * sy, y];
}

/** The part of the frame that a crop fills. */
export function shownIn({ into }: Crop, { width, height }: FrameSize): Rect {
  return into ?? { x: 0, y: 0, width, height };
}

/** Pixels of the film for one of the clip. */
export function scaleOf(crop: Crop, frame: FrameSize): number {
  return shownIn(crop, frame).width / crop.width;
}
