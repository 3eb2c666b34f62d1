import type { FanLook } from '../paint/fan.ts';

/** A fold of cloth: a smooth, round, matte ribbon with a soft shadow on its neighbours. */
export const CLOTH: Partial<FanLook> = {
  halo: 0,
  shuffle: 0,
  fray: 0,
  tipFray: 0,
  streak: 0.16,
  gloss: 0.1,
  round: 0.8,
  edge: 0.36,
  root: 0.94,
  tip: 0.97,
  strands: 3,
  density: 0,
  rootWiden: 0.001,
  taper: 40,
  tipWidth: 0.1,
  lengthSpread: 0,
  placeSpread: 0.3,
  warmthSpread: 0,
  drift: 0.03,
  toneSpread: 0.1,
};
