import type { Mouth } from '@herald/media/mouth';
import type { Viseme } from '@herald/media/visemes';

const mouth = (open: number, wide: number, round: number, press: number, [teeth, tongue]: [number, number]): Mouth => ({
  open,
  wide,
  round,
  press,
  teeth,
  tongue,
});

/** The mouth of each viseme; speech blends between these rows. */
export const VISEME_MOUTHS: Record<Viseme, Mouth> = {
  sil: mouth(0, 0, 0, 0, [0, 0]),
  PP: mouth(0, 0, 0.1, 1, [0, 0]),
  FF: mouth(0.12, 0.12, 0, 0.32, [0.95, 0]),
  TH: mouth(0.22, 0.15, 0, 0, [0.8, 1]),
  DD: mouth(0.25, 0.2, 0, 0, [0.7, 0.6]),
  kk: mouth(0.34, 0.15, 0.05, 0, [0.4, 0.2]),
  CH: mouth(0.24, -0.1, 0.58, 0, [0.95, 0]),
  SS: mouth(0.13, 0.48, 0, 0, [1, 0]),
  nn: mouth(0.19, 0.2, 0, 0, [0.55, 0.75]),
  RR: mouth(0.28, -0.05, 0.42, 0, [0.4, 0.3]),
  aa: mouth(0.92, 0.15, 0, 0, [0.6, 0.15]),
  E: mouth(0.5, 0.55, 0, 0, [0.75, 0.2]),
  I: mouth(0.27, 0.85, 0, 0, [0.85, 0.2]),
  O: mouth(0.6, 0, 0.75, 0, [0.12, 0]),
  U: mouth(0.26, 0, 1, 0, [0, 0]),
};

export const REST_MOUTH: Mouth = VISEME_MOUTHS.sil;

/** A mouth between two, 0 = first, 1 = second. */
export function mixMouths(from: Mouth, to: Mouth, share: number): Mouth {
  const between = (part: keyof Mouth) => from[part] + (to[part] - from[part]) * share;
  return {
    open: between('open'),
    wide: between('wide'),
    round: between('round'),
    press: between('press'),
    teeth: between('teeth'),
    tongue: between('tongue'),
  };
}
