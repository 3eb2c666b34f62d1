import { clsx } from 'clsx';
import type { MomentNow, PlannedMoment } from './recording-plan.ts';

interface RecorderGuideProps {
  moment: PlannedMoment | undefined;
  now: MomentNow | undefined;
}

/** The oval in a frame 90 wide and 160 high, with marks at its four ends. */
const OVAL = { x: 45, y: 49, rx: 27, ry: 34.5, mark: 4 } as const;

/** Where the face belongs: the picture is darker around it. */
export function OvalGuide() {
  const { x, y, rx, ry, mark } = OVAL;
  const oval = `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  return (
    // On a phone the words of the moment stand above it.
    <svg
      viewBox="0 0 90 160"
      className="absolute inset-0 size-full overflow-visible max-lg:translate-y-[8%]"
      aria-hidden
    >
      <path d={`M-400 -400h890v960h-890Z${oval}`} fillRule="evenodd" fill="var(--color-film)" opacity=".34" />
      <g fill="none" stroke="var(--color-film-ink)" strokeWidth=".6">
        <path d={oval} />
        <path d={`M${x} ${y - ry}v${mark}M${x} ${y + ry}v${-mark}M${x - rx} ${y}h${mark}M${x + rx} ${y}h${-mark}`} />
      </g>
    </svg>
  );
}

/** Near the lens what to do now; where there is room for more, the words stand beside the picture. */
export function LensPlate({ moment, now }: RecorderGuideProps) {
  if (!moment || !now) return null;
  return (
    <p
      aria-hidden
      className="absolute inset-x-0 top-[3.5%] mx-auto w-fit rounded-control bg-film/85 px-3 py-1.5 font-medium text-16 text-film-ink max-lg:hidden"
    >
      {moment.name}
      {now.countsFrom > 0 && <span className="ml-2.5 font-normal text-film-soft">in {now.countsFrom}</span>}
    </p>
  );
}

const COUNTS = [3, 2, 1];

/** 3 2 1, the present number in signal. */
export function Count({ countsFrom, className }: Pick<MomentNow, 'countsFrom'> & { className?: string }) {
  return (
    <span aria-hidden className={clsx('tc font-semibold', className)}>
      {COUNTS.map((number) => (
        <span key={number} className={clsx('mr-[.45em]', number === countsFrom ? 'text-signal' : 'opacity-50')}>
          {number}
        </span>
      ))}
    </span>
  );
}
