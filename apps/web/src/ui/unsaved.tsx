import { unsavedWords } from '#lib/unsaved-words.ts';
import { Dot } from './dot.tsx';

/** How many changes are not saved yet, in the foot of a dialog. */
export function Unsaved({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className="mr-auto flex items-center gap-2 text-13 text-ink-soft max-md:w-full">
      <Dot tone="warn" />
      {unsavedWords(count)}
    </p>
  );
}
