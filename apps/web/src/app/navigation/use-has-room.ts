import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the names fit into the row as they are. Their widths are remembered while others are shown in their place. */
export function useHasRoom(row: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    let neededPx = 0;
    const compare = () => {
      neededPx = widthOfNames(element) ?? neededPx;
      setHasRoom(neededPx <= element.clientWidth);
    };
    compare();
    const observer = new ResizeObserver(compare);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return hasRoom;
}

/** Of the row with all names in full; nothing while it shows none. */
function widthOfNames(row: HTMLElement): number | undefined {
  const names = [...row.querySelectorAll<HTMLElement>('[data-name]')];
  if (names.length === 0) return undefined;
  const hiddenPx = names.map((name) => {
    const text = name.firstElementChild ?? name;
    const mostPx = Number.parseFloat(getComputedStyle(name).maxWidth) || Number.POSITIVE_INFINITY;
    const wholePx = name.offsetWidth + text.scrollWidth - text.clientWidth;
    return Math.min(wholePx, mostPx) - name.offsetWidth;
  });
  return row.scrollWidth + hiddenPx.reduce((sum, px) => sum + Math.max(0, px), 0);
}
