import type { VoicePackState } from '@herald/contract/endpoints/admin-voices';
import type { FetchFailure, VoicePackStatus, VoicePackStore } from '@herald/media/engines/voice-packs';
import type { Core } from '../../core.ts';
import { listPending } from '../../queue/job-repository.ts';

export interface ListedPack extends Omit<VoicePackStatus, 'failure'> {
  state: VoicePackState;
  failure: (Omit<FetchFailure, 'code'> & { code: FetchFailure['code'] | 'interrupted' }) | null;
}

export interface VoicePackList {
  folder: string;
  source: string;
  freeBytes: number;
  packs: ListedPack[];
}

const INTERRUPTED = {
  code: 'interrupted',
  message: 'The download ended before it was whole. Try again: it goes on where it ended.',
} as const;

/** Every pack with what happens to it. The jobs are read first: one that ends in between has left its pack in the folder. */
export async function listVoicePacks(core: Core, store: VoicePackStore): Promise<VoicePackList> {
  const [fetched, heard] = await Promise.all([
    listPending(core.db.queries, 'fetch-voice', 'packId'),
    listPending(core.db.queries, 'hear-voice', 'packId'),
  ]);
  const [packs, freeBytes] = await Promise.all([store.list(), store.freeBytes()]);
  const listed = packs.map((pack): ListedPack => {
    const state = stateOf(pack, { isFetched: fetched.includes(pack.id), isHeard: heard.includes(pack.id) });
    const wasInterrupted = state === 'failed' && !pack.failure;
    const failure = wasInterrupted ? INTERRUPTED : state === 'failed' ? pack.failure : null;
    const hasBytes = state === 'fetching' || state === 'paused';
    return { ...pack, state, failure, progress: hasBytes ? pack.progress : null };
  });
  return { folder: store.folder, source: store.source, freeBytes, packs: listed };
}

interface Jobs {
  isFetched: boolean;
  isHeard: boolean;
}

function stateOf(pack: VoicePackStatus, jobs: Jobs): VoicePackState {
  const { isHere, problem, realTimeFactor, progress, failure, isPaused } = pack;
  if (isHere) {
    if (jobs.isHeard) return 'measuring';
    if (problem) return 'broken';
    return realTimeFactor === null ? 'unheard' : 'ready';
  }
  if (jobs.isFetched) return progress && !isPaused ? 'fetching' : 'waiting';
  if (isPaused) return 'paused';
  return failure || progress ? 'failed' : 'absent';
}
