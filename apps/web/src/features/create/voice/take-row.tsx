import { Trash2 } from 'lucide-react';
import { momentCode, timeCode } from '#lib/time-code.ts';
import { useSound } from '#lib/use-sound.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlayButton } from '#ui/play-button.tsx';
import type { Take } from './use-takes.ts';

interface TakeRowProps {
  take: Take;
  isUsed: boolean;
  isBusy: boolean;
  onUse: () => void;
  onDrop: () => void;
}

export function TakeRow({ take, isUsed, isBusy, onUse, onDrop }: TakeRowProps) {
  const { sound, state } = useSound(take.url);
  const isHeard = state.isPlaying || state.isWaiting;
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 pr-3 pl-3">
      <PlayButton label={`take ${take.number}`} isPlaying={isHeard} onToggle={() => sound.toggle()} look="line" />
      <div className="min-w-0 flex-1">
        <div className="font-medium text-14">Take {take.number}</div>
        <div className="tc text-12 text-ink-faint">
          {isHeard ? `${momentCode(state.timeSec)} / ` : ''}
          {timeCode(take.durationSec)}
        </div>
      </div>
      {isUsed ? (
        <span className="px-3 text-13 text-ink-soft">In use</span>
      ) : (
        <Button size="s" onClick={onUse} disabled={isBusy}>
          Use this take
        </Button>
      )}
      <IconButton icon={Trash2} label={`Remove take ${take.number}`} onClick={onDrop} />
    </li>
  );
}
