import { limits } from '@herald/contract/limits';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { scriptMark } from '../steps/steps.ts';
import { tellOfCut } from './tell-of-cut.ts';

interface ScriptFieldProps {
  field: Ref<HTMLTextAreaElement>;
  /** What is said about the script below it. */
  noteId: string;
  rows: number;
  className?: string;
  /** The line at the foot of the box. */
  children: ReactNode;
}

/** The words of the video. */
export function ScriptField({ field, noteId, rows, className, children }: ScriptFieldProps) {
  const { content, change } = useDraft();
  return (
    <div className="overflow-hidden rounded-card border border-edge bg-ground transition-colors duration-150 focus-within:border-ink">
      <textarea
        ref={field}
        {...scriptMark}
        dir="auto"
        aria-label="Script"
        aria-describedby={noteId}
        rows={rows}
        maxLength={limits.scriptMaxCharacters}
        value={content.voice.ttsText}
        placeholder="Okay, so every winter my skin just gives up..."
        onPaste={tellOfCut(limits.scriptMaxCharacters)}
        onChange={(event) => change('voice', { ttsText: event.target.value })}
        className={clsx(
          'field-sizing-content block w-full resize-none bg-transparent px-4 pt-3.5 pb-2 text-16 leading-[1.6] focus-visible:outline-none',
          className,
        )}
      />
      {children}
    </div>
  );
}
