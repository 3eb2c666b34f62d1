import type { Video } from '@herald/contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { openEventStream } from './event-stream.ts';

type Listener = (video: Video) => void;

/** One line to the server for the whole tab, open while somebody listens. */
const listeners = new Set<Listener>();
const openListeners = new Set<() => void>();
let isOpen = false;
let stop: (() => void) | null = null;

function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  stop ??= openEventStream({
    path: '/video-generation/events',
    onEvent: ({ name, data }) => {
      if (name === 'video') for (const each of listeners) each(JSON.parse(data) as Video);
    },
    onOpenChange: (open) => {
      isOpen = open;
      for (const each of openListeners) each();
    },
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    isOpen = false;
  };
}

function subscribeToOpen(listener: () => void): () => void {
  openListeners.add(listener);
  return () => openListeners.delete(listener);
}

/** Calls back with every change of a video of the account. Answers whether changes arrive by themselves: poll while not. */
export function useVideoEvents(onVideo: Listener, isWanted = true): boolean {
  const tell = useEffectEvent(onVideo);
  useEffect(() => (isWanted ? subscribe((video) => tell(video)) : undefined), [isWanted]);
  return useSyncExternalStore(subscribeToOpen, () => isOpen);
}
