import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Layout, type RowRange, rowsOf, visibleRows } from '../rules/visible-rows.ts';

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
