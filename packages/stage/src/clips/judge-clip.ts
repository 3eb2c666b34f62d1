import {
  CLIP_GATES,
  CLIP_LIMITS,
  type ClipFault,
  type ClipFinding,
  type ClipMoment,
  type ClipQuality,
  type ClipSpan,
} from '@herald/media/clips';
import type { Affine } from './affine.ts';
import { unitOf } from './affine.ts';
import { cameraSpeeds } from './camera-moves.ts';
import { THUMB_BYTES, THUMB_SIDE } from './clip-track.ts';

/** One picture of a clip as it was seen. */
export interface SeenFrame {
  hasFace: boolean;
  faces: number;
  /** how far the lips are apart, in distances between the eyes */
  opening: number;
  /** how far the nose is from the middle between the cheeks, -1..1 */
  turn: number;
  /** width of the mouth beside that of the face */
  mouthShare: number;
  faceWidthPx: number;
  /** what is seen of the mouth is no skin */
  isCovered: boolean;
  isCutOff: boolean;
  /** mean brightness of the lower face, 0..255 */
  light: number;
  /** how sharp the lower face is */
  sharpness: number;
}

export interface SeenClip {
  fps: number;
  frames: readonly SeenFrame[];
  places: readonly Affine[];
  mismatch: readonly number[];
  thumbs: Uint8Array;
}

/** Limits of the gates, found on real clips. */
const GATES = {
  opening: CLIP_GATES.opening,
  turn: 0.5,
  mismatch: CLIP_GATES.mismatch,
  covered: 0.35,
  aside: 0.15,
  light: 40,
  sharpnessShare: 0.35,
  movingCamera: 9,
  cameraSpeed: 0.15,
  cut: 28,
} as const;
const FACE_PX = { least: CLIP_GATES.leastFacePx, good: 300 } as const;
const MOUTH_PX = { least: 45, good: 90 } as const;
const JITTER_PX = { good: 0.1, least: 0.35 } as const;
/** Lips that open and close within this time speak. */
const SPEAKING_SEC = 0.75;
/** Lips begin to part before it can be measured. */
const BEFORE_FAULT_SEC = 0.1;
const SHORTEST_SPAN_SEC = 0.8;
const SHORTEST_FINDING_SEC = 0.2;
const MOMENT_SEC = 1;

export interface Judged {
  spans: ClipSpan[];
  findings: ClipFinding[];
  usableSec: number;
  quality: ClipQuality;
  weakest: ClipFault | null;
  jitterPx: number;
}

export function judgeClip(clip: SeenClip): Judged {
  const faults = withMargins(frameFaults(clip), clip.fps);
  const spans = spansOf(faults, clip);
  const usableSec = spans.reduce((sum, { fault, fromSec, toSec }) => sum + (fault ? 0 : toSec - fromSec), 0);
  const isUsable = usableSec >= CLIP_LIMITS.leastUsableSec;
  const findings = spans.flatMap(({ fault, fromSec, toSec }): ClipFinding[] =>
    fault && toSec - fromSec >= SHORTEST_FINDING_SEC ? [{ atSec: fromSec, fault, isBlocking: !isUsable }] : [],
  );
  const jitterPx = jitterOf(clip.places, faults);
  const weakest = weakestOf(spans);
  return { spans, findings, usableSec, jitterPx, ...qualityOf(clip, { usableSec, jitterPx, weakest }) };
}

function frameFaults(clip: SeenClip): (ClipFault | null)[] {
  const { frames, mismatch, fps } = clip;
  const sharpness = median(frames.filter(({ hasFace }) => hasFace).map((frame) => frame.sharpness));
  const open = frames.map(({ opening }) => opening >= GATES.opening);
  const otherPart = otherPersonIn(clip);
  const usualTurn = median(frames.filter(({ hasFace }) => hasFace).map(({ turn }) => turn));
  const speeds = cameraSpeeds(clip.thumbs, fps);
  return frames.map((frame, i) => {
    if (!frame.hasFace) return 'no-face';
    if (frame.faces > 1) return 'two-people';
    if (otherPart(i)) return 'other-person';
    if (frame.isCutOff) return 'cut-off';
    if (Math.abs(frame.turn) > GATES.turn) return 'turned';
    if (frame.light < GATES.light) return 'dark';
    if (frame.sharpness < sharpness * GATES.sharpnessShare) return 'blurred';
    if (open[i]) return speaksAt(open, i, fps) ? 'speaking' : 'mouth-open';
    if (frame.isCovered) return 'lips';
    if (mismatch[i] > GATES.mismatch) return unlikeRest(mismatch[i], frame.turn - usualTurn);
    return speeds[i] > GATES.cameraSpeed || cameraJolts(clip, i) > GATES.movingCamera ? 'moving' : null;
  });
}

