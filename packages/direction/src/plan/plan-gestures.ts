import {
  type ActedAccent,
  type ActedGesture,
  FINGERS,
  type Gesture,
  type Hand,
  type ShownProduct,
} from '@herald/media/scene/acting-plan';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';
import type { Material, Reading, Taste } from '../direction.ts';
import type { Clause, SpokenWord } from '../reading/clause.ts';
import { APART_SEC, clearOfCuts, type Room, type Stroke } from './clear-of-cuts.ts';
import { type GestureCandidate as Candidate, SMALL_GESTURES as SMALL } from './gesture-candidate.ts';
import { BEFORE_STRESS_SEC, GESTURE_TIMES, RETURN_SEC } from './gesture-times.ts';
import { heldForBeats } from './held-for-beats.ts';
import { heldToNextPoint } from './held-to-next-point.ts';
import { shotAt } from './shot-at.ts';
import { wakingWords } from './waking-words.ts';
import { withoutRepeats } from './without-repeats.ts';

interface Around {
  reading: Reading;
  material: Material;
  taste: Taste;
  shows: readonly ShownProduct[];
  shots: readonly PlannedShot[];
  /** the words that are stressed */
  accents: readonly ActedAccent[];
  seed: number;
}

/** At most one strong gesture in so many sentences. */
const STRONG_EVERY_SENTENCES = 3;
/** Two that the words themselves ask for may be nearer. */
const SIGNED_EVERY_SENTENCES = 2;
const SHORTEST_GAP_SEC: Readonly<Record<Taste['mood'], number>> = { joyous: 1.9, composed: 2.4, unknown: 2.2 };
const SHORTEST_HOLD_SEC = 0.5;
/** A shorter time before something else needs the hand is enough for no gesture. */
const FREE_SEC = SHORTEST_HOLD_SEC + RETURN_SEC;
/** Hands beside a close face stay with it. */
const FIRST_HOLD_SEC = 1.3;
const MARK_RANK = -1;
/** What the hands themselves say is chosen before what only goes with the words. */
const SIGNED_RANK = -0.5;
/** Before those goes what the words make no sense without; what hands say may follow it soon. */
const MEANT_RANK = -0.75;
const MEANT_GAP_SEC = 0.9;
/**
 * How many of the small gestures are made with both hands: one hand alone, or both, time after time, looks like a habit. Of hands that are
 * folded one that leaves would leave the other in the air.
 */
const BOTH_SHARE = { hanging: 0.35, folded: 0.7, beside: 0.5 };
/** The arrow to the link stands at the left edge of the frame, where the right hand is. */
const AWAY_FROM_ARROW: Hand = 'left';
const FILL_RANK = 100;
/** Before others goes what wakes hands that seem to wait. */
const AWAKE_RANK = FILL_RANK - 1;
const FILL_WEIGHT = 0.45;
/** Who keeps time with every sentence looks driven. */
const QUIET_SHARE = 0.4;
const LIVELY: readonly Clause['ending'][] = ['question', 'exclamation'];
const FILLERS = ['beat', 'open-palm'] as const;

/** Strokes on the words that carry something, never two within a breath; left and right take turns. */
export function planGestures(clauses: readonly ActedClause[], around: Around): ActedGesture[] {
  const still = new Set(clauses.filter(asksForNoOther).map(({ clause }) => clause.sentence));
  const quiet = quietSentences(clauses, around);
  const awake = wakingWords(clauses, around.shots, around.material.passage?.isFirst !== false);
  const candidates = clauses
    .flatMap((acted) => candidatesOf(acted, awake))
    .filter(
      ({ isMarked, isFiller, sentence }) => isMarked || !(still.has(sentence) || (isFiller && quiet.has(sentence))),
    )
    .flatMap((candidate) => seen(candidate, around));
  const gapSec = SHORTEST_GAP_SEC[around.taste.mood];
  const chosen: Candidate[] = [];
  for (const candidate of candidates.sort((a, b) => a.rank - b.rank || a.strokeSec - b.strokeSec)) {
    const gapTo = (other: Candidate) => (candidate.isSigned && other.isMeant ? MEANT_GAP_SEC : gapSec);
    const isFree = chosen.every((other) => !areTooClose(candidate, other, gapTo(other)));
    if (isFree || (candidate.isMarked && !chosen.some((other) => areTooClose(candidate, other, 0.5)))) {
      chosen.push(...withStrength(candidate, chosen));
    }
  }
  return withHands(
    withoutRepeats(chosen, around.seed).sort((a, b) => a.strokeSec - b.strokeSec),
    around,
  );
}

