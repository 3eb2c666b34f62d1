import { CLOSED } from '@herald/media/captions/bare-words';
import { endsWithSign } from '@herald/media/ends-with-sign';
import type { FigurePart } from '@herald/media/scene/figures';

const STOP = endsWithSign(',;，、；،');
const LAST_STOP = endsWithSign('.,;!?…。！？，、；،');
/** "and nothing helped": what joins a list is no part of its last thing. */
const JOINS = new Set(['and', 'or', 'und', 'oder', 'y', 'e', 'et', 'ou', 'o', 'ed']);
const FEWEST = 3;
const LONGEST_ITEM = 2;
const LONGEST_LEAD = 7;
/** "no stale beans" */
const WITHOUT = new Set(['no', 'not', 'kein', 'keine', 'ohne', 'sin', 'sans', 'pas', 'senza', 'niente', 'sem']);
const LONGEST_TEXT = 20;
/** "Call me, I'm Danny", "really, thank you": who speaks and is spoken to, and what is only said along, is no thing of a list. Words that are an article elsewhere are left out. */
const NO_THING = new Set(
  [
    "i'm i'll i've i'd me us you you're we we're we'll we've he he's she she's they they're it it's that's really honestly seriously actually please thank thanks yeah well",
    'ich mich mir uns dich dir wir ihr ihnen wirklich ehrlich bitte danke',
    'yo mí nosotros ustedes usted te gracias favor verdad',
    'je moi nous vous tu te merci vraiment franchement',
    'io mi noi voi tu ci grazie davvero onestamente',
    'eu mim nós vocês você obrigado obrigada',
    'मैं मुझे मुझको हम हमें आप आपको धन्यवाद शुक्रिया सच',
  ].flatMap((words) => words.split(' ')),
);
const PHONE_DIGITS = 6;

interface Timed {
  text: string;
  startSec: number;
}

/** The short things that a sentence lists, in order; none where it is no list. */
export function listOf(words: readonly Timed[]): FigurePart[] {
  const items: Timed[][] = [[]];
  for (const [index, word] of words.entries()) {
    items.at(-1)?.push(word);
    if (STOP.test(word.text) && index < words.length - 1) items.push([]);
  }
  const things = items.map((item) => (JOINS.has(item[0]?.text.toLocaleLowerCase() ?? '') ? item.slice(1) : item));
  const [opening = [], ...others] = things;
  const longest = Math.max(1, ...others.map(({ length }) => length));
  // "It was dry, red, tight": what leads to the first thing is none of it. "No frozen dough" is one thing, however long.
  const isWhole = isWithout(opening) && isShort(opening);
  if (!isWhole) things[0] = opening.length <= LONGEST_LEAD ? opening.slice(-longest) : [];
  if (things.length < FEWEST || things.some((thing) => !isShort(thing) || thing.some(isNoThing))) return [];
  const parts = things.map((item) => ({
    text: capitalized(
      item
        .map(({ text }) => text)
        .join(' ')
        .replace(LAST_STOP, '')
        .replace(CLOSED, ''),
    ),
    atSec: item[0]?.startSec ?? 0,
  }));
  // "Wait, wait, the email" lists nothing.
  const names = new Set(parts.map(({ text }) => text.toLocaleLowerCase()));
  return names.size === parts.length && parts.every(({ text }) => text.length > 0 && text.length <= LONGEST_TEXT)
    ? parts
    : [];
}

function isShort(thing: readonly Timed[]): boolean {
  return thing.length > 0 && thing.length <= LONGEST_ITEM + (isWithout(thing) ? 1 : 0);
}

const isNoThing = ({ text }: Timed): boolean =>
  NO_THING.has(text.toLocaleLowerCase().replace('’', "'").replace(LAST_STOP, '')) ||
  text.replace(/\D/gu, '').length >= PHONE_DIGITS;

const isWithout = (thing: readonly Timed[]): boolean => WITHOUT.has(thing[0]?.text.toLocaleLowerCase() ?? '');

function capitalized(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}
