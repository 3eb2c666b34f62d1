/** Moves points between the reference skull, on which every guide is drawn, and the head in hand. */
export interface HeadFit {
  widen: number;
  /** [reference y, head y] in rising order */
  rows: readonly (readonly [number, number])[];
}

export const REFERENCE_FIT: HeadFit = { widen: 1, rows: [[0, 0]] };

function along(rows: HeadFit['rows'], value: number, from: 0 | 1): number {
  const to = from === 0 ? 1 : 0;
  const first = rows[0];
  const last = rows[rows.length - 1];
  if (value <= first[from]) return value + first[to] - first[from];
  if (value >= last[from]) return value + last[to] - last[from];
  let index = 0;
  while (value > rows[index + 1][from]) index++;
  const a = rows[index];
  const b = rows[index + 1];
  return a[to] + ((b[to] - a[to]) * (value - a[from])) / (b[from] - a[from]);
}

export const toHeadY = (fit: HeadFit, y: number): number => along(fit.rows, y, 0);
export const toReferenceY = (fit: HeadFit, y: number): number => along(fit.rows, y, 1);
