import { type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/** Tells how long and how large a clip is, once. A slow page may have loaded it before anybody could hear of it. */
export function useClipFacts(tell: (clip: HTMLVideoElement) => void) {
  const ref = useRef<HTMLVideoElement>(null);
  const tellKnown = useEffectEvent(() => {
    if (ref.current?.readyState) tell(ref.current);
  });
  useEffect(() => tellKnown(), []);
  return { ref, onLoadedMetadata: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => tell(currentTarget) };
}
