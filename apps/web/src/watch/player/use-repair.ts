import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** When the film cannot be read, its address may have grown old: it is asked for again, once. */
export function useRepair(film: RefObject<HTMLVideoElement | null>, video: PublicVideo, askAnew: () => void) {
  const [isLost, setLost] = useState(false);
  const hasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fresh answer may carry the same address, which a player would not read again.
  useEffect(() => {
    if (film.current?.error) film.current.load();
  }, [film, video]);
  const onBroken = () => {
    if (hasAsked.current) setLost(true);
    else askAnew();
    hasAsked.current = true;
  };
  return { isLost, onBroken };
}
