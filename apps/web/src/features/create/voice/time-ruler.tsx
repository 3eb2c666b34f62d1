import { timeCode } from '../../../lib/time-code.ts';
import { rulerMarks } from './ruler-marks.ts';

/** Seconds below a wave. */
export function TimeRuler({ durationSec }: { durationSec: number }) {
  return (
    <div aria-hidden className="relative mt-1.5 h-7 border-line border-t">
      {rulerMarks(durationSec).map((sec) => (
        <span key={sec} className="absolute top-0" style={{ left: `${(sec / durationSec) * 100}%` }}>
          <i className="block h-1.5 w-px bg-line-strong" />
          <span className="tc block pt-0.5 text-12 text-ink-faint">{timeCode(sec)}</span>
        </span>
      ))}
    </div>
  );
}
