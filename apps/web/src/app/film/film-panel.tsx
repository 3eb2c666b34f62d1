import { clsx } from 'clsx';
import { Caption } from '#ui/caption.tsx';
import { Dot } from '#ui/dot.tsx';

interface Take {
  /** Drawn by Herald itself, from the library's own characters. */
  picture: string;
  words: readonly string[];
  hot: number;
  timeCode: string;
}

/** Three frames of films made with Herald. */
const takes: readonly [Take, Take, Take] = [
  { picture: '/film/kofi.webp', words: ['two', 'drops', 'a day'], hot: 1, timeCode: '00:06:11' },
  { picture: '/film/priya.webp', words: ['that', 'is it.'], hot: 1, timeCode: '00:07:02' },
  { picture: '/film/grace.webp', words: ['two', 'weeks'], hot: 1, timeCode: '00:10:18' },
];

/** The picture side: dark in both themes, and an ornament for screen readers. */
export function FilmPanel() {
  const [first, second, third] = takes;
  return (
    <div aria-hidden data-theme="dark" className="relative hidden overflow-hidden bg-well text-ink lg:block">
      <div className="absolute top-8 right-10 z-10 flex items-center gap-2 text-13 text-ink-soft">
        <Dot tone="signal" isLive />
        Three takes, one script, no camera
      </div>
      <div className="absolute inset-0 flex items-center gap-5 pl-[7%]">
        <FilmFrame take={first} />
        <FilmFrame take={second} className="mt-24 opacity-70" />
        <FilmFrame take={third} className="-mt-16 opacity-40" />
      </div>
    </div>
  );
}

interface FilmFrameProps {
  take: Take;
  className?: string;
}

function FilmFrame({ take, className }: FilmFrameProps) {
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
