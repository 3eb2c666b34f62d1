import { Count } from './recorder-guide.tsx';
import type { MomentNow, PlannedMoment } from './recording-plan.ts';

interface RecorderMomentProps {
  plan: readonly PlannedMoment[];
  at: number;
  moment: PlannedMoment;
  now: MomentNow | undefined;
}

/** What to do now, large: beside the picture, and over its top on small screens. */
export function RecorderMoment({ plan, at, moment, now }: RecorderMomentProps) {
  const next = plan[at + 1];
  const isCounting = now === undefined || now.countsFrom > 0;
  return (
    <div className="self-center max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:z-10 max-lg:flex max-lg:justify-between max-lg:gap-3 max-lg:bg-linear-to-b max-lg:from-55% max-lg:from-film/90 max-lg:to-film/0 max-lg:p-4 max-lg:pb-10 max-lg:text-film-ink">
      <div role="status" className="min-w-0">
        <p className="text-13 text-ink-faint max-lg:text-12 max-lg:text-film-soft">
          Moment {at + 1} of {plan.length}
        </p>
        <p className="display mt-1 text-balance font-semibold text-44 max-lg:mt-0 max-lg:text-26">{moment.name}</p>
        <p className="mt-3 max-w-[34ch] text-20 text-ink-soft leading-snug max-lg:mt-0.5 max-lg:text-14 max-lg:text-film-soft">
          {moment.say} {!moment.mayOpen && 'Your mouth stays closed.'}
        </p>
      </div>
      <p className="mt-6 flex items-center gap-3 max-lg:mt-1 max-lg:items-start">
        {isCounting ? (
          <Count countsFrom={now?.countsFrom ?? 0} className="text-44 max-lg:text-26" />
        ) : (
          <span className="h-1.5 w-36 overflow-hidden rounded-full bg-line-strong max-lg:mt-4 max-lg:w-16">
            <span aria-hidden className="block h-full bg-signal" style={{ width: `${now.share * 100}%` }} />
          </span>
        )}
        <span className="text-13 text-ink-faint max-lg:hidden">
          {isCounting ? `then ${moment.sec} s` : `${moment.sec} s`}
        </span>
      </p>
      {next && <p className="mt-8 text-13 text-ink-faint max-lg:hidden">Next: {next.name}</p>}
    </div>
  );
}
