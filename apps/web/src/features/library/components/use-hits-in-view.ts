import { type RefObject, useEffect, useRef } from 'react';
import type { LibraryQuery } from '../rules/library-query.ts';

/** The bar of the page; the search sticks below it. */
const BAR_PX = 56;

/** A new search is read from its first hit, however far the page was scrolled. Marks the place above the search. */
export function useHitsInView(query: LibraryQuery, isOutdated: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wanted = JSON.stringify(query);
  const shown = useRef(wanted);
  useEffect(() => {
    if (isOutdated || shown.current === wanted) return;
    shown.current = wanted;
    const topPx = place.current?.getBoundingClientRect().top ?? BAR_PX;
    if (topPx < BAR_PX) scrollBy({ top: topPx - BAR_PX, behavior: 'instant' });
  }, [wanted, isOutdated]);
  return place;
}
