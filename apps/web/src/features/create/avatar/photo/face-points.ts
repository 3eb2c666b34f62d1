/** A square of the picture, in its pixels. */
export interface FaceView {
  x: number;
  y: number;
  side: number;
}

/** Room around the points, so that each can be moved outwards. */
const ROOM_FACTOR = 1.7;

export interface FacePoint {
  id: string;
  label: string;
  /** In pixels of the picture. */
  x: number;
  y: number;
}

interface Frame {
  width: number;
  height: number;
}

/** One pixel with an arrow key, ten with Shift. */
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const WIDE_STEP = 10;

/** How far a key moves a point; nothing for other keys. */
export function stepOf(key: string, isWide: boolean): readonly [number, number] | undefined {
  const step = steps[key];
  return step && isWide ? [step[0] * WIDE_STEP, step[1] * WIDE_STEP] : step;
}

/** Moved, but never out of the picture. */
export function movedTo(points: readonly FacePoint[], id: string, place: { x: number; y: number }, frame: Frame) {
  const within = (value: number, max: number) => Math.round(Math.min(Math.max(0, value), max) * 10) / 10;
  return points.map((point) =>
    point.id === id ? { ...point, x: within(place.x, frame.width), y: within(place.y, frame.height) } : point,
  );
}

/** The point meant by a press: the nearest one within reach. */
export function pointNear(points: readonly FacePoint[], place: { x: number; y: number }, reach: number) {
  const distance = (point: FacePoint) => Math.hypot(point.x - place.x, point.y - place.y);
  const [nearest] = points.filter((point) => distance(point) <= reach).sort((a, b) => distance(a) - distance(b));
  return nearest;
}

/** Once around the points, forwards and backwards. */
export function pointAfter(points: readonly FacePoint[], id: string, by: 1 | -1): FacePoint | undefined {
  const at = points.findIndex((point) => point.id === id);
  return points[(at + by + points.length) % points.length];
}

/** The part of a portrait that holds the points: close enough to tell them apart. */
export function faceView(points: readonly FacePoint[], { width, height }: { width: number; height: number }): FaceView {
  const side = Math.min(width, height);
  if (points.length === 0) return { x: (width - side) / 2, y: (height - side) / 2, side };
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return boxView({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, { width, height });
}

/** The part of a picture around a box, inside of the picture. */
export function boxView(box: Frame & { x: number; y: number }, { width, height }: Frame): FaceView {
  const side = Math.min(width, height, Math.max(box.width, box.height) * ROOM_FACTOR);
  const within = (start: number, length: number) => Math.min(Math.max(0, start), length - side);
  return {
    x: within(box.x + (box.width - side) / 2, width),
    y: within(box.y + (box.height - side) / 2, height),
    side,
  };
}

/** Nothing was moved, or all of it was moved back. */
export function hasSamePlaces(points: readonly FacePoint[], others: readonly FacePoint[]): boolean {
  return points.every(({ x, y }, index) => x === others[index]?.x && y === others[index]?.y);
}

/** The usual frame: 9:16. */
const FRAME_ASPECT = 9 / 16;

/** Where a picture that fills a frame lies so that the face with the points is in its middle; undefined where none is. */
export function facePosition(
  points: readonly Pick<FacePoint, 'x'>[],
  { width, height }: { width: number; height: number },
): string | undefined {
  const shownPx = height * FRAME_ASPECT;
  if (points.length === 0 || shownPx >= width) return undefined;
  const xs = points.map(({ x }) => x);
  const middlePx = (Math.min(...xs) + Math.max(...xs)) / 2;
  const share = (middlePx - shownPx / 2) / (width - shownPx);
  return `${Math.round(Math.max(0, Math.min(1, share)) * 100)}% 25%`;
}
