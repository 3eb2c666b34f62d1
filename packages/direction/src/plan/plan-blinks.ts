import type { ActedAccent, ActedLook, ActedSound } from '@herald/media/scene/acting-plan';
import { between, chance } from '../chance.ts';
import type { ActedClause } from '../clauses/acted-clause.ts';

interface Blink {
  atSec: number;
}

/** Between two blinks that something asks for, and between any two. */
const ASKED_GAP_SEC = 1.4;
const SHORTEST_GAP_SEC = 1.2;
const LONGEST_OPEN_SEC = 5.5;
/** Lids that close before some cuts hide them; eyes are open again in the new picture. */
const BEFORE_CUT_SEC = 0.28;
/** More would look like a rule. */
const CUTS_SHARE = 0.45;
/** One that begins then has shut eyes in the first picture of a shot, or blinks into its first word. */
const IN_CUT = { before: 0.2, after: 0.4 };
const FAR_LOOK = 0.25;
/** What is stressed so much is said with open eyes: from so long before its word until so long after it began. */
const OPEN_AT_STRESS = { strength: 0.35, before: 0.22, after: 0.32 };
/** The word that is felt most finds the lids open, and so does the moment around it: one that begins before it is over then. */
const OPEN_AT_PEAK = { before: 0.55, after: 0.27, later: 0.7 };
/** A laugh or sigh has its own eyes; who shut them in a sigh does not blink right before or after it. */
const AWAY_FROM_SOUND = { before: 0.4, after: 0.6, later: 0.7 };
/** The last pictures look at the viewer: one that begins later is seen in them. */
const OPEN_AT_END_SEC = { before: 0.85, after: 0.5 };
/** A blink that would be seen there comes so much earlier at most, and is left out where another is near. */
const EARLIER_SEC = 1.3;

/** The first words of a film are said with open eyes: a blink that would be seen there comes a little later. */
const OPEN_AT_START_SEC = { until: 0.7, before: 0.4, later: 0.9 };

/** No blink begins then. */
interface MetSpan {
  fromSec: number;
  untilSec: number;
}

interface OpenEyes {
  met: readonly MetSpan[];
  isInCut(sec: number): boolean;
}

interface BlinkPlan {
  accents: readonly ActedAccent[];
  /** when the words begin that are felt most */
  peakSecs: readonly number[];
  sounds: readonly ActedSound[];
  /** where the picture changes */
  cutSecs: readonly number[];
  durationSec: number;
  seed: number;
  opensFilm: boolean;
  endsFilm: boolean;
}

/** At some cuts, at the ends of clauses, with large looks, and wherever the eyes would stay open too long. */
export function planBlinks(
  clauses: readonly ActedClause[],
  looks: readonly ActedLook[],
  { accents, peakSecs, sounds, cutSecs, durationSec, seed, opensFilm, endsFilm }: BlinkPlan,
): Blink[] {
  const felt = peakSecs.map((sec) => {
    const { before, after, later } = OPEN_AT_PEAK;
    return spanAt(sec, { before, after: after + between(0, later, seed, `blink after peak ${sec.toFixed(3)}`) });
  });
  const acted = sounds.map(({ fromSec, untilSec }) => {
    const laterSec = between(0, AWAY_FROM_SOUND.later, seed, `blink after sound ${fromSec.toFixed(3)}`);
    return { fromSec: fromSec - AWAY_FROM_SOUND.before, untilSec: untilSec + AWAY_FROM_SOUND.after + laterSec };
  });
  const unmet = [...felt, ...acted];
  const stressed = accents.filter(({ strength }) => strength >= OPEN_AT_STRESS.strength);
  const met = [...stressed.map(({ atSec }) => spanAt(atSec, OPEN_AT_STRESS)), ...unmet].sort(
    (a, b) => a.fromSec - b.fromSec,
  );
  const ends = clauses
    .filter(({ key }) => chance(seed, `blink ${key}`) < 0.6)
    .map(({ clause, key }) => clause.toSec + between(0, 0.5, seed, `blink at ${key}`));
  const turns = looks
    .filter(({ atSec, x, y }) => Math.hypot(x, y) > FAR_LOOK && chance(seed, `blink look ${atSec.toFixed(3)}`) < 0.5)
    .map(({ atSec }) => atSec);
  const cuts = spaced(
    cutSecs
      .filter((sec) => chance(seed, `blink cut ${sec.toFixed(3)}`) < CUTS_SHARE)
      .map((sec) => sec - BEFORE_CUT_SEC)
      .filter((sec) => afterMet(met, sec) === sec),
    ASKED_GAP_SEC,
  );
  const isInCut = (sec: number) => cutSecs.some((cut) => sec > cut - IN_CUT.before && sec < cut + IN_CUT.after);
  const besideCuts = [...ends, ...turns]
    .map((sec) => (afterMet(unmet, sec) === sec ? sec : afterMet(met, sec)))
    .filter((sec) => !isInCut(sec) && cuts.every((cut) => Math.abs(cut - sec) >= ASKED_GAP_SEC));
  const asked = spaced(
    [...cuts, ...besideCuts].sort((a, b) => a - b),
    ASKED_GAP_SEC,
  );
  const others = freeBlinks(durationSec + 1, seed)
    .map((sec) => afterMet(met, sec))
    .filter((sec) => !isInCut(sec) && asked.every((at) => Math.abs(at - sec) >= SHORTEST_GAP_SEC));
  const blinks = [...asked, ...others].sort((a, b) => a - b);
  // One that waits for a stressed word may come near the next.
  const all = spaced(withoutStares(blinks, met), SHORTEST_GAP_SEC);
  const spread = opensFilm ? openAtStart(all, { seed, met, isInCut }) : all;
  const open = endsFilm ? openAtEnd(spread, { durationSec, seed, met, isInCut }) : spread;
  return open.map((atSec) => ({ atSec }));
}

