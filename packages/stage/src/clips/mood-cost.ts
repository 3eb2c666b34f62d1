import type { Expression } from '@herald/media/scene/acting-plan';
import type { TakeCost, TakeOrder } from './take-order.ts';

/** How glad words are that are said with a face: 1 is good news, -1 bad news. */
const TONES: Readonly<Record<Expression, number>> = {
  ...{ neutral: 0, friendly: 0.3, joyous: 1, excited: 1, delighted: 1, proud: 0.8, surprised: 0.3 },
  ...{ skeptical: -0.5, serious: -0.9, concerned: -1 },
};
/** What a nodding head in the worst news costs, and a head that is quite still in the best. */
const MOOD_COST = 1.4;

/** What it costs to show a lively head in bad news, and a still one in good news. */
export function moodCostOf({ acting, fps, frames, clipFps, liveliness }: TakeOrder): TakeCost {
  const expressions = acting?.expressions ?? [];
  if (liveliness.length === 0 || expressions.length === 0) return () => 0;
  const rate = clipFps / fps;
  const tones = new Float32Array(frames);
  for (const { atSec, name, strength } of expressions)
    tones.fill(TONES[name] * strength, Math.min(frames, Math.max(0, Math.round(atSec * fps))));
  return (clipFrame, at, length) => {
    let cost = 0;
    for (let k = 0; k < length; k++) {
      const tone = tones[at + k] ?? 0;
      const lively = liveliness[Math.round(clipFrame + k * rate)] ?? 0.5;
      cost += tone < 0 ? -tone * lively : tone * (1 - lively);
    }
    return (MOOD_COST * cost) / Math.max(1, length);
  };
}
