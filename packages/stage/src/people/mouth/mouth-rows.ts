import type { Mouth } from '@herald/media/mouth';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { MouthCurves } from './mouth-curves.ts';

/** What an open mouth shows, in face units. */
export interface MouthRows {
  /** how far the upper teeth come down from the upper lip, and the lower teeth up from the lower one */
  upper: number;
  lower: number;
  /** from the lower lip to the highest line of the tongue */
  tongue: number;
  /** 0 = the tongue lies in the jaw, 1 = its tip is behind the upper teeth */
  raised: number;
  /** 0..1: the tip is out between the teeth */
  out: number;
}

/** What stays open between rows that do not bite on each other, and with the tip of the tongue behind or between them. */
const SLIT = 0.007;
const SLIT_OF_TIP = 0.03;

export function mouthRows({ gap, teeth }: Pick<MouthCurves, 'gap' | 'teeth'>, mouth: Mouth): MouthRows {
  const bared = upperTeeth(teeth, mouth);
  const lower = lowerTeeth(gap, mouth);
  const raised = smoothstep(0.3, 0.6, mouth.tongue);
  const between = lower > 0.004 ? mix(SLIT, Math.min(SLIT_OF_TIP, gap * 0.4), raised) : 0;
  const fit = Math.min(1, Math.max(0, gap - between) / Math.max(0.001, bared + lower));
  const low = gap * mix(0.46, 0.6, clamp(mouth.tongue * 2)) * (1 - 0.3 * mouth.round);
  return {
    upper: lower > 0.004 ? bared * fit : Math.min(bared, gap * 1.06),
    lower: lower * fit,
    tongue: mix(low, gap, raised),
    raised,
    out: smoothstep(0.8, 1, mouth.tongue),
  };
}

/** A wide open mouth bares them, rounded lips hide them. */
function upperTeeth(shown: number, { open, round }: Mouth): number {
  const wideOpen = smoothstep(0.3, 0.8, open) * (1 - clamp(1.6 * round));
  const bared = mix(-0.013, 0.088, clamp(shown)) + mix(0.034, 0.02, clamp(shown)) * wideOpen;
  return Math.max(0, bared * (1 - 0.3 * clamp(round)));
}

/** They sit in the jaw: a spread lip bares them, a rounded one and one that bites as for an F covers them. */
function lowerTeeth(gap: number, { teeth, wide, round, press }: Mouth): number {
  const bared = -0.04 + 0.069 * teeth + 0.012 * Math.max(0, wide) - 0.03 * round;
  const free = 1 - clamp(3.4 * press * teeth);
  return Math.max(0, bared) * free * smoothstep(0.015, 0.05, gap);
}
