/** The words around a piece of script decide how it is read: "10K run", "10K followers". */
export interface Around {
  locale: string;
  /** the word before, without punctuation; empty at the start of a breath */
  before: string;
  next: string;
  /** the words before, in small letters, nearest last; up to the last three */
  earlier?: string;
  /** the word before is a name: "Porsche 911" */
  isAfterName?: boolean;
}

export const NOTHING_AROUND: Around = { locale: 'en-US', before: '', next: '' };

/** How one kind of writing is read. Returning `undefined` leaves the piece to the readings that follow. */
export interface Reading {
  pattern: RegExp;
  read: (match: string[], around: Around) => string | undefined;
}

/** Digits with thousands commas, European dots, or decimals. */
export const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+,\d+|\d[\d,]*(?:\.\d+)?|\.\d+`;

export const DASH = String.raw`\s?[-–—]\s?`;

/** A whole piece that looks like this. */
export const whole = (source: string, flags = ''): RegExp => new RegExp(`^(?:${source})$`, flags);

export const joinWords = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');

/** Letters one by one. Capital letters are what the engines spell. */
export const spellLetters = (letters: string): string => [...letters.toUpperCase()].join(' ');
