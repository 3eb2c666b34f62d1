import { ASPECTS, type Aspect } from '@herald/media/choices';
import type { ReactNode } from 'react';
import { RatioTile } from './ratio-tile.tsx';

interface RatioTilesProps {
  legend: ReactNode;
  /** One of them, or several together. */
  kind: 'radio' | 'checkbox';
  chosen: readonly Aspect[];
  onChoose: (ratio: Aspect) => void;
}

/** The four ratios side by side. */
export function RatioTiles({ legend, kind, chosen, onChoose }: RatioTilesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-13">{legend}</legend>
      <div className="grid grid-cols-4 gap-2">
        {ASPECTS.map((ratio) => (
          <RatioTile
            key={ratio}
            ratio={ratio}
            kind={kind}
            isChosen={chosen.includes(ratio)}
            onChoose={() => onChoose(ratio)}
          />
        ))}
      </div>
    </fieldset>
  );
}
