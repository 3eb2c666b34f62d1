import type { PlannedFigure } from '@herald/media/scene/figures';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { ShotPlace } from '@herald/media/scene/shot-plan';
import type { TimedWord } from '@herald/media/sound';
import type { TypedWord } from '../text/split-words.ts';
import { captionWords } from './caption-words.ts';
import { SAME_SEC, STOPPED } from './said-price.ts';

/** A line of an offer and when it is said. */
export interface OfferLine {
  text: string;
  atSec: number;
}

/** What the card at the end of a film offers. */
export interface SaidOffer {
  startSec: number;
  /** the price, else what leads to the address */
  headline: OfferLine;
  /** the address, the handle, the code or the call */
  detail: OfferLine | null;
  /** the card says this word */
  says: (word: Pick<TimedWord, 'startSec' | 'endSec'>) => boolean;
}

type Word = TimedWord | TypedWord;

const LONGEST_LEAD = 26;
const IS_NUMBER = /^\P{L}+$/u;
/** A call that begins so long before a number asks to dial it. */
const OF_NUMBER_SEC = 1.6;
/** So many lines of a pill can be read on a telephone. */
const PILL_LINES = 3;
/** With its signs. */
const LEFT_OVER_LETTERS = 6;

/** The price and the address of the card that ends a film; null where it ends otherwise. */
export function saidOffer(spec: SceneSpec): SaidOffer | null {
  const shot = spec.shots.at(-1);
  if (shot?.size !== 'card' || !shot.isOffer) return null;
  const startSec = shot.fromSec;
  const { place, saidFromSec = startSec } = shot;
  const said = captionWords(spec)
    .flat()
    .filter((word) => word.startSec >= saidFromSec - SAME_SEC);
  const price = spec.figures.findLast(({ kind, fromSec }) => kind === 'number' && fromSec >= startSec - SAME_SEC);
  // "The first visit is free" is what is offered, and no call below it.
  const isOffered = ({ startSec: sec, endSec }: Word) =>
    price !== undefined && endSec > (price.parts[0]?.atSec ?? 0) + SAME_SEC && sec < (price.saidUntilSec ?? 0);
  const typed = said.filter((word) => isTyped(word) && !isOffered(word) && !(place && isWithin(word, place)));
  const last = typed.at(-1);
  const shown = (word: Word): OfferLine => ({ text: word.text, atSec: word.startSec });
  const isCall = last !== undefined && 'isCall' in last;
  if (place) return placeOffer(place, { price, typed: last && { ...shown(last), isCall }, startSec });
  if (price) {
    const { parts, saidUntilSec: until } = price;
    const from = parts[0]?.atSec ?? startSec;
    const headline = { text: parts.map(({ text }) => text).join(' '), atSec: from };
    // A price that was said before the card is among the captions of its own words.
    const isPrice = (sec: number) => until !== undefined && sec >= from - SAME_SEC && sec < until;
    const says = ({ startSec: sec }: Pick<TimedWord, 'startSec'>) => isPrice(sec) || sec === last?.startSec;
    return { startSec, headline, detail: last ? shown(last) : null, says };
  }
  if (!last) return null;
  const lead = leadTo(last, said);
  const saysIt = new Set([...lead, last].map((word) => word.startSec));
  const says = ({ startSec: sec }: Pick<TimedWord, 'startSec'>) => saysIt.has(sec);
  const [first] = lead;
  if (!first) return { startSec, headline: shown(last), detail: null, says };
  const text = lead.map((word) => word.text).join(' ');
  const headline = { text: text.charAt(0).toLocaleUpperCase(spec.locale) + text.slice(1), atSec: first.startSec };
  return { startSec, headline, detail: shown(last), says };
}

interface BesidePlace {
  price: PlannedFigure | undefined;
  /** the web address, the handle or the code that is said beside it */
  typed: (OfferLine & { isCall: boolean }) | undefined;
  startSec: number;
}

/** A price over the street or the number and what is beside it; without one these are what is read first. What people type is the first line of the pill. */
function placeOffer(place: ShotPlace, { price, typed, startSec }: BesidePlace): SaidOffer {
  const { lines, atSec } = place;
  const { parts = [], saidUntilSec } = price ?? {};
  const pricedSec = parts[0]?.atSec ?? startSec;
  const [street = ''] = lines;
  // A call says nothing that the number it asks to dial does not; a street says nothing of it.
  const isOfNumber = typed?.isCall === true && IS_NUMBER.test(street) && isRightBefore(typed, place);
  const says = (word: Pick<TimedWord, 'startSec' | 'endSec'>) => {
    const { startSec: sec } = word;
    const isPrice = saidUntilSec !== undefined && sec >= pricedSec - SAME_SEC && sec < saidUntilSec;
    const isTyped = sec === typed?.atSec && (!typed.isCall || isOfNumber);
    return isPrice || isTyped || isWithin(word, place);
  };
  const priced = price && { text: parts.map(({ text }) => text).join(' '), atSec: pricedSec };
  const address = typed?.isCall ? undefined : typed;
  const onPill = pillLines(priced ? lines : lines.slice(1), address);
  const firstSec = address && (priced || lines.length > 1) ? Math.min(address.atSec, atSec) : (address?.atSec ?? atSec);
  const detail = onPill.length === 0 ? null : { text: onPill.join('\n'), atSec: firstSec };
  return { startSec, headline: priced ?? { text: street, atSec }, detail, says };
}

/** Where there are too many lines, the one before the last is left out: who helped, which was told before the card. */
function pillLines(lines: readonly string[], typed: OfferLine | undefined): string[] {
  const all = typed ? [typed.text, ...lines] : [...lines];
  return all.length <= PILL_LINES ? all : [...all.slice(0, PILL_LINES - 1), ...all.slice(-1)];
}

/** A call may begin with a word before it: "So come by". */
const isWithin = (word: Pick<TimedWord, 'startSec' | 'endSec'>, { atSec, untilSec }: ShotPlace): boolean =>
  word.startSec < untilSec && word.endSec > atSec + SAME_SEC;

const isRightBefore = (call: OfferLine, { atSec }: ShotPlace): boolean =>
  call.atSec < atSec && atSec - call.atSec < OF_NUMBER_SEC;

/** The words between those that the card says, each run of its own; without the price behind it, "It's" of "It's $14" says nothing. */
export function besideOffer(words: readonly Word[], offer: SaidOffer | null): Word[][] {
  const onCard = offer ? words.findIndex(({ startSec }) => startSec >= offer.startSec - SAME_SEC) : -1;
  if (!offer || onCard < 0) return [[...words]];
  const runs: Word[][] = [[]];
  for (const word of words.slice(onCard)) {
    const run = runs.at(-1) ?? [];
    if (!offer.says(word)) run.push(word);
    else if (isLeftOver(run)) runs.splice(-1, 1, []);
    else runs.push([]);
  }
  return [words.slice(0, onCard), ...runs];
}

function isLeftOver([first, second]: readonly Word[]): boolean {
  return first !== undefined && second === undefined && first.text.length <= LEFT_OVER_LETTERS;
}

const isTyped = (word: Word): boolean => 'isTyped' in word && word.isPrice !== true;

/** "Order yours at": the words before an address, back to where they begin; none where they are long. */
function leadTo(last: Word, said: readonly Word[]): Word[] {
  const before = said.slice(0, said.indexOf(last));
  const lead = before.slice(before.findLastIndex((word) => STOPPED.test(word.text) || isTyped(word)) + 1);
  const length = lead.reduce((sum, { text }) => sum + text.length + 1, 0);
  return length <= LONGEST_LEAD ? lead : [];
}
