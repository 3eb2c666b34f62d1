import type { VideoProgress, VideoStatus } from '@herald/contract';
import { useSyncExternalStore } from 'react';

/** The video that this wizard has just started, and how far it is. */
export interface Making {
  videoId: string;
  title: string;
  status: VideoStatus;
  progress: VideoProgress | null;
}

const listeners = new Set<() => void>();
let making: Making | null = null;

/** The form, the stage and the dock show the same one. */
export const makingStore = {
  set: (next: Making | null) => {
    making = next;
    for (const listener of listeners) listener();
  },
  read: () => making,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useMaking(): Making | null {
  return useSyncExternalStore(makingStore.subscribe, makingStore.read);
}
