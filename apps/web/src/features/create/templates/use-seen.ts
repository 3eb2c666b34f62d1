import { type RefObject, useEffect, useState } from 'react';

/** Whether it was on the screen, or nearly. */
export function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || isSeen || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '120px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [box, isSeen]);
  return isSeen;
}
