import type { AudioClip } from '@herald/contract/endpoints/speech';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { Sound } from '#lib/sound.ts';
import { timeCode } from '#lib/time-code.ts';
import { useSoundState } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { WaveScrubber } from '#ui/wave-scrubber.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftClip } from '../sound/use-draft-clip.ts';
import { useDraftSound } from '../sound/use-sound.ts';
import { waveBars } from '../sound/wave-bars.ts';
import { clipOrigin, rulerMarks, soundDifference } from './clip-facts.ts';
import { SpokenWords } from './spoken-words.tsx';
import { useSpokenVoice } from './use-spoken-voice.ts';

interface ClipPanelProps {
  /** Makes it again with what is chosen now; absent where that is not possible. */
  onAgain?: () => void;
  isBusy?: boolean;
}

const BARS = 150;

/** The sound of the draft: its wave, its words, and whether it still is what was chosen. */
export function ClipPanel({ onAgain, isBusy }: ClipPanelProps) {
  const { voice } = useDraft().content;
  const { data: clip, isError, refetch } = useDraftClip();
  const sound = useDraftSound();
  const spoken = useSpokenVoice();
  if (isError)
    return (
      <Panel role="alert" className="flex flex-wrap items-center justify-between gap-3 p-4 text-14">
        Your audio is safe, but its waveform did not load.
        <Button size="s" icon={RotateCcw} onClick={() => void refetch()}>
          Try again
        </Button>
      </Panel>
    );
  const difference = clip && soundDifference(clip, voice);
  return (
    <Panel aria-label="Your audio" className="p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 items-center gap-3">
          <ClipPlay sound={sound} />
          <div className="min-w-0">
            <div className="font-medium text-14">Your audio</div>
            <div className="truncate text-13 text-ink-faint">{clip ? clipOrigin(clip, spoken?.name) : 'Loading'}</div>
          </div>
        </div>
        <div className="flex items-center gap-3">
          {difference && <Tag tone="warn">{difference}</Tag>}
          {onAgain && (
            <Button size="s" icon={RotateCcw} onClick={onAgain} busyText={isBusy && 'Generating...'}>
              Generate again
            </Button>
          )}
        </div>
      </div>
      {clip ? <ClipWave sound={sound} clip={clip} /> : <Skeleton className="mt-4 h-24 w-full" />}
    </Panel>
  );
}

function ClipPlay({ sound }: { sound: Sound }) {
  const { isPlaying, isWaiting } = useSoundState(sound);
  return <PlayButton label="your audio" isPlaying={isPlaying || isWaiting} onToggle={() => sound.toggle()} />;
}

function ClipWave({ sound, clip }: { sound: Sound; clip: AudioClip }) {
  const { timeSec, failure } = useSoundState(sound);
  const wave = useMemo(() => waveBars(clip.peaks, BARS), [clip]);
  return (
    <>
      <WaveScrubber
        label="Place in your audio"
        bars={wave}
        timeSec={timeSec}
        durationSec={clip.duration}
        onSeek={(sec) => sound.seek(sec)}
        className="mt-4 h-16"
      />
      <TimeRuler durationSec={clip.duration} />
      <SpokenWords words={clip.words} timeSec={timeSec} onPick={(sec) => sound.seek(sec)} />
      {failure && (
        <p role="alert" className="mt-3 text-13 text-bad">
          Playback Error: {failure}
        </p>
      )}
      {clip.notes.map((note) => (
        <p key={note} className="mt-3 text-13 text-ink-soft">
          {note}
        </p>
      ))}
    </>
  );
}

/** Seconds below a wave. */
function TimeRuler({ durationSec }: { durationSec: number }) {
  return (
    <div aria-hidden className="relative mt-1.5 h-7 border-line border-t">
      {rulerMarks(durationSec).map((sec) => (
        <span key={sec} className="absolute top-0" style={{ left: `${(sec / durationSec) * 100}%` }}>
          <i className="block h-1.5 w-px bg-line-strong" />
          <span className="tc block pt-0.5 text-12 text-ink-faint">{timeCode(sec)}</span>
        </span>
      ))}
    </div>
  );
}
