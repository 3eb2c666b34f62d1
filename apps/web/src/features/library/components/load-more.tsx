import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';

interface LoadMoreProps {
  shown: number;
  total: number;
  canLoadMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onLoadMore: () => void;
}

/** Once asked for, more videos come by themselves whenever the end of the list comes near. */
export function LoadMore({ shown, total, canLoadMore, isLoading, hasFailed, onLoadMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isEndless, setEndless] = useState(false);
  const load = useEffectEvent(() => canLoadMore && !isLoading && !hasFailed && onLoadMore());
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every page and every load, since the end may still be near.
  useEffect(() => {
    if (!isEndless || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '800px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEndless, shown, isLoading]);

  if (!canLoadMore && !isLoading) return null;
  const more = () => {
    setEndless(true);
    onLoadMore();
  };
  // Held in its place while videos come in above it, it would stay near and load them all.
  return (
    <div ref={place} className="flex [overflow-anchor:none] flex-col items-center gap-3 py-12">
      <Button size="l" onClick={more} busyText={isLoading && 'Loading videos...'}>
        Load More Videos
      </Button>
      <span className="tnum text-13 text-ink-faint">
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
    </div>
  );
}
