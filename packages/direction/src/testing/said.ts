import type { Word } from '@herald/media/sound';
import type { Reading } from '../direction.ts';

const WORD_SEC = 0.12;
const LETTER_SEC = 0.05;
const SENTENCE_PAUSE_SEC = 0.36;
const GAP_SEC = 0.03;

/** A script as a voice would say it: every word with a length, a pause after every sentence. Marks are not said. */
export function said(script: string, locale = 'en-US'): Reading {
  let atSec = 0.2;
  const words: Word[] = Array.from(script.matchAll(/\[[^\]]*\]|\S+/gu)).flatMap(({ 0: text, index }) => {
    if (text.startsWith('[')) return [];
    const startSec = atSec;
    const endSec = startSec + WORD_SEC + text.length * LETTER_SEC;
    atSec = endSec + (endsSentence(text, locale) ? SENTENCE_PAUSE_SEC : GAP_SEC);
    return [{ text, startSec, endSec, startChar: index, endChar: index + text.length }];
  });
  return { script, words, phones: [], locale, durationSec: atSec + 0.3 };
}

/** "31. Oktober" is one breath. */
function endsSentence(text: string, locale: string): boolean {
  return /[.!?।]$/u.test(text) && !(locale.startsWith('de') && /^\d{1,2}\.$/u.test(text));
}
