import type { RefObject } from 'react';
import { isSoundOlder } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStartVideo } from '../making/use-start-video.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useSpeak } from '../voice/use-speak.ts';

/** One press: the script is spoken and its film is ordered. What was spoken for a press that failed is used again. */
export function useFirstStart(script: RefObject<HTMLTextAreaElement | null>) {
  const { content } = useDraft();
  const { data: clip } = useDraftClip();
  const { start, isStarting } = useStartVideo();
  const { speak, isSpeaking } = useSpeak({
    onProblem: ({ field }) => field === 'script' && script.current?.focus(),
    onSpoken: start,
  });
  const { generatedAudioUrl, ttsId } = content.voice;
  const isSpoken = generatedAudioUrl !== '' && !isSoundOlder(content) && clip?.voice_id === ttsId;
  return {
    press: isSpoken ? start : speak,
    busyText: isSpeaking ? 'Generating audio...' : isStarting && 'Starting...',
  };
}
