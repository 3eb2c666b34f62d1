import type { ShownSentence } from '@herald/media/film-plan';
import { useMemo } from 'react';
import { useStage } from '../preview/stage-remote.ts';

/** Long enough after a cut for what came with it to be there. */
const SETTLED_SEC = 0.6;

/** When a sentence is seen best in its first shot. */
export function momentOf({ fromSec, untilSec }: Pick<ShownSentence, 'fromSec' | 'untilSec'>): number {
  return fromSec + Math.min(SETTLED_SEC, (untilSec - fromSec) / 2);
}

/** A picture of each sentence of the scene that is shown, as far as they are drawn. */
export function useSentenceStills(
  scene: object,
  sentences: readonly ShownSentence[],
): (place: number) => ImageBitmap | undefined {
  const { stage, state } = useStage();
  const key = useMemo(() => (scene ? crypto.randomUUID() : ''), [scene]);
  const moments = useMemo(() => sentences.map(momentOf), [sentences]);
  const stills = state.hasPicture && !state.isPreparing ? stage.stills(key, moments) : undefined;
  return (place) => stills?.get(moments[place] ?? -1);
}
