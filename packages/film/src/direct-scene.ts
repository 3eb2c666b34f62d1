import {
  type Direction,
  type HeardPhrase,
  type Material,
  planDirection,
  productMoments,
  type Taste,
} from '@herald/direction';
import type { Pace } from '@herald/media/choices';
import { exactSec } from '@herald/media/passages';
import type { CardMoment, SceneSpec } from '@herald/media/scene/scene-spec';
import type { BeatGrid } from '@herald/media/scene/score';
import { cardMoments, hookUnder, layoutOf, moodOf, shotRoom, visibleGestures } from '@herald/stage';
import { FILM_FPS } from './film-format.ts';
import { passagesSaid, type SaidPassage, type SaidWords } from './passages-said.ts';

export interface Said extends SaidWords {
  /** of a sound without words */
  heard?: HeardPhrase[];
}

export const NOTHING_SAID: Said = { script: '', words: [], phones: [] };

/** The hand that holds a product up is on the right of the frame. */
const HOLDING_HAND = { heldBy: 'left', x: 0.45, y: 0.75 } as const;
/** Eyes reach the edge of their sockets this many face units away. */
const FARTHEST_LOOK_UNITS = 4;

/** When the card of a product comes and goes, by what is said of it. */
export function cardTimes(
  said: Said,
  { locale, durationSec, names }: { locale: string; durationSec: number; names: readonly string[] },
): [CardMoment, ...CardMoment[]] {
  const passages = passagesSaid(said, durationSec);
  const moments =
    passages.length > 1
      ? momentsInPassages(passages, { locale, names })
      : productMoments({ ...said, locale, durationSec }, names);
  const [first, ...again] = moments.map(
    ({ fromSec, untilSec }): CardMoment => ({
      enterAtSec: hundredths(fromSec),
      leaveAtSec: untilSec >= durationSec ? null : hundredths(untilSec),
    }),
  );
  return [first ?? { enterAtSec: 0, leaveAtSec: null }, ...again];
}

/** Each passage shows the product where its own words name it; where none does, the longest one shows it once. */
function momentsInPassages(
  passages: readonly SaidPassage[],
  { locale, names }: { locale: string; names: readonly string[] },
): ReturnType<typeof productMoments> {
  const momentsIn = (said: SaidPassage, place?: Pick<SaidPassage, 'isFirst'>) =>
    productMoments({ ...said, locale }, names, place).map(({ fromSec, untilSec }) => ({
      fromSec: exactSec(fromSec + said.startSec),
      untilSec: exactSec(untilSec + said.startSec),
    }));
  const named = passages.flatMap((said) => momentsIn(said, said));
  if (named.length > 0) return named;
  const [longest] = passages.toSorted((a, b) => b.durationSec - a.durationSec);
  return longest ? momentsIn(longest) : [];
}

function hundredths(sec: number): number {
  return Math.round(sec * 100) / 100;
}

export interface Directed {
  spec: SceneSpec;
  /** of its music, which cuts were moved to */
  beatGrid: BeatGrid | null;
}

/** The scene with a plan of what its presenter does, and of the shots that show it; with a tempo, on its beats. */
export function directScene(
  spec: SceneSpec,
  said: Said,
  { pace, tempo }: { pace: Pace; tempo?: number | undefined },
): Directed {
  const { script, words, phones, heard = [] } = said;
  const { locale, seed, endCard } = spec;
  const durationSec = spec.durationSec - (endCard?.durationSec ?? 0);
  const passages = passagesSaid(said, durationSec);
  // Beats count from the beginning of a film, and a passage does not know where it stands: with music it is planned whole.
  if (passages.length > 1 && !tempo) return { spec: directPassages(spec, passages, pace), beatGrid: null };
  const reading = { script, words, phones, heard, locale, durationSec };
  const room = pace === 'single' ? undefined : shotRoom(spec);
  const material = { product: productOf(spec), ...(room && { camera: { pace, ...room } }), ...(tempo && { tempo }) };
  const { acting, shots, beatGrid } = planDirection(reading, material, tasteOf(spec), seed);
  return { spec: { ...spec, shots, acting, ...(room && { hook: hookUnder(spec, shots, room) }) }, beatGrid };
}

/** Each passage is planned by itself, so that another one before it changes nothing in it. */
function directPassages(spec: SceneSpec, passages: readonly SaidPassage[], pace: Pace): SceneSpec {
  const planned = passages.map((said) => ({ said, plan: planPassage(spec, said, pace) }));
  const shots = planned.flatMap(({ said, plan }) =>
    plan.shots.map(({ fromSec, size }) => ({ fromSec: onFrame(said.startSec + fromSec), size })),
  );
  const hook = pace === 'single' ? spec.hook : hookUnder(spec, shots, shotRoom(spec));
  const acted = planned.map(({ said: { startSec }, plan: { acting } }) => ({ startSec, acting }));
  return { ...spec, shots, acting: null, passages: acted, hook };
}

function planPassage(spec: SceneSpec, said: SaidPassage, pace: Pace): Direction {
  const { startSec, durationSec, isFirst, isLast } = said;
  const { locale, seed } = spec;
  const untilSec = startSec + durationSec;
  const within = <Span extends { fromSec: number; untilSec: number }>(spans: readonly Span[]): Span[] =>
    spans
      .filter((span) => span.untilSec > startSec && span.fromSec < untilSec)
      .map((span) => ({
        ...span,
        fromSec: exactSec(span.fromSec - startSec),
        untilSec: exactSec(span.untilSec - startSec),
      }));
  const product = productOf(spec);
  // The hook goes with the first cut that has no room for it, so only the passage it begins with makes room.
  const room = pace === 'single' ? undefined : shotRoom(isFirst ? spec : { ...spec, hook: null }, durationSec);
  const camera = room && { camera: { pace, ...room, limits: within(room.limits) } };
  const material = {
    product: product && { ...product, moments: within(product.moments) },
    passage: { isFirst, isLast },
    ...camera,
  };
  return planDirection({ ...said, locale }, material, tasteOf(spec), seed);
}

function onFrame(sec: number): number {
  return Math.round(sec * FILM_FPS) / FILM_FPS;
}

function tasteOf(spec: SceneSpec): Taste {
  return { mood: moodOf(spec.performer), gestures: visibleGestures(spec) };
}

function productOf(spec: SceneSpec): Material['product'] {
  if (!spec.card) return null;
  const moments = cardMoments(spec.card).map(({ enterAtSec, leaveAtSec }) => ({
    fromSec: enterAtSec,
    untilSec: leaveAtSec ?? spec.durationSec,
  }));
  if (spec.card.placement === 'hand') return { moments, ...HOLDING_HAND };
  const { card, framing } = layoutOf(spec);
  const toward = (place: number, head: number) =>
    Math.max(-1, Math.min(1, (place - head) / (framing.unitPx * FARTHEST_LOOK_UNITS)));
  return {
    moments,
    heldBy: null,
    x: toward(card.x + card.width / 2, framing.headX),
    y: toward(card.y + card.height / 2, framing.headY),
  };
}
