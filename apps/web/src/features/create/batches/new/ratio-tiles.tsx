import { ASPECTS, type Aspect } from '@herald/media/choices';
import { RatioTile } from '../../scene/ratio-tile.tsx';

interface RatioTilesProps {
  chosen: readonly Aspect[];
  onChange: (ratios: Aspect[]) => void;
}

/** Every film has a file in each of them; one of them stays. */
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
        {ASPECTS.map((ratio) => (
          <RatioTile
            key={ratio}
            ratio={ratio}
            kind="checkbox"
            isChosen={chosen.includes(ratio)}
            onChoose={() => toggle(ratio)}
          />
        ))}
      </div>
    </fieldset>
  );
}
