import { useMemo } from 'react';
import { Transport } from '../../../ui/transport.tsx';
import type { Sound } from '../sound/sound.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useSoundState } from '../sound/use-sound.ts';
import { waveBars } from '../sound/wave-bars.ts';

const bars = 64;

/** Play and wave of the preview; only this part is drawn anew while it plays. */
export function PreviewTransport({ sound, className }: { sound: Sound; className?: string }) {
  const { data: clip } = useDraftClip();
  const { timeSec, durationSec, isPlaying, isWaiting, failure } = useSoundState(sound);
  const wave = useMemo(() => waveBars(clip?.peaks ?? [], bars), [clip]);
  return (
    <div className={className}>
      <Transport
        label="the preview"
        bars={wave}
        timeSec={timeSec}
        durationSec={durationSec || (clip?.duration ?? 0)}
        isPlaying={isPlaying || isWaiting}
        onToggle={() => sound.toggle()}
        onSeek={(sec) => sound.seek(sec)}
      />
      {failure && (
        <p role="alert" className="mt-2 text-13 text-bad">
          Playback Error: {failure}
        </p>
      )}
    </div>
  );
}
