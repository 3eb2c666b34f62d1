import { limits } from '@herald/contract/limits';
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 250;

interface DelayedText {
  text: string;
  setText: (text: string) => void;
  /** For the input. */
  field: { value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void; onBlur: () => void };
}

/**
 * What is being looked for, handed on once the fingers rest or leave the field; follows when the value changes from outside. What is
 * more than a search takes is not taken, so that the field never says something else than the list.
 */
export function useDelayedText(value: string, onChange: (text: string) => void): DelayedText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }
  const handOn = (typed: string) => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  const handOnLater = useEffectEvent(handOn);
  useEffect(() => {
    const timer = setTimeout(() => handOnLater(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const take = (typed: string) => setText(typed.slice(0, limits.searchCharacters));
  return {
    text,
    setText: take,
    field: { value: text, onChange: ({ target }) => take(target.value), onBlur: () => handOn(text) },
  };
}
