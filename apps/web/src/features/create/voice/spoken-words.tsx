import type { ClipWord } from '@herald/contract/endpoints/speech';
import { clsx } from 'clsx';
import { memo } from 'react';
import { spokenWordAt } from '../sound/heard-words.ts';

interface SpokenWordsProps {
  words: readonly ClipWord[];
  timeSec: number;
  onPick: (timeSec: number) => void;
}

/** What is said, with the word that is heard now. */
export function SpokenWords({ words, timeSec, onPick }: SpokenWordsProps) {
  if (words.length === 0) return null;
  return <WordLine words={words} spoken={timeSec > 0 ? spokenWordAt(words, timeSec) : -1} onPick={onPick} />;
}

interface WordLineProps extends Omit<SpokenWordsProps, 'timeSec'> {
  spoken: number;
}

/** Drawn once per word, not once per moment. */
const WordLine = memo(function WordLine({ words, spoken, onPick }: WordLineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the wave above takes keys.
    <p
      className="max-h-32 overflow-y-auto border-line border-t pt-3 text-14 text-ink-faint leading-6"
      onClick={({ target }) => {
        const start = target instanceof HTMLElement ? target.dataset.start : undefined;
        if (start) onPick(Number(start));
      }}
    >
      {words.map((word, index) => (
        <span key={word.start}>
          <span
            data-start={word.start}
            data-spoken={index === spoken || undefined}
            className={clsx(
              'cursor-pointer rounded-sm',
              index === spoken
                ? '-mx-[2px] bg-signal px-[2px] py-px font-medium text-on-signal'
                : index < spoken && 'text-ink-soft',
            )}
          >
            {word.text}
          </span>{' '}
        </span>
      ))}
    </p>
  );
});
