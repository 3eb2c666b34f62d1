import type { PlannedMoment } from './recording-plan.ts';

interface RecorderGuideProps {
  moment: PlannedMoment | undefined;
  /** 0 while the moment is filmed. */
  countsFrom: number;
}

/** Where the face belongs, and near the lens what to do now. */
export function RecorderGuide({ moment, countsFrom }: RecorderGuideProps) {
  return (
    <>
      <svg viewBox="0 0 1280 720" className="absolute inset-0 size-full" aria-hidden>
        <ellipse
          cx="640"
          cy="330"
          rx="165"
          ry="220"
          fill="none"
          stroke="var(--color-film-ink)"
          strokeWidth="4"
          strokeDasharray="14 12"
        />
      </svg>
      {moment && (
        <div
          role="status"
          className="absolute inset-x-0 top-0 flex flex-col items-center gap-1 bg-film/80 px-4 py-3 text-center text-film-ink"
        >
          <span className="font-semibold text-20">{moment.name}</span>
          <span className="text-13">{countsFrom > 0 ? `in ${countsFrom}` : moment.say}</span>
        </div>
      )}
    </>
  );
}
