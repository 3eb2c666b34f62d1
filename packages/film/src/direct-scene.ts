import { type HeardPhrase, type Material, planDirection, productMoments, type Taste } from '@herald/direction';
import type { Pace } from '@herald/media/choices';
import type { CardMoment, SceneSpec } from '@herald/media/scene/scene-spec';
import type { BeatGrid } from '@herald/media/scene/score';
import type { Timing } from '@herald/media/sound';
import { cardMoments, hookUnder, layoutOf, moodOf, shotRoom, visibleGestures } from '@herald/stage';

/** What is said in a scene, as it was written and as it sounds. */
export interface Said extends Timing {
  script: string;
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
  { script, words, phones }: Said,
  { locale, durationSec, names }: { locale: string; durationSec: number; names: readonly string[] },
): [CardMoment, ...CardMoment[]] {
  const [first, ...again] = productMoments({ script, words, phones, locale, durationSec }, names).map(
    ({ fromSec, untilSec }): CardMoment => ({
      enterAtSec: hundredths(fromSec),
      leaveAtSec: untilSec >= durationSec ? null : hundredths(untilSec),
    }),
  );
  return [first ?? { enterAtSec: 0, leaveAtSec: null }, ...again];
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
  { script, words, phones, heard = [] }: Said,
  { pace, tempo }: { pace: Pace; tempo?: number | undefined },
): Directed {
  const { locale, seed, endCard } = spec;
  const durationSec = spec.durationSec - (endCard?.durationSec ?? 0);
  const reading = { script, words, phones, heard, locale, durationSec };
  const room = pace === 'single' ? undefined : shotRoom(spec);
  const material = { product: productOf(spec), ...(room && { camera: { pace, ...room } }), ...(tempo && { tempo }) };
  const { acting, shots, beatGrid } = planDirection(reading, material, tasteOf(spec), seed);
  return { spec: { ...spec, shots, acting, ...(room && { hook: hookUnder(spec, shots, room) }) }, beatGrid };
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
