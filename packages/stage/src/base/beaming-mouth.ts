import type { Mouth } from '@herald/media/mouth';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';

/** Lips that beam part, go wide and show the upper teeth at least so far. */
const BEAMING = { open: 0.15, wide: 0.5, teeth: 0.9 };

/** Joy shows teeth in every sound that lets it: pressed and rounded lips stay what they are. */
export function beamingMouth(mouth: Mouth, beam: number): Mouth {
  if (beam <= 0) return mouth;
  const free = beam * (1 - clamp(mouth.press)) * (1 - clamp(mouth.round));
  const atLeast = (part: keyof typeof BEAMING) => mix(mouth[part], Math.max(mouth[part], BEAMING[part]), free);
  return { ...mouth, open: atLeast('open'), wide: atLeast('wide'), teeth: atLeast('teeth') };
}