/** Why shut lips look other than usual. A finger changes no more than pursed lips do. */
function unlikeRest(mismatch: number, turned: number): ClipFault {
  if (Math.abs(turned) > GATES.aside) return 'turned';
  return mismatch > GATES.covered ? 'hand' : 'lips';
}

function speaksAt(open: readonly boolean[], i: number, fps: number): boolean {
  const reach = Math.round(SPEAKING_SEC * fps);
  let changes = 0;
  for (let k = Math.max(1, i - reach); k <= Math.min(open.length - 1, i + reach); k++) {
    if (open[k] !== open[k - 1]) changes += 1;
  }
  return changes > 2;
}

/** After a cut the same lips would fit the same picture. */
function otherPersonIn({ frames, mismatch, thumbs }: SeenClip): (i: number) => boolean {
  const parts: { from: number; to: number }[] = [];
  let from = 0;
  for (let i = 1; i <= frames.length; i++) {
    if (i < frames.length && thumbDifference(thumbs, i - 1, i) < GATES.cut) continue;
    parts.push({ from, to: i });
    from = i;
  }
  const others = parts.filter(({ from: first, to }) => {
    const closed = mismatch.slice(first, to).filter((_, k) => frames[first + k].opening < GATES.opening);
    return parts.length > 1 && closed.length > 0 && median(closed) > GATES.mismatch * 2;
  });
  return (i) => others.some((part) => i >= part.from && i < part.to);
}

/** How much two moments of a clip differ, in grey levels. */
export function thumbDifference(thumbs: Uint8Array, a: number, b: number, rows = [0, THUMB_SIDE]): number {
  let sum = 0;
  for (let k = rows[0] * THUMB_SIDE; k < rows[1] * THUMB_SIDE; k++)
    sum += Math.abs(thumbs[a * THUMB_BYTES + k] - thumbs[b * THUMB_BYTES + k]);
  return sum / ((rows[1] - rows[0]) * THUMB_SIDE);
}

/** Above and beside the head nothing moves but the camera. */
function cameraJolts({ thumbs, frames }: SeenClip, i: number): number {
  if (i === 0 || i >= frames.length) return 0;
  let sum = 0;
  let count = 0;
  for (let row = 0; row < THUMB_SIDE / 2; row++) {
    for (const column of [0, 1, THUMB_SIDE - 2, THUMB_SIDE - 1]) {
      const k = row * THUMB_SIDE + column;
      sum += Math.abs(thumbs[i * THUMB_BYTES + k] - thumbs[(i - 1) * THUMB_BYTES + k]);
      count += 1;
    }
  }
  return sum / count;
}

function withMargins(faults: (ClipFault | null)[], fps: number): (ClipFault | null)[] {
  const reach = Math.round(BEFORE_FAULT_SEC * fps);
  return faults.map((fault, i) => {
    if (fault) return fault;
    for (let away = 1; away <= reach; away++) {
      const near = faults[i + away] ?? faults[i - away];
      if (near) return near;
    }
    return null;
  });
}

function spansOf(faults: readonly (ClipFault | null)[], clip: SeenClip): ClipSpan[] {
  const { fps } = clip;
  const runs: { from: number; to: number; fault: ClipFault | null }[] = [];
  faults.forEach((fault, i) => {
    const last = runs.at(-1);
    if (last?.fault === fault) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, fault });
  });
  for (const [k, run] of runs.entries()) {
    if (!run.fault && run.to - run.from < SHORTEST_SPAN_SEC * fps)
      run.fault = runs[k - 1]?.fault ?? runs[k + 1]?.fault ?? null;
  }
  const spans: ClipSpan[] = [];
  for (const { from, to, fault } of runs) {
    for (const part of fault ? [{ from, to, moment: null }] : momentsIn(clip, from, to)) {
      const last = spans.at(-1);
      const [fromSec, toSec] = [part.from / fps, part.to / fps];
      if (last && last.fault === fault && last.moment === part.moment) last.toSec = toSec;
      else spans.push({ fromSec, toSec, moment: part.moment, fault });
    }
  }
  return spans;
}

