import { limits } from '@herald/contract/limits';
import { type KeyboardEvent, useState } from 'react';
import { Textarea } from '#ui/textarea.tsx';

interface RowWordsProps {
  number: number;
  /** As it is written, with its marks. */
  text: string;
  onDone: (text: string) => void;
  onCancel: () => void;
}

/** The words of a sentence while they are changed: Enter takes them, Escape leaves them as they were. */
export function RowWords({ number, text, onDone, onCancel }: RowWordsProps) {
  const [words, setWords] = useState(text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The plan has keys of its own.
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    onDone(words);
  };
  return (
    <Textarea
      aria-label={`Words of sentence ${number}`}
      aria-description="Enter takes the words, Escape leaves them"
      autoFocus
      rows={2}
      value={words}
      maxLength={limits.scriptMaxCharacters}
      onChange={(event) => setWords(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onDone(words)}
    />
  );
}
