import { limits } from '@herald/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What is being looked for, handed on once the fingers rest; follows when the value changes from outside. What is more
 * than a search takes is not taken, so that the field never says something else than the list.
 */
export function useDelayedText(value: string, onChange: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const hand = useEffectEvent((typed: string) => {
    if (typed.trim() !== value) onChange(typed.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => hand(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, (typed) => setText(typed.slice(0, limits.searchCharacters))];
}
