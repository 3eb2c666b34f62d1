import type { Phone, TimedWord, Timing, Word } from '@herald/media/sound';

const SILENCE = { phone: '', stressed: false, word: -1 };

/**
 * Times that were found by aligning, moved to the times an engine reports for its words. The engine knows best when it
 * said a word; which phones are in it only the alignment knows. Words that are not those of the script are ignored.
 */
export function fitTiming(aligned: Timing, told: readonly TimedWord[]): Timing {
  const heard = withPauses(aligned, told);
  const words = aligned.words.map((word, index) => ({ ...word, ...momentOf(heard[index]) }));
  const isSame = told.length === words.length && told.every(({ text }, index) => isAlike(text, words[index]));
  if (!isSame || !isInOrder(words)) return aligned;
  const phones = words.flatMap((word, index) => phonesOf(aligned, index, word));
  return { words, phones: withSilences(phones) };
}

/** A silence longer than this between two words is a pause. */
const PAUSE_SEC = 0.2;

/** Some engines tell only when a word begins: what they tell of a pause after it belongs to the word before the pause. */
function withPauses({ words }: Timing, told: readonly TimedWord[]): TimedWord[] {
  return told.map((word, index) => {
    const [found, next] = [words[index], words[index + 1]];
    const pauseSec = found && next ? next.startSec - found.endSec : 0;
    const isTouching = Math.abs(word.endSec - (told[index + 1]?.startSec ?? 0)) < 1e-3;
    const endSec = word.endSec - pauseSec;
    return isTouching && pauseSec > PAUSE_SEC && endSec > word.startSec ? { ...word, endSec } : word;
  });
}

const momentOf = (word: TimedWord | undefined) => (word ? { startSec: word.startSec, endSec: word.endSec } : {});

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isAlike = (text: string, word: Word | undefined): boolean => letters(text) === letters(word?.text ?? '');

function isInOrder(words: readonly Word[]): boolean {
  return words.every((word, index) => word.endSec > word.startSec && word.startSec >= (words[index - 1]?.endSec ?? 0));
}

/** The phones of a word, stretched from where they were found to where the word is said. */
function phonesOf({ words, phones }: Timing, index: number, { startSec, endSec }: Word): Phone[] {
  const found = words[index];
  if (!found || found.endSec <= found.startSec) return [];
  const place = (sec: number): number => {
    const share = (sec - found.startSec) / (found.endSec - found.startSec);
    return startSec + Math.max(0, Math.min(1, share)) * (endSec - startSec);
  };
  return phones
    .filter(({ word }) => word === index)
    .map((phone) => ({ ...phone, startSec: place(phone.startSec), endSec: place(phone.endSec) }));
}

/** Phones with a silence wherever nothing is said between them. */
export function withSilences(phones: readonly Phone[]): Phone[] {
  return phones.flatMap((phone, index) => {
    const startSec = phones[index - 1]?.endSec ?? 0;
    return phone.startSec > startSec ? [{ ...SILENCE, startSec, endSec: phone.startSec }, phone] : [phone];
  });
}
