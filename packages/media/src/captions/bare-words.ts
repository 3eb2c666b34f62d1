import { endsWithSign } from '../ends-with-sign.ts';

/** Quotes and brackets around a word, of every language. */
export const CLOSED = /^["'“”„‘’‚(«»「『[\]]+|["'“”‘’)«»」』\]]+$/gu;

export const listed = (...lines: string[]) => new Set(lines.join(' ').split(' '));

export const STOPPED = endsWithSign('.,;:!?…।');

export const bare = (text: string) => text.replace(CLOSED, '').replaceAll('’', "'");

export const plain = (text: string): string =>
  bare(text)
    .replace(/[.,;:!?…]+$/u, '')
    .replace('’', "'")
    .toLowerCase();

/** A word without the sign behind it. */
export const unsigned = (word: string): string => word.replace(/[.,;:!?…]+$/u, '').toLowerCase();

export interface Around {
  before?: string | undefined;
  after?: string | undefined;
}
