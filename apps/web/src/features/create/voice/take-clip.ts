import type { DraftContent } from '@herald/contract/draft';
import type { AudioClip } from '@herald/contract/endpoints/speech';
import { limits } from '@herald/contract/limits';
import { queryClient } from '#lib/query-client.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import { clipKey } from '../sound/use-draft-clip.ts';

/** A sound of the account becomes the sound of the draft. */
export function takeClip(store: DraftStore, clip: AudioClip, useCustomAudio: boolean): void {
  queryClient.setQueryData(clipKey(clip.audio_id), clip);
  store.change('voice', soundOf(clip, useCustomAudio));
  store.change('script', scriptOf(clip));
}

/** A draft with what was spoken for it. */
export function withClip(content: DraftContent, clip: AudioClip): DraftContent {
  queryClient.setQueryData(clipKey(clip.audio_id), clip);
  return {
    ...content,
    voice: { ...content.voice, ...soundOf(clip, false) },
    script: { ...content.script, ...scriptOf(clip) },
  };
}

const soundOf = (clip: AudioClip, useCustomAudio: boolean): Partial<DraftContent['voice']> => ({
  useCustomAudio,
  audioId: clip.audio_id,
  audioUrl: useCustomAudio ? clip.url : '',
  generatedAudioUrl: clip.url,
});

/** Without a sound the draft has no length either. */
export function dropClip(store: DraftStore): void {
  store.change('voice', { audioId: null, audioUrl: '', generatedAudioUrl: '' });
  store.change('script', { content: '', duration: 0, wordCount: 0 });
}

function scriptOf(clip: AudioClip): Partial<DraftContent['script']> {
  const content = clip.script.slice(0, limits.scriptMaxCharacters);
  return { content, duration: clip.duration, wordCount: clip.words.length };
}
