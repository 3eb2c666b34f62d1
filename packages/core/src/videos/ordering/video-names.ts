import type { AudioSource } from '@herald/contract/statuses';
import { endsSentence } from '@herald/media/captions/sentence-end';
import { withoutHeadings } from '@herald/media/script-headings';
import { withoutMarks } from '@herald/media/script-marks';
import type { Random } from '../../runtime/random.ts';

const UNTITLED = 'Untitled video';
const TITLE_CHARACTERS = 60;
const SLUG_WORDS_CHARACTERS = 40;
const RANDOM_CHARACTERS = 8;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** What is said names a video; an uploaded sound without words is named like its file. */
export function titleOf(sound: TitledSound, script: string): string {
  const words = titleFromScript(sound.script || script);
  return words || (sound.source === 'upload' && titleFromFile(sound.name)) || UNTITLED;
}

interface TitledSound {
  source: AudioSource;
  name: string;
  script: string;
}

/** 'summer_sale-final.mp3' */
const titleFromFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/iu, '')
    .replace(/[\s_]+/gu, ' ')
    .trim()
    .slice(0, TITLE_CHARACTERS);

/** The first spoken sentence, or as many of its words as a title holds; empty where nothing is said. */
function titleFromScript(script: string): string {
  const spoken = withoutMarks(withoutHeadings(script)).trim();
  const words = firstSentence(spoken);
  let title = '';
  for (const word of words) {
    const longer = title ? `${title} ${word}` : word;
    if (longer.length > TITLE_CHARACTERS) break;
    title = longer;
  }
  // A script without spaces is one long word.
  const start = title || words.join(' ').slice(0, TITLE_CHARACTERS / 2);
  const ended = start.replace(/[\s.,;:!?…。！？-]+$/u, '');
  // A question without its mark reads like a slip.
  const [mark = ''] = start === words.join(' ') ? (/[?？](?=[\s.…。!?！？]*$)/u.exec(start) ?? []) : [];
  return ended && withoutHalfMarks(ended + mark);
}

/** "¿" and "¡" ask for their other half, which a title may have lost with its end. */
const withoutHalfMarks = (title: string): string => title.replace(/¿(?!.*\?)|¡(?!.*!)/gu, '');

function firstSentence(spoken: string): string[] {
  const [unspaced = ''] = spoken.split(/(?<=[。！？])/u);
  const words = unspaced.split(/\s+/u);
  const last = words.findIndex((text, index) =>
    endsSentence(text, { next: words[index + 1] ?? '', before: words[index - 1], isPause: false }),
  );
  return last < 0 ? words : words.slice(0, last + 1);
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
