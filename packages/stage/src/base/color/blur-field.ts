/** Two passes of a box blur over a field of numbers, in place: close to a soft round blur. */
export function blurField(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius < 1) return field;
  const buffer = new Float32Array(field.length);
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurLine(field, buffer, { start: y * width, step: 1, count: width, radius });
    for (let x = 0; x < width; x++) blurLine(buffer, field, { start: x, step: width, count: height, radius });
  }
  return field;
}

interface Line {
  start: number;
  step: number;
  count: number;
  radius: number;
}

function blurLine(from: Float32Array, to: Float32Array, { start, step, count, radius }: Line): void {
  const last = count - 1;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += from[start + Math.max(0, Math.min(last, k)) * step];
  for (let i = 0; i < count; i++) {
    to[start + i * step] = sum * share;
    const enter = i + radius + 1;
    const leave = i - radius;
    sum += from[start + Math.min(last, enter) * step] - from[start + Math.max(0, leave) * step];
  }
}
