import type { SpokenWord } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import type { PlaceWords } from '../words/place-words.ts';
import { NAMED } from './named-words.ts';
import { STOPS } from './spoken-sum.ts';

const HOUSE = /^\d{1,5}[a-z]?$/iu;
const YEAR = /^(?:19|20)\d\d$/u;
/** A name within it has a capital, or is a small word: "Rue des Lilas", "calle de la Luna". */
const SMALL = /^(?:de|del|della|dei|delle|da|do|dos|das|du|des|la|las|los|el|le|les|di|of|the|und|am|im|l'\p{L}+)$/u;
const ORDINAL = /^\d+(?:st|nd|rd|th)$/iu;
const TAIL = /^(?:North|South|East|West|N|S|E|W|NE|NW|SE|SW)$/u;
/** "St. Marks Road": a point that ends nothing. */
const SHORTENED = /^(?:st|mt|dr|n|s|e|w|av|avda|c\/)\.?$/iu;
/** In Hindi nothing has a capital. */
const CASELESS = /^[^\p{Lu}\p{Ll}\d]+$/u;
const MOST_WORDS = 6;
const SIGNS_AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}.]+$/gu;

/** "218 Miller Creek Road", "Lindenstraße 12", "calle Colón, número 38", "5 bis rue Hugo"; how many words, 0 where none begins: what is counted or sold has no place in its phrase for one. */
export function addressAt(words: readonly SpokenWord[], first: number, known: PlaceWords): number {
  const { street, length } = known.isNumberFirst ? behindHouse(words, first, known) : beforeHouse(words, first, known);
  if (length === 0 || !goesOnAsAddress(words, first + length, known)) return 0;
  const house = known.isNumberFirst ? words[first] : words[first + length - 1];
  const before = words[first - 1];
  const isLed = before !== undefined && cueAtEnd(words.slice(0, first), known.leads);
  if (isLed) return YEAR.test(bare(house)) && !known.isNumberFirst ? 0 : length;
  const begins = before === undefined || STOPS.test(before.text);
  return begins && !YEAR.test(bare(house)) && !known.weak.test(street) ? length : 0;
}

interface Found {
  /** the word that says what kind of street it is */
  street: string;
  /** of words, 0 where there is none */
  length: number;
}

const NOTHING: Found = { street: '', length: 0 };

const cueAtEnd = (words: readonly SpokenWord[], cues: readonly string[]): boolean =>
  words.slice(-2).some((_, index, near) => cueAt(near, index, cues) === near.length - index);

/** "40 Quality Street tins" goes on with what is sold. */
function goesOnAsAddress(words: readonly SpokenWord[], end: number, known: PlaceWords): boolean {
  if (words[end] === undefined || STOPS.test(words[end - 1]?.text ?? '')) return true;
  return [known.onwards, known.days, known.besides].some((cues) => cueAt(words, end, cues) > 0);
}

function beforeHouse(words: readonly SpokenWord[], first: number, known: PlaceWords): Found {
  const whole = NAMED.test(words[first]?.text ?? '') ? cueAt(words, first, known.wholes) : 0;
  const length = whole || streetAt(words, first, known);
  if (length === 0) return NOTHING;
  const sign = cueAt(words, first + length, known.numberSigns);
  if (!HOUSE.test(bare(words[first + length + sign]))) return NOTHING;
  return { street: plainOf(words[first + (known.streetsBefore ? 0 : length - 1)]), length: length + sign + 1 };
}

function behindHouse(words: readonly SpokenWord[], house: number, known: PlaceWords): Found {
  const text = words[house]?.text ?? '';
  const isParted = known.streetsBefore
    ? /[^,]$/u.test(text.replace(STOPS, '')) && /[.!?…]$/u.test(text)
    : STOPS.test(text);
  if (!HOUSE.test(bare(words[house])) || isParted) return NOTHING;
  if (!known.streetsBefore) return namedBehind(words, house, known);
  const from = house + 1 + cueAt(words, house + 1, known.numberSigns);
  const street = streetAt(words, from, known);
  return street > 0 ? { street: plainOf(words[from]), length: from - house + street } : NOTHING;
}

/** "218 Miller Creek Road", "14 St. Marks Road", "1200 Broadway" */
function namedBehind(words: readonly SpokenWord[], house: number, known: PlaceWords): Found {
  const whole = cueAt(words, house + 1, known.wholes);
  if (whole > 0) return { street: '', length: 1 + whole };
  for (let length = 2; length <= MOST_WORDS; length++) {
    const word = words[house + length - 1];
    if (!word || !isNamePart(word, length) || cueAt([word], 0, known.units) > 0) return NOTHING;
    const street = plainOf(word);
    if (length > 2 && known.streets.test(street)) return { street, length: length + tailAt(words, house + length) };
    if (STOPS.test(word.text) && !SHORTENED.test(word.text)) return NOTHING;
  }
  return NOTHING;
}

/** "300 Park Avenue South" is another address than one of Park Avenue. */
const tailAt = (words: readonly SpokenWord[], at: number): number =>
  !STOPS.test(words[at - 1]?.text ?? '') && TAIL.test(bare(words[at])) ? 1 : 0;

/** A street without its house. */
function streetAt(words: readonly SpokenWord[], first: number, { streets, streetsBefore, kinds }: PlaceWords): number {
  const begin = words[first];
  if (!begin) return 0;
  if (!streetsBefore) {
    if (!NAMED.test(begin.text)) return 0;
    if (streets.test(begin.plain)) return 1;
    return /(?:er|sche)$/u.test(begin.plain) && kinds.test(plainOf(words[first + 1])) ? 2 : 0;
  }
  if (!streetsBefore.test(begin.text.toLowerCase())) return 0;
  let length = 1;
  while (length < MOST_WORDS) {
    const word = words[first + length];
    if (!word || !isStreetPart(words, first + length)) break;
    length += 1;
    if (STOPS.test(word.text)) break;
  }
  return length > 1 && NAMED.test(words[first + length - 1]?.text ?? '') ? length : 0;
}

/** "Rua 25 de Março": a number in a name goes on with a small word and a capital. */
function isStreetPart(words: readonly SpokenWord[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (HOUSE.test(bare(word))) return SMALL.test(words[at + 1]?.plain ?? '') && NAMED.test(words[at + 2]?.text ?? '');
  return NAMED.test(word.text) || SMALL.test(word.plain);
}

const isNamePart = ({ text, plain }: SpokenWord, length: number): boolean =>
  NAMED.test(text) || ORDINAL.test(plain) || CASELESS.test(plain) || (length > 2 && SMALL.test(plain));

const plainOf = (word: SpokenWord | undefined): string => bare(word).toLowerCase();

const bare = (word: SpokenWord | undefined): string => word?.text.replace(SIGNS_AROUND, '').replace(/\.$/u, '') ?? '';
