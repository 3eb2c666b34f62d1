import { useStore } from '#lib/create-store.ts';

/** From here on the versions have a column of their own; below they are a sheet. */
const WIDE = '(min-width: 1280px)';

const isWide = {
  read: () => matchMedia(WIDE).matches,
  subscribe: (listener: () => void) => {
    const query = matchMedia(WIDE);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};

export const useIsWide = (): boolean => useStore(isWide);
