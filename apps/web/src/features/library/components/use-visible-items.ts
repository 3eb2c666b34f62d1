import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Layout {
  columns: number;
  /** From the top of one row to the top of the next. */
  pitchPx: number;
}

interface RowRange {
  first: number;
  /** The row after the last. */
  end: number;
}

/** Rows kept ready above and below, so that scrolling never shows a gap. */
const SPARE_ROWS = 2;

interface VisibleItems extends Layout {
  first: number;
  /** The item after the last. */
  end: number;
  /** Room for what is not drawn above and below. */
  abovePx: number;
  belowPx: number;
}

/** Before anything is measured: enough for the largest screen. */
const guess: Layout & RowRange = { columns: 6, pitchPx: 0, first: 0, end: 4 };

/** Draws only the rows of a grid that are on the screen: thousands of items scroll like twenty. */
export function useVisibleItems(list: RefObject<HTMLElement | null>, count: number): VisibleItems {
  const [shown, setShown] = useState(guess);

  const measured = useRef<Layout | null>(null);

  const look = useCallback(() => {
    const place = list.current;
    if (!place) return;
    measured.current ??= measure(place);
    const layout = measured.current;
    if (!layout) return;
    const rows = rowsOf(count, layout.columns);
    const range = visibleRows(rows, layout.pitchPx, place.getBoundingClientRect().top, innerHeight);
    setShown((now) => (isSame(now, { ...layout, ...range }) ? now : { ...layout, ...range }));
  }, [list, count]);

  const measureAndLook = useCallback(() => {
    measured.current = null;
    look();
  }, [look]);

  useLayoutEffect(measureAndLook, [measureAndLook]);
  useEffect(() => {
    const observer = new ResizeObserver(measureAndLook);
    if (list.current) observer.observe(list.current);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', measureAndLook);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', measureAndLook);
    };
  }, [look, measureAndLook, list]);

  const rows = rowsOf(count, shown.columns);
  return {
    columns: shown.columns,
    pitchPx: shown.pitchPx,
    first: shown.first * shown.columns,
    end: Math.min(count, shown.end * shown.columns),
    abovePx: shown.first * shown.pitchPx,
    belowPx: Math.max(0, rows - shown.end) * shown.pitchPx,
  };
}

/** All rows are equally high, so one of them tells of all. */
function measure(list: HTMLElement): Layout | null {
  const item = list.firstElementChild;
  if (!(item instanceof HTMLElement)) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  return { columns, pitchPx: item.getBoundingClientRect().height + (Number.parseFloat(rowGap) || 0) };
}

function isSame(a: Layout & RowRange, b: Layout & RowRange): boolean {
  return a.first === b.first && a.end === b.end && a.columns === b.columns && a.pitchPx === b.pitchPx;
}

/** Which rows are on the screen when the list begins `topPx` below its upper edge; the first ones while rows have no height. */
export function visibleRows(rowCount: number, pitchPx: number, topPx: number, screenPx: number): RowRange {
  if (pitchPx <= 0) return { first: 0, end: Math.min(guess.end, rowCount) };
  const first = Math.floor(-topPx / pitchPx) - SPARE_ROWS;
  const end = Math.ceil((screenPx - topPx) / pitchPx) + SPARE_ROWS;
  return { first: clamp(first, 0, Math.max(0, rowCount - 1)), end: clamp(end, Math.min(1, rowCount), rowCount) };
}

export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
