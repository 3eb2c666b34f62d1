import { useStore } from './create-store.ts';

const stores = new Map<string, { read: () => boolean; subscribe: (listener: () => void) => () => void }>();

function storeOf(media: string) {
  const known = stores.get(media);
  if (known) return known;
  const store = {
    read: () => matchMedia(media).matches,
    subscribe: (listener: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
  };
  stores.set(media, store);
  return store;
}

/** Whether the window is like this right now. */
export const useMediaQuery = (media: string): boolean => useStore(storeOf(media));
