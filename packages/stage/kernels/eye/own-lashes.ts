import { gaussian, mixed, smoothstep } from './curves.ts';

/** Of an eye's width above its edge: the line of a lid, which stays as high as it is; and so much of it is left on a shut lid. */
export const OWN_LINE: f64 = 0.035;
const SHUT_LINE: f64 = 0.4;
/** Until so late in a blink it has all of its strength: the line of an eye is what a viewer sees of it. */
const LINE_GOES: f64 = 0.45;
/** Of an eye's width: how far below the edge of a lid its own line still darkens. */
const LINE_BELOW: f64 = 0.02;
/** Own lashes of a lid that is nearly shut hang below its line: so long are they there, and over this share of an eye's width they end. */
export const TURNED: f64 = 0.62;
const TURNED_END: f64 = 0.17;
const TURNS_FROM: f64 = 0.35;
/** So much of them is gone above it. */
const UPRIGHT_GO: f64 = 0.9;
const UPRIGHT_FROM: f64 = 0.25;
const UPRIGHT_BY: f64 = 0.7;
/** How dense lashes are where a shut lid begins to keep its own line, and its lashes: both lines of an eye meet at its corners and would be a loop there. */
const LINE_AMID: f64 = 0.2;
const LASHES_AMID: f64 = 0.5;
const AMID_OVER: f64 = 0.45;

export function inLine(dense: f64): f64 {
  return smoothstep(LINE_AMID, LINE_AMID + AMID_OVER, dense);
}

export function inLashes(dense: f64): f64 {
  return smoothstep(LASHES_AMID, LASHES_AMID + AMID_OVER, dense);
}

/** How much of its own line a lid has this far below its edge, of what a shut one keeps there. */
export function ownLine(below: f64, dropped: f64, kept: f64, eyeWidth: f64): f64 {
  const few = mixed(1, SHUT_LINE * kept, smoothstep(LINE_GOES, 1, dropped));
  if (below >= 0) return few * gaussian(below, LINE_BELOW * eyeWidth);
  const upright = smoothstep(OWN_LINE * eyeWidth, 2 * OWN_LINE * eyeWidth, -below);
  return few * (1 - UPRIGHT_GO * smoothstep(UPRIGHT_FROM, UPRIGHT_BY, dropped) * upright);
}

/** How much of its own lashes, turned over, a lid has this far below its edge. */
export function turnedLashes(below: f64, dropped: f64, kept: f64, eyeWidth: f64): f64 {
  return smoothstep(TURNS_FROM, 1, dropped) * kept * (1 - smoothstep(0, TURNED_END * eyeWidth, below));
}
