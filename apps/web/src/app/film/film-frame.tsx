import { clsx } from 'clsx';
import { Caption } from '../../ui/caption.tsx';
import type { Take } from './takes.ts';

interface FilmFrameProps {
  take: Take;
  className?: string;
}

export function FilmFrame({ take, className }: FilmFrameProps) {
  return (
    <div
      className={clsx(
        '@container relative aspect-[9/16] h-[min(66dvh,620px)] shrink-0 overflow-hidden rounded-card bg-film',
        className,
      )}
    >
      <img src={take.picture} alt="" loading="lazy" className="size-full object-cover" />
      <div className="absolute inset-x-[10%] top-[64%]">
        <Caption words={take.words} hot={take.hot} className="text-[7.6cqw]" />
      </div>
      <span className="tc absolute bottom-3 left-3 rounded-sm bg-film/60 px-1.5 py-0.5 text-12 text-film-ink">
        {take.timeCode}
      </span>
    </div>
  );
}
