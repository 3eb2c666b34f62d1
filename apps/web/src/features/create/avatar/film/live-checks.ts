import { CLIP_GATES } from '@herald/media/clips';
import type { FaceLook } from './face-messages.ts';

export interface LiveCheck {
  name: 'Face' | 'Light' | 'Mouth' | 'People' | 'Camera';
  word: string;
  isWrong: boolean;
  fix: string;
}

export interface SeenNow {
  /** Undefined as long as the face check is not there. */
  look: FaceLook | undefined;
  /** Of the whole picture, where no face is found. */
  light: Brightness;
  /** How much the edges of the picture changed. */
  moved: number;
  /** Of the camera. */
  widthPx: number;
}

/** Mean brightness of two halves, 0 to 255. */
export interface Brightness {
  left: number;
  right: number;
}

const DARK = 55;
const SIDE_RATIO = 2.2;
const MOVING = 14;
/** How far the middle of the face may be from that of the oval, as shares of the picture. */
const OVAL = { x: 0.5, y: 0.34, reachX: 0.2, reachY: 0.24 } as const;

/** What can be seen right now, in the order of the list; what cannot be measured is left out. */
export function liveChecks({ look, light, moved, widthPx }: SeenNow): LiveCheck[] {
  const face = look?.face;
  const isFound = face !== undefined && isInOval(face);
  return [
    ...(look ? [faceCheck(look, widthPx)] : []),
    lightCheck(face ?? light),
    // Of somebody beside the oval nothing good is said: that face may be on a poster.
    ...(isFound ? [mouthCheck(face.opening)] : []),
    ...(look && (isFound || look.faces > 1) ? [peopleCheck(look.faces)] : []),
    cameraCheck(moved),
  ];
}

/** A single look may err: something is wrong when two looks one after the other say so. */
export function settledChecks(before: readonly LiveCheck[], now: readonly LiveCheck[]): LiveCheck[] {
  return now.map((check) => {
    const last = before.find(({ name }) => name === check.name);
    return check.isWrong && last && !last.isWrong ? last : check;
  });
}

const right = (name: LiveCheck['name'], word: string): LiveCheck => ({ name, word, isWrong: false, fix: '' });
const wrong = (name: LiveCheck['name'], word: string, fix: string): LiveCheck => ({ name, word, isWrong: true, fix });

const isInOval = ({ x, y }: NonNullable<FaceLook['face']>): boolean =>
  Math.abs(x - OVAL.x) < OVAL.reachX && Math.abs(y - OVAL.y) < OVAL.reachY;

function faceCheck({ face }: FaceLook, widthPx: number): LiveCheck {
  if (!face || !isInOval(face)) return wrong('Face', 'Not found', 'Come into the oval.');
  if (face.width * widthPx < CLIP_GATES.leastFacePx) return wrong('Face', 'Small', 'Come closer.');
  return right('Face', 'Found');
}

function lightCheck({ left, right: other }: Brightness): LiveCheck {
  if ((left + other) / 2 < DARK) return wrong('Light', 'Too dark', 'Face a lamp or window.');
  const [low, high] = left < other ? [left, other] : [other, left];
  if (high > low * SIDE_RATIO) return wrong('Light', 'Dark on one side', 'Turn towards the window.');
  return right('Light', 'Good');
}

function mouthCheck(opening: number): LiveCheck {
  if (opening >= CLIP_GATES.opening) return wrong('Mouth', 'Open', 'Close your lips.');
  return right('Mouth', 'Closed');
}

function peopleCheck(faces: number): LiveCheck {
  if (faces > 1) return wrong('People', faces === 2 ? 'Two' : String(faces), 'Only you, please.');
  return right('People', 'Only you');
}

function cameraCheck(moved: number): LiveCheck {
  return moved > MOVING ? wrong('Camera', 'Moving', 'Put it down.') : right('Camera', 'Steady');
}

/** Of gray values row by row. */
export function brightnessOf(gray: Float32Array, width: number): Brightness {
  let [left, other] = [0, 0];
  for (const [at, value] of gray.entries()) {
    if (at % width < width / 2) left += value;
    else other += value;
  }
  const half = gray.length / 2;
  return { left: left / half, right: other / half };
}

/** How much the edges of the picture changed: a person moves in its middle, a camera moves all of it. */
export function edgeChange(before: Float32Array, now: Float32Array, width: number): number {
  let [sum, count] = [0, 0];
  const band = Math.max(1, Math.round(width / 8));
  for (const [at, value] of now.entries()) {
    const x = at % width;
    if (x >= band && x < width - band) continue;
    sum += Math.abs(value - (before[at] ?? value));
    count += 1;
  }
  return count > 0 ? sum / count : 0;
}
