import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { PlannedFigure } from '@herald/media/scene/figures';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import { type ActedClause, keyOf } from '../clauses/acted-clause.ts';
import type { Beat, Camera, Direction, Material, Reading, Taste } from '../direction.ts';
import { figureLimits, figuresInShots, planFigures } from '../figures/plan-figures.ts';
import { type Clause, lineOf } from '../reading/clause.ts';
import { cueAt } from '../reading/find-cue.ts';
import { readScript } from '../reading/read-clauses.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { isUnhappy, readSense, type Sense, senseOf, type Tone } from '../sense/read-sense.ts';
import type { SenseWords } from '../sense/sense-words.ts';
import { senseWordsOf } from '../sense/words/sense-words-of.ts';
import { LONGEST_INSERT_SEC } from '../shots/asked-shots.ts';
import { cutsOnBeats } from '../shots/cuts-on-beats.ts';
import { planShots } from '../shots/plan-shots.ts';
import { cueWordsOf } from '../words/cue-words-of.ts';
import { planAccents } from './plan-accents.ts';
import { planBlinks } from './plan-blinks.ts';
import { planExpressions } from './plan-expressions.ts';
import { planGestures } from './plan-gestures.ts';
import { planHeadMoves, planStances } from './plan-head.ts';
import { planLooks } from './plan-looks.ts';
import { planNuances } from './plan-nuances.ts';
import { planShows } from './plan-shows.ts';
import { shownPlan } from './shown-plan.ts';

/** News stay in the face for so many sentences that tell none; then it rests. */
const NEWS_SENTENCES = 2;

/** What a presenter does while this is said. The same input gives the same plan; nothing else decides when something happens. */
export function planDirection(reading: Reading, material: Material, taste: Taste, seed: number): Direction {
  const script = readScript(reading);
  const clauses = actedClauses(script.clauses, reading, material);
  const shows = planShows(clauses, material);
  const { tempo } = material;
  const wanted = material.camera ? planFigures(clauses, { ...reading, camera: material.camera }) : [];
  const camera = material.camera && withRoomFor(wanted, clauses, { ...material, camera: material.camera });
  const planned = shotsOf(clauses, reading, { ...material, ...(camera && { camera }) }, seed);
  const { shots, beatGrid } = tempo
    ? cutsOnBeats(planned, tempo, { reading, camera })
    : { shots: planned, beatGrid: null };
  const gestures = planGestures(clauses, { reading, material, taste, shows, shots, seed });
  const looks = planLooks(clauses, { reading, material, gestures, shows, seed });
  const endsFilm = material.passage?.isLast !== false;
  const expressions = planExpressions(clauses, { taste, seed, endsFilm });
  const acting: ActingPlan = {
    expressions,
    nuances: planNuances(clauses, { expressions, taste, seed }),
    looks,
    stances: planStances(clauses, looks, seed),
    headMoves: planHeadMoves(clauses, seed),
    accents: planAccents(clauses, seed),
    blinks: planBlinks(clauses, looks, { durationSec: reading.durationSec, seed, endsFilm }),
    gestures,
    shows,
  };
  const figures = camera ? figuresInShots(wanted, shots, camera) : [];
  const shown = shownPlan(script, { clauses, shots, figures, acting });
  return { beats: clauses.map((clause) => beatOf(clause, acting)), shots, figures, beatGrid, shown, acting };
}

/** A product is known after it was seen as long as it fills the frame at most. */
function withRoomFor(
  figures: readonly PlannedFigure[],
  clauses: readonly ActedClause[],
  { camera, product }: { camera: Camera; product: Material['product'] },
): Camera {
  const [seen] = product?.moments ?? [];
  const knownSec = seen ? seen.fromSec + LONGEST_INSERT_SEC.product : Number.POSITIVE_INFINITY;
  return { ...camera, limits: [...camera.limits, ...figureLimits(figures, clauses, { camera, knownSec })] };
}

function shotsOf(
  clauses: readonly ActedClause[],
  { durationSec, locale }: Reading,
  { camera, product, pictures = [], passage }: Material,
  seed: number,
): PlannedShot[] {
  if (!camera) return [];
  const productSec = product?.moments.map(({ fromSec }) => fromSec) ?? [];
  return planShots(clauses, { camera, productSec, pictures, durationSec, seed, locale, ...(passage && { passage }) });
}

