import { AudioLines, Mic, Upload } from 'lucide-react';
import { Segmented } from '../../../ui/segmented.tsx';
import { RecordPanel } from './record-panel.tsx';
import { TtsPanel } from './tts-panel.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useAudioWay } from './use-audio-way.ts';

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