/** Told calmly, some sentences have no gesture but what their words ask for; never two in a row. Hands that open a film do not wait. */
function quietSentences(clauses: readonly ActedClause[], { material, seed }: Around): ReadonlySet<number> {
  const isOpening = ({ clause }: ActedClause) =>
    material.passage?.isFirst !== false && clause.sentence === clauses[0]?.clause.sentence;
  const isLively = (one: ActedClause) =>
    isOpening(one) || one.findings.length > 0 || LIVELY.includes(one.clause.ending);
  const lively = new Set(clauses.filter(isLively).map(({ clause }) => clause.sentence));
  const firsts = clauses.filter(({ clause }, index) => clauses[index - 1]?.clause.sentence !== clause.sentence);
  const shares = firsts.map(({ clause, key }) => (lively.has(clause.sentence) ? 1 : chance(seed, `quiet ${key}`)));
  const isQuiet = (share: number, index: number) =>
    share < QUIET_SHARE && share < (shares[index - 1] ?? 1) && share < (shares[index + 1] ?? 1);
  return new Set(firsts.filter((_, index) => isQuiet(shares[index] ?? 1, index)).map(({ clause }) => clause.sentence));
}

function asksForNoOther({ clause }: ActedClause): boolean {
  return clause.marks.some(({ action }) => action.does === 'gesture' && action.gesture === null);
}

/** A strong gesture next to another one becomes a small one, or none where hands stay folded; a mark is what somebody asked for. */
function withStrength(candidate: Candidate, chosen: readonly Candidate[]): Candidate[] {
  const { choices, isMarked, isMeant, isSigned, sentence, staysFolded, small = SMALL } = candidate;
  const every = isSigned ? SIGNED_EVERY_SENTENCES : STRONG_EVERY_SENTENCES;
  // "Hey guys" waves although three fingers follow.
  const isNearStrong = chosen.some(
    (other) => isStrong(other) && !(isSigned && other.isMeant) && Math.abs(other.sentence - sentence) < every,
  );
  if (isMarked || isMeant || !isStrong(candidate)) return [candidate];
  const [first, ...others] = choices.filter((name) => SMALL.includes(name) === isNearStrong);
  if (first) return [{ ...candidate, choices: [first, ...others] }];
  const [smaller, ...otherSmall] = small;
  return staysFolded || !smaller ? [] : [{ ...candidate, choices: [smaller, ...otherSmall] }];
}

function isStrong({ choices, isOnOwnBody }: Candidate): boolean {
  return !isOnOwnBody && choices.some((name) => !SMALL.includes(name));
}

function candidatesOf(
  { clause, findings, key, tone, point }: ActedClause,
  awake: ReadonlySet<SpokenWord>,
): Candidate[] {
  const { words, toSec: clauseEndSec, sentence } = clause;
  const found = findings.flatMap(({ rule, wordIndex }, rank): Candidate[] => {
    const { gestures, isSigned, isMeant, isOnOwnBody, countsPoint } = rule.causes;
    const word = words[wordIndex];
    if (!gestures || !word) return [];
    const strokeSec = word.stressSec - BEFORE_STRESS_SEC;
    const own = {
      choices: gestures,
      key: `${rule.name} ${key}`,
      clauseKey: key,
      isMarked: false,
      isSigned,
      isMeant,
      isOnOwnBody,
      sentence,
    };
    const fingers = countsPoint ? FINGERS.find((count) => count === point) : rule.causes.fingers;
    const signedRank = isMeant ? MEANT_RANK : SIGNED_RANK;
    return [{ strokeSec, clauseEndSec, rank: isSigned ? signedRank : rank, ...own, fingers }];
  });
  // Of illness and death nobody speaks with hands that only keep time.
  const filled = tone === 'grave' ? [] : words;
  const filling = filled
    .filter((word) => word.weight >= FILL_WEIGHT || awake.has(word))
    .map(
      (word): Candidate => ({
        strokeSec: word.stressSec - BEFORE_STRESS_SEC,
        clauseEndSec,
        rank: (awake.has(word) ? AWAKE_RANK : FILL_RANK) - word.weight,
        choices: FILLERS,
        key: `${word.plain} ${key}`,
        clauseKey: key,
        isMarked: false,
        isFiller: true,
        sentence,
      }),
    );
  const natural = [...found, ...filling];
  return [...askedIn(clause, natural, key), ...natural];
}

