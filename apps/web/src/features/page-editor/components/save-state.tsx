import { Dot } from '#ui/dot.tsx';
import { momentText } from '../rules/save-words.ts';

interface SaveStateProps {
  isDirty: boolean;
  isKept: boolean;
  /** Of what the server has; none for a new page. */
  savedAt: string | undefined;
}

/** "Not saved yet, kept on this device" or "Saved 14:02". */
export function SaveState({ isDirty, isKept, savedAt }: SaveStateProps) {
  return (
    <p role="status" className="flex items-center gap-2 text-13 text-ink-soft max-lg:text-12">
      {isDirty && (
        <>
          <Dot tone="warn" />
          <span>Not saved yet{isKept && <span className="max-lg:sr-only">, kept on this device</span>}</span>
        </>
      )}
      {!isDirty && savedAt && `Saved ${momentText(savedAt)}`}
    </p>
  );
}
