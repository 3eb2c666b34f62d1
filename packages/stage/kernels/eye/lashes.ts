import { clamp, mixed, smoothstep } from './curves.ts';

/** The most of a single lash. */
const LASH_LINE: f64 = 0.42;
/** Of an eye's width: how far apart lashes are. */
const APART: f64 = 0.034;
/** Where so many pixels of the picture or fewer lie between two lashes, they are finer than those. */
const FINE_PX: f64 = 2.2;

/** One lash after the other, each thinner towards its tip; `down` is 0 at the lid and 1 at its end. */
export function lashAt(root: f64, down: f64, eyeWidth: f64): f64 {
  if (down >= 1) return 0;
  const turn = (2 * Math.PI * (root + 0.012 * Math.sin(root * 53))) / APART;
  const single = smoothstep(0.05 + 0.7 * down, 0.7 + 0.3 * down, 0.5 + 0.5 * Math.sin(turn));
  const seen = clamp((APART * eyeWidth) / FINE_PX - 0.5);
  return LASH_LINE * (1 - 0.55 * down) * mixed(0.4 * (1 - down), single, seen);
}

/** -1 to 1, and never twice the same between its neighbours. */
export function tuft(along: f64): f64 {
  return 0.6 * Math.sin(along * 61) + 0.4 * Math.sin(along * 97 + 1);
}
