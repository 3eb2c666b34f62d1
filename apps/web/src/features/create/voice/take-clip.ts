import type { DraftContent } from '@herald/contract/draft';
import type { AudioClip } from '@herald/contract/endpoints/speech';
import { limits } from '@herald/contract/limits';
import { queryClient } from '#lib/query-client.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { clipKey } from '../sound/use-draft-clip.ts';

/** A sound of the account becomes the sound of the draft. */
export function takeClip(store: DraftStore, clip: AudioClip, useCustomAudio: boolean): void {
  queryClient.setQueryData(clipKey(clip.audio_id), clip);
  store.change('voice', {
    useCustomAudio,
    audioId: clip.audio_id,
    audioUrl: useCustomAudio ? clip.url : '',
    generatedAudioUrl: clip.url,
  });
  store.change('script', scriptOf(clip));
}

/** Without a sound the draft has no length either. */
export function dropClip(store: DraftStore): void {
  store.change('voice', { audioId: null, audioUrl: '', generatedAudioUrl: '' });
  store.change('script', { content: '', duration: 0, wordCount: 0 });
}

function scriptOf(clip: AudioClip): Partial<DraftContent['script']> {
  const content = clip.script.slice(0, limits.scriptMaxCharacters);
  return { content, duration: clip.duration, wordCount: clip.words.length };
}
