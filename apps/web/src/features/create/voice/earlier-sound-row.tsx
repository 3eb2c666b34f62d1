import type { AudioClip } from '@herald/contract/endpoints/speech';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import type { SoundState } from '#lib/sound.ts';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { DeleteSound } from './delete-sound.tsx';

interface EarlierSoundRowProps {
  clip: AudioClip;
  isUsed: boolean;
  onUse: () => void;
  /** How it plays, when it was asked for last. */
  heard: SoundState | null;
  onToggle: () => void;
}

export function EarlierSoundRow({ clip, isUsed, onUse, heard, onToggle }: EarlierSoundRowProps) {
  const { name, source, duration, created_at } = clip;
  const origin = source === 'recording' ? 'Recorded' : 'Uploaded';
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-3">
      <PlayButton
        label={name}
        isPlaying={Boolean(heard?.isPlaying || heard?.isWaiting)}
        onToggle={onToggle}
        look="line"
      />
      <div className="min-w-0 flex-1">
        <div className="truncate font-medium text-14 leading-tight">{name}</div>
        {heard?.failure ? (
          <div className="text-13 text-bad">{`Playback Error: ${heard.failure}`}</div>
        ) : (
          <div className="truncate text-13 text-ink-faint" title={exactMoment(created_at)}>
            {`${origin}, ${timeCode(duration)}, ${timeAgo(created_at)}`}
          </div>
        )}
      </div>
      {isUsed ? (
        <Tag>In use</Tag>
      ) : (
        <Button size="s" onClick={onUse} aria-label={`Use ${name}`}>
          Use
        </Button>
      )}
      <DeleteSound clip={clip} />
    </li>
  );
}
