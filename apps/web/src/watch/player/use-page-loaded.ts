import { useEffect, useState } from 'react';

/** Everything the page shows at first is there: what only may be wanted can now be fetched. */
export function usePageLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(document.readyState === 'complete');
  useEffect(() => {
    if (isLoaded) return;
    // It may have come to that since this was drawn.
    if (document.readyState === 'complete') return setLoaded(true);
    const stop = new AbortController();
    addEventListener('load', () => setLoaded(true), { signal: stop.signal });
    return () => stop.abort();
  }, [isLoaded]);
  return isLoaded;
}
