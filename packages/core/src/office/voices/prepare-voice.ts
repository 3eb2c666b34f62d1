import { EngineError } from '@herald/media/engine-error';
import type { VoicePackStore } from '@herald/media/engines/voice-packs';
import { announceVoices } from '../../audio/voice-notices.ts';
import type { Core } from '../../core.ts';

type Store = VoicePackStore | undefined;

/** Downloads a voice pack. What failed for good is told beside the packs, so the job itself is done. */
export async function fetchVoice(core: Core, store: Store, packId: string, signal: AbortSignal): Promise<void> {
  await unlessRefused(core, async () => store?.fetch(packId, signal));
  await announceVoices(core);
}

/** Has a voice pack speak again; one that fails is marked by that. */
export async function hearVoice(core: Core, store: Store, packId: string, signal: AbortSignal): Promise<void> {
  await unlessRefused(core, async () => store?.hear(packId, signal));
  await announceVoices(core);
}

async function unlessRefused(core: Core, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof EngineError)) throw error;
    core.log.warn({ err: error }, 'A voice pack could not be made ready');
  });
}
