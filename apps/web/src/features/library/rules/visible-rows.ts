export interface Layout {
  columns: number;
  /** From the top of one row to the top of the next. */
  pitchPx: number;
}

export interface RowRange {
  first: number;
  /** The row after the last. */
  end: number;
}

/** Rows kept ready above and below, so that scrolling never shows a gap. */
const spareRows = 2;

/** Which rows are on the screen when the list begins `topPx` below its upper edge. */
export function visibleRows(rowCount: number, pitchPx: number, topPx: number, screenPx: number): RowRange {
  const first = Math.floor(-topPx / pitchPx) - spareRows;
  const end = Math.ceil((screenPx - topPx) / pitchPx) + spareRows;
  return { first: clamp(first, 0, Math.max(0, rowCount - 1)), end: clamp(end, Math.min(1, rowCount), rowCount) };
}

export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
