/** A face that is so much larger or smaller after a cut is seen to be another picture. */
const SEEN_STEP = 1.19;
/** One that grows or shrinks by more seems to be another clip. */
const LARGEST_STEP = 1.5;
/** Where not even this is possible, the camera goes the other way. */
const SMALLEST_STEP = 1.17;

interface SizeAfterCut {
  /** whether the camera is nearer than before the cut, or farther away */
  isNearer: boolean;
  /** pixels of the film for one of the clip: as planned, and as few and as many as may be */
  planned: number;
  least: number;
  most: number;
  /** the width of the mouth at rest in the film just before the cut, and in the clip just after it */
  beforePx: number;
  afterPx: number;
}

/** The camera of a clip can move by itself: after a cut, a face has another size than it had, in the planned direction if it can be. */
export function seenScale({ isNearer, planned, least, most, beforePx, afterPx }: SizeAfterCut): number {
  const stepOf = (scale: number) => ((afterPx * scale) / beforePx) ** (isNearer ? 1 : -1);
  const step = stepOf(planned);
  if (step >= SEEN_STEP && step <= LARGEST_STEP) return planned;
  const scaleOf = (wanted: number) =>
    Math.max(least, Math.min(most, ((isNearer ? wanted : 1 / wanted) * beforePx) / afterPx));
  if (step > LARGEST_STEP) return scaleOf(LARGEST_STEP);
  const farthest = scaleOf(SEEN_STEP);
  const other = scaleOf(1 / SEEN_STEP);
  return stepOf(farthest) < SMALLEST_STEP && 1 / stepOf(other) > stepOf(farthest) ? other : farthest;
}
