import type { SpeechService } from '@herald/media/engines/speech-service';
import type { Core } from '../core.ts';
import { VOICES_CHANNEL, voiceNoticeRepository } from './voice-notice-repository.ts';

/** Tells every process that voices came or went. */
export const announceVoices = (core: Core): Promise<void> => voiceNoticeRepository.notify(core.db.queries);

/** Reads the lists of voices again when another process says so; returns a function that ends it. */
export function followVoices({ notices }: Pick<Core, 'notices'>, speech: SpeechService): () => void {
  const refresh = () => void speech.refreshVoices();
  return notices.subscribe(VOICES_CHANNEL, { onMessage: refresh, onGap: refresh });
}
