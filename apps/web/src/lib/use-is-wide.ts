import { useStore } from './create-store.ts';

/** From here on there is room for a column beside the main one; below, its content is a sheet or a dialog. */
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