/** A gesture that would be made anyway is made in the same way where a mark asks for it. */
function askedIn({ marks, words, toSec, sentence }: Clause, natural: readonly Candidate[], key: string): Candidate[] {
  return marks.flatMap(({ action, atSec }): Candidate[] => {
    if (action.does !== 'gesture' || action.gesture === null) return [];
    const { gesture } = action;
    const word = words.find(({ startSec }) => startSec >= atSec);
    const strokeSec = (word?.stressSec ?? atSec) - BEFORE_STRESS_SEC;
    const there = natural.filter((other) => other.strokeSec === strokeSec);
    const same = there.find(({ choices }) => choices.includes(gesture)) ?? there[0];
    const own = { choices: [gesture] as const, key: same?.key ?? key, clauseKey: key, isMarked: true };
    const fingers = same?.choices.includes(gesture) ? same.fingers : undefined;
    return [{ strokeSec, clauseEndSec: toSec, rank: MARK_RANK, sentence, ...own, fingers }];
  });
}

/** Only what can be seen: the framing shows it, a hand is free for it, and there is time between the cuts and before the end. */
function seen(candidate: Candidate, around: Around): Candidate[] {
  const { taste, material, shows, shots, reading } = around;
  const isHolding = isHeld(material, candidate.strokeSec);
  const shot = shotAt(shots, candidate.strokeSec);
  const shown = gesturesIn(shot, taste, material);
  const staysFolded = shot?.size === 'medium' && !opens(shot) && !shot.isOtherRest && !candidate.isMarked;
  const [first, ...others] = candidate.choices.filter(
    (name) =>
      shown.includes(name) && !(isHolding && GESTURE_TIMES[name].needsBoth) && !(staysFolded && SMALL.includes(name)),
  );
  if (!first) return [];
  const isShowing = shows.some(
    ({ fromSec, untilSec }) => candidate.strokeSec > fromSec - 0.3 && candidate.strokeSec < untilSec + 0.5,
  );
  const isLate = candidate.strokeSec + SHORTEST_HOLD_SEC + RETURN_SEC > reading.durationSec;
  if ((isShowing && isHolding && !candidate.isMarked) || isLate) return [];
  const small = SMALL.filter((name) => shown.includes(name));
  const isFirst = shot?.size === 'close';
  const shownOne: Candidate = { ...candidate, choices: [first, ...others], small, staysFolded, isFirst };
  return hasTimeBetweenCuts(shownOne, around) ? [shownOne] : [];
}

/** Whether a cut would tear it, whatever else the hands do. */
function hasTimeBetweenCuts(candidate: Candidate, around: Around): boolean {
  const wanted = (name: Gesture) => wantedStroke(name, candidate, cutAfter(candidate, around));
  return betweenCuts(candidate.choices[0], candidate, { ...around, room: ENDLESS, wanted }) !== undefined;
}

/** As long as it is good to look at, what it is said with lasts, and hands and picture are free. */
function wantedStroke(
  name: Gesture,
  { strokeSec, clauseEndSec, fingers, isFirst }: Candidate,
  freeUntilSec: number,
): Stroke {
  const longestSec = Math.min(strokeSec + (isFirst ? FIRST_HOLD_SEC : GESTURE_TIMES[name].hold), freeUntilSec);
  const wantedSec = name === 'count' ? longestSec : Math.min(longestSec, clauseEndSec + 0.1);
  return { name, strokeSec, untilSec: Math.max(strokeSec + SHORTEST_HOLD_SEC, wantedSec), fingers };
}

const cutAfter = ({ strokeSec }: Candidate, { shots }: Around): number =>
  shots.find(({ fromSec }) => fromSec > strokeSec)?.fromSec ?? Number.POSITIVE_INFINITY;

