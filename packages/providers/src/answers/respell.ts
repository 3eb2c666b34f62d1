import { type Pronunciation, spellingOf, wishedParts } from '@herald/media';

/** The text with every word that is to be said in another way written as it is said. */
export const respell = (text: string, wishes: readonly Pronunciation[], locale: string): string =>
  wishedParts(text, wishes)
    .map((part) => (part.say === undefined ? part.text : spellingOf(part.say, locale)))
    .join('');
