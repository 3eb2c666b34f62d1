import { findUnknownMark } from '@herald/media/script-marks';
import { Button } from '#ui/button.tsx';

interface MarkOfferProps {
  script: string;
  onTake: (script: string) => void;
  className?: string;
}

/** Puts the mark that was meant in the place of one that nobody knows. */
export function MarkOffer({ script, onTake, className }: MarkOfferProps) {
  const unknown = findUnknownMark(script);
  if (!unknown?.meant) return null;
  const { text, meant, startChar, endChar } = unknown;
  return (
    <div className={className}>
      <Button
        size="s"
        // A field that takes its words when it loses the focus keeps it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onTake(script.slice(0, startChar) + meant + script.slice(endChar))}
      >
        {`Write ${meant} instead of ${text}`}
      </Button>
    </div>
  );
}