/** A usable run, second by second. */
function momentsIn(clip: SeenClip, from: number, to: number): { from: number; to: number; moment: ClipMoment }[] {
  const count = Math.max(1, Math.round((to - from) / (MOMENT_SEC * clip.fps)));
  return Array.from({ length: count }, (_, k) => {
    const part = {
      from: Math.round(from + ((to - from) * k) / count),
      to: Math.round(from + ((to - from) * (k + 1)) / count),
    };
    return { ...part, moment: momentOf(clip, part.from, part.to) };
  });
}

function momentOf({ frames, places, thumbs, fps }: SeenClip, from: number, to: number): ClipMoment {
  const [across, down, left, right]: number[][] = [[], [], [], []];
  for (let i = from + 1; i < to; i++) {
    const unit = unitOf(places[i]);
    across.push(((places[i][2] - places[i - 1][2]) / unit) * fps);
    down.push(((places[i][5] - places[i - 1][5]) / unit) * fps);
    const [onLeft, onRight] = lowerMotion(thumbs, i);
    left.push(onLeft);
    right.push(onRight);
  }
  const hands = rms(left.map((value, k) => (value + right[k]) / 2));
  if (hands > 2.5) return Math.max(rms(left), rms(right)) > 3 * Math.min(rms(left), rms(right)) ? 'point' : 'hands';
  if (rms(down) > 0.25 && rms(down) > 1.3 * rms(across)) return 'nod';
  const usualTurn = median(frames.map(({ turn }) => turn));
  const turn = median(frames.slice(from, to).map((frame) => frame.turn));
  if (Math.abs(turn - usualTurn) > 0.12) return 'aside';
  const usualWidth = median(frames.map(({ mouthShare }) => mouthShare));
  return median(frames.slice(from, to).map(({ mouthShare }) => mouthShare)) > 1.06 * usualWidth ? 'smile' : 'calm';
}

/** How much the lower half of the picture changes, on its left and on its right. */
function lowerMotion(thumbs: Uint8Array, i: number): [number, number] {
  const sums: [number, number] = [0, 0];
  const first = Math.round(THUMB_SIDE * 0.56);
  for (let row = first; row < THUMB_SIDE; row++) {
    for (let column = 0; column < THUMB_SIDE; column++) {
      const k = row * THUMB_SIDE + column;
      sums[column < THUMB_SIDE / 2 ? 0 : 1] += Math.abs(
        thumbs[i * THUMB_BYTES + k] - thumbs[(i - 1) * THUMB_BYTES + k],
      );
    }
  }
  const size = ((THUMB_SIDE - first) * THUMB_SIDE) / 2;
  return [sums[0] / size, sums[1] / size];
}

/** Trembling of the mouth's place: what is left of its way when steady movement is taken off. */
export function jitterOf(places: readonly Affine[], faults: readonly (ClipFault | null)[] = []): number {
  const bends: number[] = [];
  for (let i = 1; i < places.length - 1; i++) {
    if (faults[i - 1] || faults[i] || faults[i + 1]) continue;
    const bend = (n: 2 | 5) => places[i - 1][n] - 2 * places[i][n] + places[i + 1][n];
    bends.push(Math.hypot(bend(2), bend(5)));
  }
  return rms(bends) / Math.sqrt(6);
}

/** The fault that takes most of the clip. */
function weakestOf(spans: readonly ClipSpan[]): ClipFault | null {
  const lost = new Map<ClipFault, number>();
  for (const { fault, fromSec, toSec } of spans) if (fault) lost.set(fault, (lost.get(fault) ?? 0) + toSec - fromSec);
  return [...lost].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function qualityOf(
  { frames, places }: SeenClip,
  { usableSec, jitterPx, weakest }: { usableSec: number; jitterPx: number; weakest: ClipFault | null },
): Pick<Judged, 'quality' | 'weakest'> {
  // What takes the seconds comes first: without them there is no presenter.
  if (usableSec < CLIP_LIMITS.leastUsableSec) return { quality: 'poor', weakest };
  const facePx = median(frames.filter(({ hasFace }) => hasFace).map(({ faceWidthPx }) => faceWidthPx));
  const mouthPx = median(places.map(unitOf));
  if (facePx < FACE_PX.least || mouthPx < MOUTH_PX.least) return { quality: 'poor', weakest: 'small' };
  if (jitterPx > JITTER_PX.least) return { quality: 'poor', weakest: 'restless' };
  if (facePx < FACE_PX.good || mouthPx < MOUTH_PX.good) return { quality: 'usable', weakest: 'small' };
  if (jitterPx > JITTER_PX.good) return { quality: 'usable', weakest: 'restless' };
  return { quality: usableSec >= CLIP_LIMITS.goodUsableSec ? 'good' : 'usable', weakest };
}

const rms = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
