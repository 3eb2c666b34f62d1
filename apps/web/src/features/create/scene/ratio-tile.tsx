import type { Aspect } from '@herald/media/choices';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

/** Where each ratio is at home, and a frame of its shape. */
const looks: Record<Aspect, { width: number; height: number; use: string }> = {
  '9:16': { width: 14, height: 24, use: 'TikTok, Reels, Shorts' },
  '4:5': { width: 18, height: 22, use: 'Feeds' },
  '1:1': { width: 20, height: 20, use: 'Square feeds' },
  '16:9': { width: 28, height: 16, use: 'YouTube, web pages' },
};

interface RatioTileProps {
  ratio: Aspect;
  isChosen: boolean;
  /** One of them, or several together, which have a tick. */
  kind: 'radio' | 'checkbox';
  onChoose: () => void;
}

/** A ratio as a frame of its shape. */
export function RatioTile({ ratio, isChosen, kind, onChoose }: RatioTileProps) {
  const { width, height, use } = looks[ratio];
  return (
    <label title={use} className="cursor-pointer">
      <input
        type={kind}
        {...(kind === 'radio' && { name: 'ratio' })}
        checked={isChosen}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        className={clsx(
          'relative flex h-[72px] flex-col items-center justify-end gap-2 rounded-control border pb-2 transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink peer-focus-visible:outline-offset-2',
          isChosen ? 'border-ink bg-raised' : 'border-line-strong text-ink-soft hover:text-ink',
        )}
      >
        {kind === 'checkbox' && isChosen && <Icon of={Check} size={14} className="absolute top-1.5 right-1.5" />}
        <span className="rounded-[2px] border-[1.5px] border-current" style={{ width, height }} />
        <span className="tc text-12">{ratio}</span>
      </span>
    </label>
  );
}
