/** The lightest of each pixel's surroundings; with -1 the darkest. */
export function extremes(
  field: Float32Array,
  { width, height }: { width: number; height: number },
  radius: number,
  sign: 1 | -1,
): Float32Array {
  const across = new Float32Array(field.length);
  const all = new Float32Array(field.length);
  const queue = new Int32Array(Math.max(width, height));
  for (let y = 0; y < height; y++)
    slide(field, across, { start: y * width, step: 1, count: width, radius, sign, queue });
  for (let x = 0; x < width; x++) slide(across, all, { start: x, step: width, count: height, radius, sign, queue });
  return all;
}

interface Line {
  start: number;
  step: number;
  count: number;
  radius: number;
  sign: 1 | -1;
  /** places that may still be the extreme of a later pixel's surroundings, the most extreme first */
  queue: Int32Array;
}

/** Each place enters the queue and leaves it once, however large the surroundings are. */
function slide(from: Float32Array, to: Float32Array, { start, step, count, radius, sign, queue }: Line): void {
  let first = 0;
  let last = -1;
  for (let enters = 0; enters < count + radius; enters++) {
    if (enters < count) {
      const value = sign * from[start + enters * step];
      while (last >= first && sign * from[start + queue[last] * step] <= value) last--;
      queue[++last] = enters;
    }
    const at = enters - radius;
    if (at < 0) continue;
    while (queue[first] < at - radius) first++;
    to[start + at * step] = from[start + queue[first] * step];
  }
}
