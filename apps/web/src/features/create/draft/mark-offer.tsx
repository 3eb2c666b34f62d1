import { withoutEmphasis } from '@herald/media/emphasis';
import { findUnknownMark } from '@herald/media/script-marks';
import { clsx } from 'clsx';
import { Button } from '#ui/button.tsx';

interface MarkOfferProps {
  script: string;
  onTake: (script: string) => void;
  className?: string;
}

/** One click mends a mark that nobody knows, or takes away stars that would be printed. */
export function MarkOffer({ script, onTake, className }: MarkOfferProps) {
  const offers = [meantMark(script), bareWords(script)].filter((offer) => offer !== undefined);
  if (offers.length === 0) return null;
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      {offers.map(({ label, mended }) => (
        <Button
          key={label}
          size="s"
          // A field that takes its words when it loses the focus keeps it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(mended)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

interface Offer {
  label: string;
  mended: string;
}

function meantMark(script: string): Offer | undefined {
  const unknown = findUnknownMark(script);
  if (!unknown?.meant) return undefined;
  const { text, meant, startChar, endChar } = unknown;
  return {
    label: `Write ${meant} instead of ${text}`,
    mended: script.slice(0, startChar) + meant + script.slice(endChar),
  };
}

function bareWords(script: string): Offer | undefined {
  const mended = withoutEmphasis(script);
  return mended === script ? undefined : { label: 'Leave out the stars around words', mended };
}
