import type { TemplateSummary } from '@herald/contract/endpoints/templates';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { RadioGroup } from 'radix-ui';

/** "4.8 from 4 ratings" and how often it was used; nothing where nobody did either. */
export function RatingLine({ rating, uses }: Pick<TemplateSummary, 'rating' | 'uses'>) {
  const used = uses === 0 ? '' : uses === 1 ? 'used once' : `used ${uses.toLocaleString('en-US')} times`;
  if (rating.average === null && uses === 0) return null;
  return (
    <span className="tnum flex flex-wrap items-center gap-x-1.5 text-13 text-ink-faint">
      {rating.average !== null && (
        <>
          <Star aria-hidden size={12} className="fill-current text-ink-soft" />
          <span className="text-ink-soft">
            <span className="sr-only">Rated </span>
            {rating.average.toFixed(1)}
          </span>
          <span>{`from ${rating.count.toLocaleString('en-US')} ${rating.count === 1 ? 'rating' : 'ratings'}${used && ','}`}</span>
        </>
      )}
      {used}
    </span>
  );
}

interface StarsProps {
  /** The rating of who looks; null before the first. */
  value: number | null;
  onRate: (rating: number) => void;
}

const FIVE = [1, 2, 3, 4, 5] as const;

/** Arrows go from 1 to 5; another press changes the rating. */
export function Stars({ value, onRate }: StarsProps) {
  return (
    <RadioGroup.Root
      aria-label="Your rating"
      orientation="horizontal"
      value={value === null ? '' : String(value)}
      onValueChange={(next) => onRate(Number(next))}
      className="-ml-1 flex"
    >
      {FIVE.map((stars) => (
        <RadioGroup.Item
          key={stars}
          value={String(stars)}
          aria-label={stars === 1 ? '1 star' : `${stars} stars`}
          className="grid size-7 place-items-center text-ink-soft hover:text-ink max-md:size-11"
        >
          <Star aria-hidden size={18} className={clsx(value !== null && stars <= value && 'fill-current text-ink')} />
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
