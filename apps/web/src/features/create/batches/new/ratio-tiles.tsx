import { ASPECTS, type Aspect } from '@herald/media/choices';
import { clsx } from 'clsx';

const shapes: Record<Aspect, { width: number; height: number }> = {
  '9:16': { width: 12, height: 20 },
  '4:5': { width: 16, height: 20 },
  '1:1': { width: 18, height: 18 },
  '16:9': { width: 24, height: 14 },
};

interface RatioTilesProps {
  chosen: readonly Aspect[];
  onChange: (ratios: Aspect[]) => void;
}

/** Every film is made once in each of them; one of them stays. */
export function RatioTiles({ chosen, onChange }: RatioTilesProps) {
  const toggle = (ratio: Aspect) => {
    const next = ASPECTS.filter((one) => (one === ratio ? !chosen.includes(one) : chosen.includes(one)));
    if (next.length > 0) onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">
        Ratios <span className="tnum ml-1 font-normal text-ink-faint">{chosen.length}</span>
      </legend>
      <div className="grid grid-cols-4 gap-2">
        {ASPECTS.map((ratio) => {
          const isChosen = chosen.includes(ratio);
          return (
            <label key={ratio} className="cursor-pointer">
              <input type="checkbox" checked={isChosen} onChange={() => toggle(ratio)} className="peer sr-only" />
              <span
                className={clsx(
                  'flex h-14 flex-col items-center justify-end gap-1.5 rounded-control border pb-1.5 transition-colors duration-150 peer-focus-visible:outline-2 peer-focus-visible:outline-signal-ink peer-focus-visible:outline-offset-2',
                  isChosen ? 'border-ink bg-raised' : 'border-line-strong text-ink-soft hover:text-ink',
                )}
              >
                <span className="rounded-[2px] border-[1.5px] border-current" style={shapes[ratio]} />
                <span className="tc text-12">{ratio}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
