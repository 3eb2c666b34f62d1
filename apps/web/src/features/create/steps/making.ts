import type { VideoProgress } from '@herald/contract/endpoints/videos';
import type { VideoStatus } from '@herald/contract/statuses';
import { createStore, useStore } from '#lib/create-store.ts';

/** The video that this wizard has just started, and how far it is. */
export interface Making {
  videoId: string;
  title: string;
  status: VideoStatus;
  progress: VideoProgress | null;
}

/** The form, the stage and the dock show the same one. */
export const makingStore = createStore<Making | null>(null);

export function useMaking(): Making | null {
  return useStore(makingStore);
}
