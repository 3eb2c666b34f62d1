import { bell, bellOfSquare, fourBellsOfSquares } from '../scalars.ts';

/** How far from its line the fold above the chin goes, in mouth widths. */
const FOLD_REACH: f32 = 0.35;

let fold: f32 = 0;
let foldLine: f32 = 0;
let cheek: f32 = 0;
let nose: f32 = 0;
let cheekDown: f32 = 0;

/** How deep the fold above the chin is, and where. */
export function setFold(depth: f32, line: f32): void {
  fold = depth;
  foldLine = line;
}

/** How deep the fold beside the nose is, and from where to where it goes down. */
export function setCheeks(depth: f32, from: f32, to: f32): void {
  cheek = depth;
  nose = from;
  cheekDown = 1 / (to - from);
}

/** How far from the middle of the mouth the fold beside the nose begins, and how far its cheek goes, in mouth widths. */
const CHEEK_FROM: f32 = 0.21;
const CHEEK_TO: f32 = 1;

/** Whether a run from one place to another may lie in the fold beside the nose. */
// inline
export function reachesCheek(u: f32, lastU: f32, v: f32, lastV: f32): bool {
  if (cheek <= 0) return false;
  if ((max<f32>(v, lastV) - nose) * cheekDown <= 0 || (min<f32>(v, lastV) - nose) * cheekDown >= 1) return false;
  const near = min<f32>(abs<f32>(u), abs<f32>(lastU));
  const far = max<f32>(abs<f32>(u), abs<f32>(lastU));
  return far > CHEEK_FROM && near < CHEEK_TO;
}

/** Whether a run from one height to another may lie in the fold above the chin. */
// inline
export function reachesFold(v: f32, lastV: f32): bool {
  return fold > 0 && min<f32>(v, lastV) - foldLine < FOLD_REACH && max<f32>(v, lastV) - foldLine > -FOLD_REACH;
}

/** The fold between lower lip and chin deepens as the jaw drops. */
// inline
export function foldAt(u: f32, v: f32): f32 {
  const off = v - foldLine;
  if (fold <= 0 || abs<f32>(u) >= 0.8 || abs<f32>(off) >= FOLD_REACH) return 0;
  const x = u * <f32>(1 / 0.35);
  const y = off * <f32>(1 / 0.13);
  return fold * bellOfSquare(x * x + y * y);
}

/** The fold from the nose to the corner of the mouth, and the cheek that swells beside it. */
// inline
export function besideNose(u: f32, v: f32): f32 {
  if (cheek <= 0) return 0;
  const down = (v - nose) * cheekDown;
  if (down <= 0 || down >= 1) return 0;
  const off = (abs<f32>(u) - 0.38 - 0.32 * down) / 0.065;
  if (off < -2.5 || off > 4.5) return 0;
  return cheek * 4 * down * (1 - down) * (bell(off) - 0.55 * bell((off - 2) * 0.8));
}

/** What `foldAt` has at four places, to the last bit. */
// inline
export function foldAtFour(u: v128, v: v128): v128 {
  const off = f32x4.sub(v, f32x4.splat(foldLine));
  const x = f32x4.mul(u, f32x4.splat(<f32>(1 / 0.35)));
  const y = f32x4.mul(off, f32x4.splat(<f32>(1 / 0.13)));
  const depth = f32x4.mul(f32x4.splat(fold), fourBellsOfSquares(f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y))));
  const isNear = f32x4.lt(f32x4.abs(off), f32x4.splat(FOLD_REACH));
  return v128.and(depth, v128.and(isNear, f32x4.lt(f32x4.abs(u), f32x4.splat(0.8))));
}

/** What `besideNose` has at four places, to the last bit. */
// inline
export function besideNoseAtFour(u: v128, v: v128): v128 {
  const one = f32x4.splat(1);
  const down = f32x4.mul(f32x4.sub(v, f32x4.splat(nose)), f32x4.splat(cheekDown));
  const out = f32x4.sub(f32x4.abs(u), f32x4.splat(0.38));
  const off = f32x4.div(f32x4.sub(out, f32x4.mul(f32x4.splat(0.32), down)), f32x4.splat(0.065));
  const beyond = f32x4.mul(f32x4.sub(off, f32x4.splat(2)), f32x4.splat(0.8));
  const swollen = f32x4.mul(f32x4.splat(0.55), fourBellsOfSquares(f32x4.mul(beyond, beyond)));
  const shape = f32x4.sub(fourBellsOfSquares(f32x4.mul(off, off)), swollen);
  const height = f32x4.mul(f32x4.mul(f32x4.splat(cheek * 4), down), f32x4.sub(one, down));
  const isDown = v128.and(f32x4.gt(down, f32x4.splat(0)), f32x4.lt(down, one));
  const isNear = v128.and(f32x4.ge(off, f32x4.splat(-2.5)), f32x4.le(off, f32x4.splat(4.5)));
  return v128.and(f32x4.mul(height, shape), v128.and(isDown, isNear));
}