function actedClauses(clauses: readonly Clause[], reading: Reading, material: Material): ActedClause[] {
  const cues = cueWordsOf(reading.locale);
  const lines = clauses.map(lineOf);
  const senseCues = senseWordsOf(reading.locale);
  let news: { tone: Tone; sentence: number } = { tone: 'open', sentence: 0 };
  return clauses.map((clause, index) => {
    const told = clause.sentence - news.sentence > NEWS_SENTENCES ? 'open' : news.tone;
    const isNew = clause.sentence - news.sentence === 1;
    const around = { before: clauses[index - 1], next: clauses[index + 1], told, isNew };
    const sense = readAmong(clause, around, senseCues);
    const after = toneAhead(clause, clauses[index + 1], senseCues) ?? (sense.tone === 'care' ? 'care' : told);
    const isNews = sense.tone !== 'open' && sense.tone !== 'care';
    if (isNews) news = { tone: sense.tone, sentence: clause.sentence };
    return {
      clause,
      findings: applyRules({ clause, index, cues, sense, reading, material }),
      tone: sense.tone,
      after,
      newsAgo: news.tone === 'open' ? 0 : clause.sentence - news.sentence,
      untilSec: clauses[index + 1]?.fromSec ?? reading.durationSec,
      key: keyOf(clause, lines.slice(0, index)),
    };
  });
}

interface Around {
  before: Clause | undefined;
  next: Clause | undefined;
  /** the last news before it */
  told: Tone;
  /** the sentence before brought them */
  isNew: boolean;
}

/**
 * What a clause tells among the others. "Keep it shut | until the pressure is gone": what hangs on a warning is no good news
 * of its own; praise right after bad news may be dry, and tears after good ones happy.
 */
function readAmong(clause: Clause, { before, next, told, isNew }: Around, cues: SenseWords): Sense {
  if (isNew && isUnhappy(told) && isDryPraise(clause, cues)) return senseOf('ironic');
  const hangsOn = (main: Clause | undefined, tied: Clause | undefined) =>
    main?.sentence === tied?.sentence && tied !== undefined && cueAt(tied.words, 0, cues.ties) > 0;
  const read = readSense(clause, cues);
  const isJoy = read.tone === 'bad' && told === 'good' && cueAt(clause.words, read.wordIndex, cues.tears) > 0;
  const sense: Sense = isJoy ? { ...read, tone: 'good' } : read;
  const isCareful = (main: Clause) => cueAt(main.words, 0, cues.cautions) > 0 || told === 'warning';
  const isRest = before !== undefined && hangsOn(before, clause) && isCareful(before);
  const isMain = sense.tone === 'open' && hangsOn(clause, next) && cueAt(clause.words, 0, cues.cautions) > 0;
  return isRest || isMain ? senseOf('care') : sense;
}

/** "The kitchen was flooded. Lovely." A sentence of its own, without an exclamation mark. */
function isDryPraise({ words, ending }: Clause, cues: SenseWords): boolean {
  const length = cueAt(words, 0, cues.cheers);
  return length > 0 && words.length <= length + 1 && ending === 'statement';
}

/** The bad news that the rest of a sentence brings. */
function toneAhead(clause: Clause, next: Clause | undefined, cues: SenseWords): Tone | undefined {
  if (next?.sentence !== clause.sentence) return undefined;
  const { tone } = readSense(next, cues);
  return isUnhappy(tone) ? tone : undefined;
}

function beatOf({ clause, findings, untilSec }: ActedClause, { expressions, gestures }: ActingPlan): Beat {
  const { fromSec } = clause;
  const within = (sec: number) => sec >= fromSec && sec < untilSec;
  return {
    fromSec,
    toSec: untilSec,
    words: lineOf(clause),
    expression: expressions.findLast(({ atSec }) => atSec < fromSec)?.name ?? 'neutral',
    gestures: gestures.filter(({ strokeSec }) => within(strokeSec)).map(({ name }) => name),
    why: findings.map(({ rule }) => rule.why),
  };
}
