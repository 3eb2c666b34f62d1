import type { ActingPlan } from '@herald/media/scene/acting-plan';
import type { PlannedFigure } from '@herald/media/scene/figures';
import type { PlannedShot } from '@herald/media/scene/shot-plan';
import type { ActedClause } from '../clauses/acted-clause.ts';
import { actedClauses } from '../clauses/acted-clauses.ts';
import { type FilmPeak, filmPeaks } from '../clauses/film-peaks.ts';
import type { Beat, Camera, Direction, Material, Reading, Taste } from '../direction.ts';
import { figureLimits, figuresInShots } from '../figures/figures-in-shots.ts';
import { planFigures, planSaidCalls } from '../figures/plan-figures.ts';
import { type Clause, lineOf } from '../reading/clause.ts';
import { type ReadScript, readScript } from '../reading/read-clauses.ts';
import { LONGEST_INSERT_SEC } from '../shots/asked-shots.ts';
import { cutsOnBeats } from '../shots/cuts-on-beats.ts';
import { type MeantStroke, meantStrokes } from '../shots/meant-strokes.ts';
import { planShots } from '../shots/plan-shots.ts';
import { withRests } from '../shots/with-rests.ts';
import { withSides } from '../shots/with-sides.ts';
import { planThings } from '../things/plan-things.ts';
import { closingCard, pricesOn, withOffer } from './closing-card.ts';
import { filmGround } from './film-ground.ts';
import { planAccents } from './plan-accents.ts';
import { planBlinks } from './plan-blinks.ts';
import { planExpressions } from './plan-expressions.ts';
import { planGestures } from './plan-gestures.ts';
import { planHeadMoves, planStances } from './plan-head.ts';
import { planLooks } from './plan-looks.ts';
import { planNuances } from './plan-nuances.ts';
import { planShows } from './plan-shows.ts';
import { planSounds } from './plan-sounds.ts';
import { shownPlan } from './shown-plan.ts';
import { toldOfProduct } from './told-of-product.ts';
import { withPeaks } from './with-peaks.ts';

