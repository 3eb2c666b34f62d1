import { limits } from '@herald/contract/limits';
import { markProblem } from '@herald/media/script-marks';
import { type KeyboardEvent, useState } from 'react';
import { Textarea } from '#ui/textarea.tsx';
import { MarkOffer } from '../draft/mark-offer.tsx';

interface RowWordsProps {
  number: number;
  /** As it is written, with its marks. */
  text: string;
  onDone: (text: string) => void;
  onCancel: () => void;
}

/** The words of a sentence while they are changed: Enter takes them, Escape leaves them as they were, and so does an empty field. */
export function RowWords({ number, text, onDone, onCancel }: RowWordsProps) {
  const [words, setWords] = useState(text);
  const [isRefused, setRefused] = useState(false);
  const problem = markProblem(words);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The plan has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (words.trim()) onDone(words);
    else setRefused(true);
  };
  return (
    <>
      <Textarea
        aria-label={`Words of sentence ${number}`}
        aria-description="Enter takes the words, Escape leaves them"
        aria-invalid={isRefused || undefined}
        autoFocus
        rows={2}
        value={words}
        maxLength={limits.scriptMaxCharacters}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (words.trim() ? onDone(words) : onCancel())}
      />
      {problem && (
        <p role="status" className="mt-1.5 text-13 text-bad">
          {problem}
        </p>
      )}
      <MarkOffer script={words} onTake={setWords} className="mt-1.5" />
      {isRefused && !words.trim() && (
        <p role="alert" className="mt-1.5 text-13 text-bad">
          A sentence needs words. To remove it, choose Delete sentence in its menu.
        </p>
      )}
    </>
  );
}
