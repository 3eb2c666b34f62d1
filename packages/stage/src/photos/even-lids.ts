import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import type { EyeLines } from './eye-lines.ts';
import type { FaceGeometry } from './face-geometry.ts';

/** From the corner at the nose to the outer one, in lengths between them: where lids are compared, and in how many steps. */
const FROM = -0.5;
const TO = 2;
const STEPS = 160;

/** What a shut lid looks like, told from the nose outwards, whichever eye it is. */
interface LidShape {
  /** how far its line lies below the corners, in eye widths */
  line: Float32Array;
  /** how far the outer corner lies below the one at the nose, in eye widths, where the head is upright */
  tilt: number;
  lashes: Float32Array;
}

/** Both eyes shut alike: each was read for itself, and shade or hair at one corner would make two lids that blink unevenly. */
export function evenLids(eyes: readonly (EyeLines | undefined)[], face: FaceGeometry): (EyeLines | undefined)[] {
  const [first, second] = eyes;
  if (!first || !second) return [...eyes];
  const slope = slopeOf(face);
  const [one, other] = [shapeOf(first, slope), shapeOf(second, slope)];
  const meanOf = (field: 'line' | 'lashes') => one[field].map((value, step) => mix(value, other[field][step], 0.5));
  const mean = { line: meanOf('line'), lashes: meanOf('lashes'), tilt: mix(one.tilt, other.tilt, 0.5) };
  return [withShape(first, mean, slope), withShape(second, mean, slope)];
}

/** Rows of the frame for each column along the eyes. */
function slopeOf({ toFrame }: FaceGeometry): number {
  const [fromX, fromY] = toFrame(0, 0);
  const [toX, toY] = toFrame(1, 0);
  return (toY - fromY) / (toX - fromX);
}

/** The net's corners of an eye, the one at the nose first. */
const cornersOf = ({ left, right, outer }: EyeLines) => (outer === 'left' ? [right, left] : [left, right]);

function shapeOf(eye: EyeLines, slope: number): LidShape {
  const [inner, outer] = cornersOf(eye);
  const read = (rows: Float32Array, x: number): number => {
    const at = clamp(x - eye.box.x, 0, rows.length - 1.001);
    return mix(rows[Math.floor(at)], rows[Math.floor(at) + 1], at % 1);
  };
  const along = Float32Array.from({ length: STEPS + 1 }, (_, step) => mix(FROM, TO, step / STEPS));
  const xOf = (t: number) => mix(inner[0], outer[0], t);
  return {
    line: along.map((t) => (read(eye.meeting, xOf(t)) - mix(inner[1], outer[1], t)) / eye.eyeWidth),
    lashes: along.map((t) => read(eye.lashes, xOf(t))),
    tilt: (outer[1] - inner[1] - slope * (outer[0] - inner[0])) / eye.eyeWidth,
  };
}

/** Beside the outer corner all lines are one, so there they go along. */
function withShape(eye: EyeLines, shape: LidShape, slope: number): EyeLines {
  const [inner, outer] = cornersOf(eye);
  const alongOf = (k: number) => (eye.box.x + k - inner[0]) / (outer[0] - inner[0] || 1);
  const read = (values: Float32Array, t: number): number => {
    const at = clamp(((t - FROM) / (TO - FROM)) * STEPS, 0, STEPS - 0.001);
    return mix(values[Math.floor(at)], values[Math.floor(at) + 1], at % 1);
  };
  const falls = shape.tilt * eye.eyeWidth + slope * (outer[0] - inner[0]);
  const middleY = (inner[1] + outer[1]) / 2;
  const meeting = eye.meeting.map((_, k) => {
    const t = alongOf(k);
    return middleY + (t - 0.5) * falls + read(shape.line, t) * eye.eyeWidth;
  });
  const withMeeting = (line: Float32Array) =>
    line.map((row, k) => row + eye.beyondOuter[k] * (meeting[k] - eye.meeting[k]));
  return {
    ...eye,
    meeting,
    lashes: eye.lashes.map((_, k) => read(shape.lashes, alongOf(k))),
    upper: withMeeting(eye.upper),
    lower: withMeeting(eye.lower),
  };
}
