import type { VoiceOption } from '@herald/contract/endpoints/speech';
import { clsx } from 'clsx';
import type { SoundState } from '#lib/sound.ts';
import { timeCode } from '#lib/time-code.ts';
import { Checkmark } from '#ui/checkmark.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { voiceWords } from './use-spoken-voice.ts';

interface VoiceRowProps {
  voice: VoiceOption;
  isChosen: boolean;
  onChoose: () => void;
  /** How far the sample is, when it was asked for last. */
  sample: SoundState | null;
  onToggleSample: () => void;
}

const qualityWords: Record<VoiceOption['quality'], string> = { basic: 'Plain', standard: '', neural: 'Natural' };

export function VoiceRow({ voice, isChosen, onChoose, sample, onToggleSample }: VoiceRowProps) {
  const { name, description } = voiceWords(voice);
  const isHeard = Boolean(sample?.isPlaying || sample?.isWaiting);
  return (
    <div
      className={clsx(
        'relative flex min-h-14 items-center gap-3 pr-4 pl-3',
        isChosen ? 'bg-raised' : 'hover:bg-raised/50',
      )}
    >
      {isChosen && <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-ink" />}
      <PlayButton
        label={`sample of ${name}`}
        isPlaying={isHeard}
        onToggle={onToggleSample}
        look={isChosen ? 'ink' : 'line'}
        className="z-10"
      />
      <label className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 self-stretch py-2 has-focus-visible:outline-2 has-focus-visible:outline-signal-ink">
        <input
          type="radio"
          name="voice"
          value={voice.value}
          checked={isChosen}
          onChange={onChoose}
          className="sr-only"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-14 leading-tight">{name}</span>
          <span
            className={clsx('block truncate text-13 leading-tight', sample?.failure ? 'text-bad' : 'text-ink-faint')}
          >
            {sample?.failure ? `Playback Error: ${sample.failure}` : description}
          </span>
        </span>
        {qualityWords[voice.quality] && <Tag>{qualityWords[voice.quality]}</Tag>}
        <SampleLine sample={sample} />
        {isChosen ? (
          <Checkmark />
        ) : (
          <span aria-hidden className="size-5 shrink-0 rounded-full ring-[1.5px] ring-edge ring-inset" />
        )}
      </label>
    </div>
  );
}

/** How far the sample is; nothing before it was played. */
function SampleLine({ sample }: { sample: SoundState | null }) {
  if (!sample || sample.durationSec === 0) return null;
  const share = sample.timeSec / sample.durationSec;
  return (
    <span aria-hidden className="flex shrink-0 items-center gap-3 max-sm:hidden">
      <span className="h-[3px] w-[96px] overflow-hidden rounded-full bg-line-strong">
        <span className="block h-full bg-ink" style={{ width: `${share * 100}%` }} />
      </span>
      <span className="tc w-9 text-right text-12 text-ink-faint">{timeCode(sample.durationSec)}</span>
    </span>
  );
}
