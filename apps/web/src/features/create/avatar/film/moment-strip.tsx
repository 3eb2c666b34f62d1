import { clsx } from 'clsx';
import { Checkmark } from '#ui/checkmark.tsx';
import type { MomentNow, PlannedMoment } from './recording-plan.ts';

interface MomentStripProps {
  plan: readonly PlannedMoment[];
  at: number;
  now: MomentNow | undefined;
  done: readonly number[];
  /** Pictures of moments, by their place. */
  stills: Readonly<Record<number, string>>;
  onGoTo: (at: number) => void;
}

/** All moments: filmed ones in colour with a check, the present one outlined while a wipe runs through it. */
export function MomentStrip({ plan, at, now, done, stills, onGoTo }: MomentStripProps) {
  return (
    <ol aria-label="Moments" className="flex min-w-0 gap-2 lg:gap-2.5">
      {plan.map(({ name, sec }, place) => {
        const isNow = now !== undefined && place === at;
        const isDone = done.includes(place);
        const still = stills[place];
        return (
          <li key={name} aria-current={isNow ? 'step' : undefined} className="min-w-0 flex-1 lg:flex-none">
            <button
              type="button"
              disabled={!now}
              onClick={() => onGoTo(place)}
              aria-label={`${place + 1} ${name}${isDone ? ', filmed, film it again' : ''}`}
              className="flex w-full items-center gap-1.5 text-left"
            >
              <span
                className={clsx(
                  'relative block h-16 w-full shrink-0 overflow-hidden rounded-control bg-raised lg:h-[68px] lg:w-12',
                  isNow && 'outline-2 outline-signal outline-offset-2',
                )}
              >
                {still ? (
                  <img src={still} alt="" className={clsx('size-full object-cover', !isDone && 'grayscale')} />
                ) : (
                  <span className="tc grid size-full place-items-center text-14 text-ink-faint">{place + 1}</span>
                )}
                {isNow && (
                  <span
                    aria-hidden
                    className="absolute inset-y-0 left-0 border-signal border-r-2 bg-signal/20"
                    style={{ width: `${now.share * 100}%` }}
                  />
                )}
                {isDone && <Checkmark className="absolute right-1 bottom-1" />}
              </span>
              <span
                className={clsx(
                  'w-[58px] text-12 leading-4 max-xl:hidden',
                  isNow ? 'font-medium text-ink' : 'text-ink-faint',
                )}
              >
                {name}
                {!isDone && <span className="tc block font-normal text-ink-faint">{sec} s</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
