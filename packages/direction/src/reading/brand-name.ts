import { shownHost, webAddressOf } from '@herald/media/web-address';
import type { SpokenWord } from './clause.ts';

/** "Latch and Key", "Il Filo di Ada": a brand of more words is rare. */
const MOST_WORDS = 4;
const LEAST_LETTERS = 5;
const LETTER = /[\p{L}\p{M}\d]/gu;

/** The letters of an address without its ending: "latchandkey" of latch-and-key.example/now. */
export function brandOfAddress(address: string | null | undefined): string | undefined {
  const whole = webAddressOf(address ?? '');
  if (!whole) return undefined;
  const name = lettersOf(shownHost(whole).toLocaleLowerCase().split('.').slice(0, -1).join(''));
  return name.length >= LEAST_LETTERS ? name : undefined;
}

/** Where words say the name that an address begins with; undefined where none do. */
export function brandAt(words: readonly SpokenWord[], brand: string | undefined): number | undefined {
  if (!brand) return undefined;
  for (let from = 0; from < words.length; from++) {
    const ahead = words.slice(from, from + MOST_WORDS).map(({ plain }) => plain);
    const isName = ahead.some((_, count) =>
      [ahead, ahead.map(spelledOut)].some((spelling) => {
        const said = lettersOf(spelling.slice(0, count + 1).join(''));
        return said.length >= LEAST_LETTERS && brand.startsWith(said);
      }),
    );
    if (isName) return from;
  }
  return undefined;
}

const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** As German addresses have it: waermewerk.example. */
function spelledOut(plain: string): string {
  return plain.normalize('NFC').replace(/[äöüß]/gu, (letter) => SPELLED[letter] ?? letter);
}

/** Addresses have no accents: "café" is cafe there. */
function lettersOf(text: string): string {
  return (text.normalize('NFD').replace(/\p{M}/gu, '').match(LETTER) ?? []).join('');
}
