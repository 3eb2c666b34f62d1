import { spellingOf } from '@herald/media/pronunciation/say';
import { wishedParts } from '@herald/media/pronunciation/wished-parts';
import type { Pronunciation } from '@herald/media/voice';

/** The text with every word that is to be said in another way written as it is said. */
export const respell = (text: string, wishes: readonly Pronunciation[], locale: string): string =>
  wishedParts(text, wishes)
    .map((part) => (part.say === undefined ? part.text : spellingOf(part.say, locale)))
    .join('');
