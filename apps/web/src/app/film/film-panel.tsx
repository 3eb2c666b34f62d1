import { Dot } from '../../ui/dot.tsx';
import { FilmFrame } from './film-frame.tsx';
import { takes } from './takes.ts';

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
