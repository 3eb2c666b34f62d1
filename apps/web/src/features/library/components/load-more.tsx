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
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again after every page, since the end may still be near.
  useEffect(() => {
    if (!isEndless || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), { rootMargin: '800px' });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEndless, shown]);

  if (!canLoadMore && !isLoading) return null;
  const more = () => {
    setEndless(true);
    onLoadMore();
  };
  return (
    <div ref={place} className="flex flex-col items-center gap-3 py-12">
      <Button size="l" onClick={more} busyText={isLoading && 'Loading videos...'}>
        Load More Videos
      </Button>
      <span className="tnum text-13 text-ink-faint">
        {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </span>
    </div>
  );
}
