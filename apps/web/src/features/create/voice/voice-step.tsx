import type { AudioClip } from '@herald/contract/endpoints/speech';
import { AudioLines, Mic, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { storedValue } from '#lib/stored-value.ts';
import { Segmented } from '#ui/segmented.tsx';
import { useDraft, useDraftStore } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { RecordPanel } from './record-panel.tsx';
import { dropClip, takeClip } from './take-clip.ts';
import { TtsPanel } from './tts-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';

const ways = [
  { value: 'tts', label: 'AI text-to-speech', icon: AudioLines },
  { value: 'upload', label: 'Upload audio', icon: Upload },
  { value: 'record', label: 'Record', icon: Mic },
] as const;

/** Step 2. */
export function VoiceStep() {
  const { way, choose } = useAudioWay();
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold text-20">Choose Your Audio</h3>
        <Segmented
          label="Where the audio comes from"
          segments={ways}
          value={way}
          onChange={choose}
          className="max-sm:w-full max-sm:[&>button]:flex-1 max-sm:[&>button]:gap-1.5 max-sm:[&>button]:px-1 max-sm:[&_svg]:hidden"
        />
      </div>
      {way === 'tts' && <TtsPanel />}
      {way === 'upload' && <UploadPanel />}
      {way === 'record' && <RecordPanel />}
    </>
  );
}

/** Without a sound only this browser knows whether it was to be recorded. */
const lastWay = storedValue('audio-way');

function ownWay(clip: AudioClip | undefined): AudioWay {
  if (clip) return clip.source === 'recording' ? 'record' : 'upload';
  return lastWay.read() === 'record' ? 'record' : 'upload';
}

type AudioWay = 'tts' | 'upload' | 'record';

/** The way to a sound. Looking at another way and coming back loses nothing. */
function useAudioWay(): { way: AudioWay; choose: (way: AudioWay) => void } {
  const store = useDraftStore();
  const { useCustomAudio } = useDraft().content.voice;
  const { data: clip } = useDraftClip();
  const [chosen, setChosen] = useState<AudioWay>();
  const spoken = useRef<AudioClip>(undefined);
  const own = useRef<AudioClip>(undefined);
  const usual = useCustomAudio ? ownWay(clip) : 'tts';
  const choose = (next: AudioWay) => {
    setChosen(next);
    lastWay.write(next);
    const isOwn = next !== 'tts';
    if (isOwn === useCustomAudio) return;
    if (clip?.source === 'tts') spoken.current = clip;
    else if (useCustomAudio) own.current = clip;
    const before = isOwn ? own.current : spoken.current;
    if (before) return takeClip(store, before, isOwn);
    // What was spoken waits for the way back; an own sound is none of a voice.
    if (!isOwn && clip?.source !== 'tts') dropClip(store);
    store.change('voice', { useCustomAudio: isOwn, audioUrl: '' });
  };
  return { way: chosen ?? usual, choose };
}
