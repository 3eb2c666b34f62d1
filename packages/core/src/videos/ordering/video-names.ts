import { withoutHeadings } from '@herald/media/script-headings';
import { withoutMarks } from '@herald/media/script-marks';
import type { Random } from '../../runtime/random.ts';

const TITLE_CHARACTERS = 60;
const SLUG_WORDS_CHARACTERS = 40;
const RANDOM_CHARACTERS = 8;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A title from the first spoken sentence, or from as many of its words as a title holds. */
export function titleFromScript(script: string): string {
  const spoken = withoutMarks(withoutHeadings(script)).trim();
  const [sentence = ''] = spoken.split(/(?<=[.!?…])\s|(?<=[。！？])/u);
  const words = sentence.split(/\s+/u);
  let title = '';
  for (const word of words) {
    const longer = title ? `${title} ${word}` : word;
    if (longer.length > TITLE_CHARACTERS) break;
    title = longer;
  }
  // A script without spaces is one long word.
  const start = title || sentence.slice(0, TITLE_CHARACTERS / 2);
  return start.replace(/[\s.,;:!?…。！？-]+$/u, '') || 'Untitled video';
}

/** Readable words, then characters that cannot be guessed. */
export function newVideoSlug(title: string, random: Random): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_WORDS_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  return `${words || 'video'}-${randomCharacters(random)}`;
}

/** Each character is equally likely: bytes that would favor some are dropped. */
function randomCharacters(random: Random): string {
  const fair = 256 - (256 % ALPHABET.length);
  let characters = '';
  while (characters.length < RANDOM_CHARACTERS) {
    for (const byte of random.bytes(RANDOM_CHARACTERS)) {
      if (byte < fair && characters.length < RANDOM_CHARACTERS) characters += ALPHABET[byte % ALPHABET.length];
    }
  }
  return characters;
}