/** What a presenter does while this is said. The same input gives the same plan; nothing else decides when something happens. */
export function planDirection(reading: Reading, material: Material, taste: Taste, seed: number): Direction {
  const script = readScript(reading);
  const clauses = actedClauses(script.clauses, reading, {
    material,
    qualities: qualitiesIn(script, reading, material),
  });
  const peaks = filmPeaks(clauses);
  const shows = planShows(clauses, material);
  const endsFilm = material.passage?.isLast !== false;
  const { tempo } = material;
  const wanted = material.camera ? planFigures(clauses, { ...reading, camera: material.camera, endsFilm }) : [];
  const camera = material.camera && withRoomFor(wanted, clauses, { ...material, camera: material.camera });
  const things = camera ? planThings(clauses, { ...reading, camera, material, shots: [], figures: wanted }) : [];
  const thingSecs = things.map(({ fromSec }) => fromSec);
  const hasHands = taste.gestures.length > 0 && taste.isFilmed !== true;
  const offer = endsFilm ? closingCard(clauses, { reading, material, camera, taste }) : undefined;
  const planned = shotsOf(
    clauses,
    {
      ...{ ...reading, thingSecs, hasHands, peaks },
      ...(offer && { offerClause: offer.clause, ...(offer.lateSec !== undefined && { offerSec: offer.lateSec }) }),
      signs: hasHands ? meantStrokes(clauses, taste.gestures) : [],
    },
    { ...material, ...(camera && { camera }) },
    seed,
  );
  const { shots: cut, beatGrid } = tempo
    ? cutsOnBeats(planned, tempo, { reading, camera })
    : { shots: planned, beatGrid: null };
  const shots = withOffer(withRests(cut, clauses), offer);
  const accents = planAccents(clauses, seed);
  const gestures = planGestures(clauses, { reading, material, taste, shows, shots, accents, seed });
  const looks = planLooks(clauses, { reading, material, gestures, shows, seed, mood: taste.mood });
  const { locale } = reading;
  const productMoments = material.product?.moments ?? [];
  const ground = filmGround(clauses, { locale, endsFilm, sells: productMoments.length > 0 });
  const faces = planExpressions(clauses, { ...{ locale, taste, seed, endsFilm }, ground, peaks, productMoments });
  const expressions = withPeaks(faces, peaks);
  const sounds = planSounds(clauses);
  const blinks = planBlinks(clauses, looks, {
    ...{ accents, sounds, durationSec: reading.durationSec, seed, endsFilm },
    opensFilm: material.passage?.isFirst !== false,
    cutSecs: shots.slice(1).map(({ fromSec }) => fromSec),
    peakSecs: peaks.map(({ wordSec }) => wordSec),
  });
  const acting: ActingPlan = {
    expressions,
    nuances: planNuances(clauses, { expressions, taste, ground, seed, endsFilm }),
    looks,
    stances: planStances(clauses, looks, { seed, mood: taste.mood }),
    headMoves: planHeadMoves(clauses, seed),
    accents,
    blinks,
    gestures,
    shows,
    ...(sounds.length > 0 && { sounds }),
  };
  const placed = camera ? figuresOf(wanted, clauses, { reading, material, camera, shots }) : [];
  const shotsWithSides = withSides(shots, clauses, { camera, figures: placed, durationSec: reading.durationSec });
  const calls = camera ? planSaidCalls(clauses, { ...reading, camera, endsFilm }) : [];
  const prices = pricesOn(shotsWithSides.at(-1), offer);
  const inOrder = (a: PlannedFigure, b: PlannedFigure) => a.fromSec - b.fromSec;
  const usual = [...placed, ...calls].sort(inOrder);
  const figures = [...usual, ...prices].sort(inOrder);
  const hasSides = camera?.aside !== undefined && shots.length > 0;
  const shown = shownPlan(script, {
    ...{ clauses, shots: shotsWithSides, hasSides, figures: usual, acting },
    sizes: material.camera?.sizes ?? [],
  });
  const isGrave = clauses.some(({ tone }) => tone === 'grave');
  return {
    beats: clauses.map((clause) => beatOf(clause, acting)),
    shots: shotsWithSides,
    isGrave,
    figures,
    beatGrid,
    shown,
    acting,
  };
}

/** What sounds bad and only says how the product is: no face mourns it. */
function qualitiesIn({ clauses }: ReadScript, { locale, durationSec }: Reading, { product }: Material): Set<Clause> {
  const told = product ? toldOfProduct(clauses, { names: product.names ?? [], locale, durationSec }) : [];
  return new Set(told.flatMap(({ qualities }) => qualities));
}

/** Numbers and what marks ask for, then things where these leave room. */
function figuresOf(
  wanted: readonly PlannedFigure[],
  clauses: readonly ActedClause[],
  { reading, material, camera, shots }: { reading: Reading; material: Material; camera: Camera; shots: PlannedShot[] },
): PlannedFigure[] {
  const figures = figuresInShots(wanted, shots, camera);
  const { locale, durationSec } = reading;
  const things = planThings(clauses, { locale, durationSec, camera, material, shots, figures });
  return [...figures, ...things].sort((a, b) => a.fromSec - b.fromSec);
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

/** What has to be seen with its words. */
interface Signs {
  thingSecs: readonly number[];
  peaks: readonly FilmPeak[];
  signs: readonly MeantStroke[];
  hasHands: boolean;
  offerClause?: number;
  offerSec?: number;
}

function shotsOf(
  clauses: readonly ActedClause[],
  { durationSec, locale, thingSecs, peaks, signs, hasHands, offerClause, offerSec }: Reading & Signs,
  { camera, product, pictures = [], passage }: Material,
  seed: number,
): PlannedShot[] {
  if (!camera) return [];
  const around = {
    camera,
    product: product?.moments ?? [],
    pictures,
    thingSecs,
    peaks,
    signs,
    hasHands,
    durationSec,
    seed,
    locale,
  };
  return planShots(clauses, {
    ...around,
    ...(offerClause !== undefined && { offerClause }),
    ...(offerSec !== undefined && { offerSec }),
    ...(passage && { passage }),
  });
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