const ENDLESS = {
  fromSec: Number.NEGATIVE_INFINITY,
  beforeSec: Number.NEGATIVE_INFINITY,
  takenSec: Number.POSITIVE_INFINITY,
  nextSec: Number.POSITIVE_INFINITY,
} as const;

/** In nearer shots some gestures would be cut off; beside a close face hands are seen where it opens a film. */
function gesturesIn(shot: PlannedShot | undefined, taste: Taste, { camera, passage }: Material): readonly Gesture[] {
  const size = shot?.size ?? 'wide';
  if (size === 'wide') return taste.gestures;
  if (size === 'close' && opens(shot) && passage?.isFirst !== false) return camera?.closeGestures ?? [];
  return size === 'medium' ? (camera?.mediumGestures ?? []) : [];
}

/** Who opens a film with folded hands, sentence by sentence, has nothing to say: there both come apart. */
function opens(shot: PlannedShot | undefined): boolean {
  return shot?.fromSec === 0;
}

function isHeld({ product }: Material, atSec: number): boolean {
  if (!product?.heldBy) return false;
  return product.moments.some(({ fromSec, untilSec }) => atSec > fromSec - FREE_SEC && atSec < untilSec + RETURN_SEC);
}

/** Whether the hand that brings up the product has to be back before that. */
function isBusyLater({ product }: Material, name: Gesture, hand: Hand): boolean {
  return product?.heldBy != null && (hand === product.heldBy || GESTURE_TIMES[name].needsBoth === true);
}

function nextTakenSec({ product }: Material, strokeSec: number): number | undefined {
  return product?.moments.find(({ fromSec }) => fromSec > strokeSec)?.fromSec;
}

function areTooClose(a: Candidate, b: Candidate, gapSec: number): boolean {
  return Math.abs(a.strokeSec - b.strokeSec) < gapSec;
}

function withHands(candidates: readonly Candidate[], around: Around): ActedGesture[] {
  const { material, shots, seed } = around;
  const gestures: ActedGesture[] = [];
  let before: (ActedGesture & { sentence: number }) | undefined;
  for (const [index, candidate] of candidates.entries()) {
    const { strokeSec, choices, clauseKey, sentence, fingers } = candidate;
    const [name] = choices;
    const nextSec = candidates[index + 1]?.strokeSec ?? Number.POSITIVE_INFINITY;
    const busy = isHeld(material, strokeSec) ? material.product?.heldBy : undefined;
    const last = before?.sentence === sentence ? before : undefined;
    const isBesideArrow = name === 'point-down' && busy !== AWAY_FROM_ARROW;
    const turn = fingers ? countingHand(busy, seed) : handFor(last, { busy, sentence, seed });
    const hand = isBesideArrow ? AWAY_FROM_ARROW : turn;
    const takenSec = nextTakenSec(material, strokeSec);
    const freeUntilSec = isBusyLater(material, name, hand) && takenSec !== undefined ? takenSec - RETURN_SEC : nextSec;
    const takenAtSec = Math.min(nextSec - APART_SEC, freeUntilSec);
    const longestSec = Math.min(takenAtSec, cutAfter(candidate, around));
    const wanted = (gesture: Gesture) => wantedStroke(gesture, candidate, longestSec);
    const beforeSec = before?.untilSec ?? Number.NEGATIVE_INFINITY;
    const room = { fromSec: heldUntilSec(material, strokeSec), beforeSec, takenSec: takenAtSec, nextSec };
    const made = betweenCuts(name, candidate, { ...around, room, wanted });
    // What it kept others from doing is free for them.
    if (!made) return withHands(candidates.toSpliced(index, 1), around);
    const { name: madeName, strokeSec: madeSec, untilSec } = made;
    const gesture = { name: madeName, hand, strokeSec: madeSec, untilSec };
    before = { ...gesture, sentence };
    const shot = shotAt(shots, strokeSec);
    const share = bothShareIn(shot);
    // By its word: a mark of a kept plan asks for the same gesture by another way.
    const word = wordAt(around.reading, strokeSec)?.text ?? '';
    const isJoined =
      isFreeForBoth(madeName, strokeSec, { material, shots }) && chance(seed, `both ${word} ${clauseKey}`) < share;
    gestures.push({ ...gesture, ...(isJoined && { isJoined }), ...(fingers && { fingers }) });
  }
  return gestures.map((gesture, index) => heldToNextPoint(gesture, gestures[index + 1], shots));
}

