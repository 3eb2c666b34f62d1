/** Two passes of a box blur over a field of numbers, in place: close to a soft round blur. */
export function blurField(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius < 1) return field;
  const buffer = new Float32Array(field.length);
  const sums = new Float64Array(width);
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurRow(field, buffer, { start: y * width, count: width, radius });
    blurDown(buffer, field, { sums, height, radius });
  }
  return field;
}

function blurRow(
  from: Float32Array,
  to: Float32Array,
  { start, count, radius }: { start: number; count: number; radius: number },
): void {
  const last = count - 1;
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let k = -radius; k <= radius; k++) sum += from[start + Math.max(0, Math.min(last, k))];
  for (let i = 0; i < count; i++) {
    to[start + i] = sum * share;
    sum += from[start + Math.min(last, i + radius + 1)] - from[start + Math.max(0, i - radius)];
  }
}

/** All columns at once, row after row: one column after the other would wait for the memory at each step. */
function blurDown(
  from: Float32Array,
  to: Float32Array,
  { sums, height, radius }: { sums: Float64Array; height: number; radius: number },
): void {
  const width = sums.length;
  const rowAt = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  const share = 1 / (2 * radius + 1);
  sums.fill(0);
  for (let k = -radius; k <= radius; k++) {
    const row = rowAt(k);
    for (let x = 0; x < width; x++) sums[x] += from[row + x];
  }
  for (let y = 0; y < height; y++) {
    const [row, enters, leaves] = [y * width, rowAt(y + radius + 1), rowAt(y - radius)];
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x] * share;
      sums[x] += from[enters + x] - from[leaves + x];
    }
  }
}
