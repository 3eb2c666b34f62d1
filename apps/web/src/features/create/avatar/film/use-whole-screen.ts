import { useEffect } from 'react';

/** What lies over the whole page takes it out of reach until it leaves. */
export function useWholeScreen(): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
}