function bothShareIn(shot: PlannedShot | undefined): number {
  if (shot?.size === 'close') return BOTH_SHARE.beside;
  if (opens(shot)) return 1;
  return shot?.isOtherRest ? BOTH_SHARE.hanging : BOTH_SHARE.folded;
}

function wordAt({ words }: Reading, strokeSec: number): Reading['words'][number] | undefined {
  return words.findLast(({ startSec }) => startSec <= strokeSec + BEFORE_STRESS_SEC);
}

/** A small gesture that a cut would tear is made in another way, or left out where nobody asked for it and no word needs it. */
function betweenCuts(
  name: Gesture,
  candidate: Candidate,
  { room, wanted, ...around }: Around & { room: Omit<Room, 'cuts' | 'mayStrokeAt'>; wanted: (name: Gesture) => Stroke },
): Stroke | undefined {
  const { strokeSec, choices, clauseEndSec, isMarked, isMeant, isSigned, fingers } = candidate;
  if (around.taste.isFilmed) return wanted(name);
  const others = choices.filter((other) => other !== name && other !== 'point-down' && other !== 'both-palms');
  const whole = { ...room, ...cutsAround(strokeSec, around) };
  for (const gesture of [name, ...others]) {
    const clear = clearOfCuts(wanted(gesture), whole);
    const freeUntilSec = Math.min(room.takenSec, cutAfter(candidate, around));
    if (clear) return heldForBeats(clear, around.accents, { room: whole, clauseEndSec, freeUntilSec });
  }
  return isMarked || isMeant || isSigned || fingers ? wanted(name) : undefined;
}

/** When the product that was held last is down again. */
function heldUntilSec({ product }: Material, strokeSec: number): number {
  const last = product?.heldBy ? product.moments.findLast(({ untilSec }) => untilSec < strokeSec) : undefined;
  return last ? last.untilSec + RETURN_SEC : 0;
}

/** The cuts that show hands on one side at least, and the part of the shot that says the same word: a plan that is kept knows a gesture by its word. */
function cutsAround(strokeSec: number, { shots, reading }: Around) {
  const showsHands = (shot: PlannedShot | undefined) => shot?.size === 'wide' || shot?.size === 'medium';
  const seenCuts = shots.filter((shot, index) => index > 0 && (showsHands(shot) || showsHands(shots[index - 1])));
  return {
    cuts: seenCuts.map(({ fromSec }) => fromSec),
    mayStrokeAt: (atSec: number) =>
      shotAt(shots, atSec) === shotAt(shots, strokeSec) && wordAt(reading, atSec) === wordAt(reading, strokeSec),
  };
}

/** Both hands take part in a small gesture where both are seen and none of them holds or fetches anything. */
function isFreeForBoth(
  name: Gesture,
  strokeSec: number,
  { material, shots }: Pick<Around, 'material' | 'shots'>,
): boolean {
  const shot = shotAt(shots, strokeSec);
  const hasRoom = (shot?.size ?? 'wide') === 'wide' || opens(shot);
  return SMALL.includes(name) && hasRoom && material.product?.heldBy == null;
}

/** The points of a list are counted with one hand. */
function countingHand(busy: Hand | null | undefined, seed: number): Hand {
  return handFor(undefined, { busy, sentence: 0, seed });
}

interface HandChoice {
  busy: Hand | null | undefined;
  sentence: number;
  seed: number;
}

/** Turns are taken within a sentence, and sentences begin in turns: one gesture more in one of them moves no other hand. */
function handFor(before: Pick<ActedGesture, 'hand'> | undefined, { busy, sentence, seed }: HandChoice): Hand {
  const taken = busy ?? before?.hand;
  if (taken) return taken === 'left' ? 'right' : 'left';
  const isLeftFirst = chance(seed, 'first hand') < 0.5;
  return (sentence % 2 === 0) === isLeftFirst ? 'left' : 'right';
}
