import { useSyncExternalStore } from 'react';
import type { StagePlace } from './stage-place.ts';

const wide = matchMedia('(min-width: 1024px)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** The stage exists once: two players would both play. */
export function useStagePlace(): StagePlace {
  return useSyncExternalStore(subscribe, () => (wide.matches ? 'panel' : 'dock'));
}
