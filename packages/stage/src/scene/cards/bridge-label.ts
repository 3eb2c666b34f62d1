/** What two parts of a product are compared by: their pixels, all connected. */
type Part = Int32Array;

/** A smaller part is a letter of the label, or a speck. */
const LEAST_PART = 0.08;
/** The rows in which a part meets the label are half eaten. */
const EATEN_ROWS = 3;
/** Sides that go on across a label differ by so much of the width at most. */
const MOST_STEP = 0.05;
/** What lies between is a label where so much of it is print, or where its color is not quite the ground's. */
const LEAST_PRINT = 0.004;
const OWN_WHITE = 0.004;

/**
 * A label as white as its ground that goes from side to side cuts a bottle in two. Where the sides above and below it
 * are of one line, and something is printed between them or its white is another one, the label is given back.
 */
export function bridgeLabel(outside: Float32Array, distance: Float32Array, parts: readonly Part[], width: number) {
  const [largest, other] = parts;
  if (!largest || !other || other.length < largest.length * LEAST_PART) return;
  const [upper, lower] = topOf(largest, width) < topOf(other, width) ? [largest, other] : [other, largest];
  const from = bottomOf(upper, width) - EATEN_ROWS;
  const to = topOf(lower, width) + EATEN_ROWS;
  if (to - from <= 4 * EATEN_ROWS) return;
  const above = sidesIn(upper, from, width);
  const below = sidesIn(lower, to, width);
  const most = MOST_STEP * (above.right - above.left);
  if (Math.abs(above.left - below.left) > most || Math.abs(above.right - below.right) > most) return;
  const label = between({ above, below, from, to }, width);
  const isGap = (pixel: number) => pixel >= (from + 2 * EATEN_ROWS) * width && pixel < (to - 2 * EATEN_ROWS) * width;
  const gap = label.filter(isGap);
  const print = gap.filter((pixel) => !outside[pixel]).length / gap.length;
  const isOwnWhite = meanOf(distance, gap) - meanOf(distance, beside({ above, below, from, to }, width)) > OWN_WHITE;
  if (print < LEAST_PRINT && !isOwnWhite) return;
  for (const pixel of label) outside[pixel] = 0;
}

const meanOf = (values: Float32Array, pixels: readonly number[]) =>
  pixels.reduce((sum, pixel) => sum + values[pixel], 0) / Math.max(1, pixels.length);

/** The ground at both sides of a gap, whose grain the gap shares where it is ground. */
function beside({ above, below, from, to }: Gap, width: number): number[] {
  const [left, right] = [Math.min(above.left, below.left), Math.max(above.right, below.right)];
  const rows = Array.from({ length: to - from - 4 * EATEN_ROWS }, (_, row) => (from + 2 * EATEN_ROWS + row) * width);
  const columns = Array.from({ length: width }, (_, column) => column);
  const away = columns.filter((column) => column < left - EATEN_ROWS || column > right + EATEN_ROWS);
  return rows.flatMap((row) => away.map((column) => row + column));
}

const topOf = (part: Part, width: number) => Math.floor(part.reduce((a, b) => Math.min(a, b)) / width);
const bottomOf = (part: Part, width: number) => Math.floor(part.reduce((a, b) => Math.max(a, b)) / width);

function sidesIn(part: Part, row: number, width: number): { left: number; right: number } {
  const columns = part.filter((pixel) => Math.floor(pixel / width) === row).map((pixel) => pixel % width);
  return { left: Math.min(...columns), right: Math.max(...columns) };
}

interface Gap {
  above: { left: number; right: number };
  below: { left: number; right: number };
  from: number;
  to: number;
}

/** The pixels between two rows, from side to side. */
function between({ above, below, from, to }: Gap, width: number): number[] {
  const pixels: number[] = [];
  for (let row = from; row <= to; row++) {
    const share = (row - from) / (to - from);
    const left = Math.round(above.left + (below.left - above.left) * share);
    const right = Math.round(above.right + (below.right - above.right) * share);
    for (let column = left; column <= right; column++) pixels.push(row * width + column);
  }
  return pixels;
}
