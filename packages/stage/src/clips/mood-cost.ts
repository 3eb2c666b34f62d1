import type { Expression } from '@herald/media/scene/acting-plan';
import { ownSmileAt, type TakeCost, type TakeOrder } from './take-order.ts';

/** How glad words are that are said with a face: 1 is good news, -1 bad news. */
const TONES: Readonly<Record<Expression, number>> = {
  ...{ neutral: 0, friendly: 0.3, joyous: 1, excited: 1, delighted: 1, proud: 0.8, surprised: 0.3 },
  ...{ skeptical: -0.5, serious: -0.9, concerned: -1 },
};
/** What a nodding head in the worst news costs, and a head that is quite still in the best. */
const MOOD_COST = 1.4;
/** What a smile in the worst news costs, and a face without one in the best, in clips that smile. */
const SMILE_COST = 1;

/** What it costs to show a lively head or a smile in bad news, and a still head or none in good news. */
export function moodCostOf(order: TakeOrder): TakeCost {
  const { acting, fps, frames, clipFps, liveliness } = order;
  const expressions = acting?.expressions ?? [];
  const smiles = smilesIn(order);
  if ((liveliness.length === 0 && smiles.length === 0) || expressions.length === 0) return () => 0;
  const rate = clipFps / fps;
  const tones = new Float32Array(frames);
  for (const { atSec, name, strength } of expressions)
    tones.fill(TONES[name] * strength, Math.min(frames, Math.max(0, Math.round(atSec * fps))));
  return (clipFrame, at, length) => {
    let cost = 0;
    for (let k = 0; k < length; k++) {
      const tone = tones[at + k] ?? 0;
      const shown = Math.round(clipFrame + k * rate);
      cost += MOOD_COST * misfitOf(tone, liveliness[shown] ?? 0.5);
      if (smiles.length > 0) cost += SMILE_COST * misfitOf(tone, smiles[shown] ?? 0);
    }
    return cost / Math.max(1, length);
  };
}

const misfitOf = (tone: number, gladness: number): number => (tone < 0 ? -tone * gladness : tone * (1 - gladness));

/** How far each picture of a clip smiles; empty where none does. */
function smilesIn({ spans, clipFps }: Pick<TakeOrder, 'spans' | 'clipFps'>): number[] {
  if (spans.every(({ moment }) => moment !== 'smile')) return [];
  const last = Math.max(...spans.map(({ toSec }) => toSec));
  return Array.from({ length: Math.ceil(last * clipFps) }, (_, frame) => ownSmileAt({ spans, fps: clipFps }, frame));
}
