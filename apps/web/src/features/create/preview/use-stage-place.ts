import { useMediaQuery } from '#lib/use-media-query.ts';
import type { StagePlace } from './stage-frame.tsx';

/** The stage exists once: two players would both play. */
export function useStagePlace(): StagePlace {
  return useMediaQuery('(min-width: 1024px)') ? 'panel' : 'dock';
}