/** Left out where the next one follows soon, a cut is near or a word is stressed for long. */
function openAtStart(blinks: readonly number[], { seed, met, isInCut }: Pick<BlinkPlan, 'seed'> & OpenEyes): number[] {
  const { until, before, later } = OPEN_AT_START_SEC;
  const isAtStart = (sec: number) => sec > -before && sec < until;
  if (!blinks.some(isAtStart)) return [...blinks];
  const others = blinks.filter((sec) => !isAtStart(sec));
  const movedSec = afterMet(met, until + between(0, later, seed, 'blink after the start'));
  const isFree = !isInCut(movedSec) && others.every((sec) => Math.abs(sec - movedSec) >= SHORTEST_GAP_SEC);
  return (isFree ? [...others, movedSec] : others).sort((a, b) => a - b);
}

/** At its own moment in each film, so that not all of them blink just before the end. */
function openAtEnd(
  blinks: readonly number[],
  { durationSec, seed, met, isInCut }: Pick<BlinkPlan, 'durationSec' | 'seed'> & OpenEyes,
): number[] {
  const lastSec = durationSec - OPEN_AT_END_SEC.before;
  const isAtEnd = (sec: number) => sec > lastSec && sec < durationSec + OPEN_AT_END_SEC.after;
  const early = blinks.filter((sec) => sec <= lastSec);
  const after = blinks.filter((sec) => sec > lastSec && !isAtEnd(sec));
  const [late] = blinks.filter(isAtEnd);
  if (late === undefined) return [...blinks];
  const earlierSec = lastSec - between(0, EARLIER_SEC, seed, `blink before the end ${late.toFixed(3)}`);
  const movedSec = afterMet(met, earlierSec);
  const isFree =
    movedSec > 0 &&
    movedSec <= lastSec &&
    !isInCut(movedSec) &&
    movedSec - (early.at(-1) ?? -Infinity) >= SHORTEST_GAP_SEC;
  return [...early, ...(isFree ? [movedSec] : []), ...after];
}

/** Where one that something asked for took the place of another, the next may be far. */
function withoutStares(blinks: readonly number[], met: readonly MetSpan[]): number[] {
  return blinks.flatMap((atSec, index) => {
    const before = blinks[index - 1] ?? atSec;
    return atSec - before > LONGEST_OPEN_SEC ? [afterMet(met, (before + atSec) / 2), atSec] : [atSec];
  });
}

const spanAt = (sec: number, { before, after }: { before: number; after: number }): MetSpan => ({
  fromSec: sec - before,
  untilSec: sec + after,
});

/** When no more of these moments, which come in order, would be met with shut eyes. */
function afterMet(met: readonly MetSpan[], sec: number): number {
  return met.reduce((at, { fromSec, untilSec }) => (at > fromSec && at < untilSec ? untilSec : at), sec);
}

function spaced(moments: readonly number[], gapSec: number): number[] {
  const kept: number[] = [];
  for (const atSec of moments) if (atSec - (kept.at(-1) ?? -Infinity) >= gapSec) kept.push(atSec);
  return kept;
}

/** Of eyes that nothing is asked of: the words of a film do not move them. */
function freeBlinks(lastSec: number, seed: number): number[] {
  const blinks: number[] = [];
  for (let atSec = between(-1.5, 0, seed, 'before the film'); atSec < lastSec; ) {
    atSec += between(1.9, 4.6, seed, `open eyes ${atSec.toFixed(3)}`);
    blinks.push(atSec);
  }
  return blinks;
}
