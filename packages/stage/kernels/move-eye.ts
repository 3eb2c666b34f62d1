/**
 * Moves one eye of a photo: its lids with their skin and lashes, and the ball below them. AssemblyScript: `npm run
 * kernels` turns it into the module beside its caller. The numbers of the eye lie after the tables of exp(), then
 * those of its columns, then the part of the picture as it was and as it becomes.
 */

import { between, byteOf, clamp, clampTo, gaussian, mixed, mixedLanes, smoothstep } from './eye/curves.ts';
import { lashAt, tuft } from './eye/lashes.ts';
import { inLashes, inLine, OWN_LINE, ownLine, TURNED, turnedLashes } from './eye/own-lashes.ts';
import { reserve } from './reserve.ts';

/** Numbers of the eye, 8 bytes each. */
const EYE_WIDTH: usize = 0;
const IRIS_RADIUS: usize = 8;
const GAZE_X: usize = 16;
const GAZE_Y: usize = 24;
const IRIS_X: usize = 32;
const IRIS_Y: usize = 40;
const LASH_RED: usize = 48;
const LASH_GREEN: usize = 56;
const LASH_BLUE: usize = 64;
const GRAIN: usize = 72;
const COLUMNS: usize = 80;

/**
 * Numbers of a column: how much lid it has, the lines as they were and are, how far lids give way, how shut it is, how far it
 * dropped, where it lies in the picture of the shut lid, how dense the lashes of the closed lid are, and how far it takes the
 * place of the picture.
 */
const LID: usize = 0;
const UPPER: usize = 8;
const LOWER: usize = 16;
const NEW_UPPER: usize = 24;
const NEW_LOWER: usize = 32;
const TOP: usize = 40;
const BOTTOM: usize = 48;
const SHUT: usize = 56;
const DROPPED: usize = 64;
const ACROSS: usize = 72;
const DOWN: usize = 80;
const DENSITY: usize = 88;
const TAKEN: usize = 96;
const COLUMN_BYTES: usize = 104;

const OPAQUE: u32 = 0xff000000;
const RELIEF_BYTES: usize = 16;
/** Own lashes seen from their tips on a lid that is shut: so long are they still. */
const FORESHORTENED: f64 = 0.3;
/** A fold goes down by this share of the way of its lid. */
const FOLD_SINKS: f64 = 0.22;
/** A fold flattens over this share of a blink: what was above the open eye is an outline of it above the shut one. */
const FLATTENS: f64 = 0.6;
/** What is below a lower lid is covered late in a blink; beside the corners as soon as what is above, or their lashes are cut in two. */
const LATE_FROM: f64 = 0.55;
const LATE_TO: f64 = 0.95;
/** Less than this is not seen. */
const UNMOVED_PX: f64 = 0.08;
const UNSEEN: f64 = 0.01;
/** Of an eye's width: lashes above the lid and across. */
const LASHES: f64 = 0.13;
const LASH: f64 = 0.02;
const LINE: f64 = 0.74;
/** All of them are there so late in a blink. */
const LASHES_BY: f64 = 0.8;
/** Of an eye's width: how far lashes hang below the line of a closed lid, and how thin the line gets where they are few. */
const HANGING: f64 = 0.13;
const FEW: f64 = 0.45;
/** Lashes of a lid that is half shut point at the camera: they look so much shorter. */
const SHORT: f64 = 0.35;
/** Lashes lean away from the middle of the eye. */
const FAN: f64 = 1.3;
/** Lashes throw a soft shade on the skin below them, over this share of an eye's width. */
const LASH_SHADE: f64 = 0.13;
const SHADE_REACH: f64 = 0.075;
/** A lid that is lower than in the photo throws more shade on the ball, so deep in eye widths, and of what is open. */
const BALL_SHADE: f64 = 0.5;
const SHADE_DEEP: f64 = 0.2;
const SHADE_OF_OPENING: f64 = 0.7;
/** An eye that is nearly shut lies in the shade of its lids and lashes: a bright slit has none. */
const SLIT_SHADE: f64 = 0.6;
const SLIT_FROM: f64 = 0.6;
const SLIT_TO: f64 = 0.25;
/** A lid that is higher than in the photo uncovers ball: so much of the opening is drawn out for it, or its edge would be a smear. */
const DRAWN_OUT: f64 = 0.6;
/** A lid has less light where it rolls over at its edge, over this share of an eye's width. */
const EDGE_SHADE: f64 = 0.2;
const EDGE: f64 = 0.085;
/** Of an eye's width: how far above it a shut lid may cover the picture. */
const REACH: f64 = 0.5;

let width: i32 = 0;
let height: i32 = 0;
let numbers: usize = 0;
let before: usize = 0;
let after: usize = 0;
let lids: usize = 0;
let rims: usize = 0;
/** Factors of the picture over the skin of the shut lid, four floats each: of the line and the lashes, of fold and shades. */
let edges: usize = 0;
let folds: usize = 0;
let hasRims: bool = false;

/** The column at hand, and the colour of the pixel at hand. */
let column: usize = 0;
let red: f32 = 0;
let green: f32 = 0;
let blue: f32 = 0;
/** The light on the lid at hand. */
let lightRed: f32 = 1;
let lightGreen: f32 = 1;
let lightBlue: f32 = 1;

/** Makes room for a part of this size; returns where it goes. */
export function begin(partWidth: i32, partHeight: i32): usize {
  width = partWidth;
  height = partHeight;
  numbers = (__heap_base + 15) & ~15;
  before = numbers + COLUMNS + <usize>partWidth * COLUMN_BYTES;
  after = before + <usize>(partWidth * partHeight) * 4;
  lids = after + <usize>(partWidth * partHeight) * 4;
  rims = lids + <usize>(partWidth * partHeight) * 4;
  edges = (rims + <usize>(partWidth * partHeight) + 15) & ~15;
  folds = edges + <usize>(partWidth * partHeight) * RELIEF_BYTES;
  reserve(folds + <usize>(partWidth * partHeight) * RELIEF_BYTES);
  return before;
}

/** Where the picture of the shut lid goes. */
export function lidAt(): usize {
  return lids;
}

/** Where glasses are told of, a byte for each pixel of the part; whoever asks has some. */
export function rimsAt(): usize {
  hasRims = true;
  return rims;
}

/** Where the line and the lashes of the lid go. */
export function edgesAt(): usize {
  return edges;
}

/** Where fold and shades above the eye go. */
export function foldsAt(): usize {
  return folds;
}

/** Where the numbers of the eye go. */
export function numbersAt(): usize {
  return numbers;
}

/** Draws the columns [from, to) between two rows; returns where the part lies as it becomes. */
export function move(from: i32, to: i32, firstRow: i32, lastRow: i32): usize {
  memory.copy(after, before, <usize>(width * height) * 4);
  for (let x = from; x < to; x++) {
    column = numbers + COLUMNS + <usize>x * COLUMN_BYTES;
    moveColumn(x, firstRow, lastRow);
  }
  return after;
}

// inline
function inColumn(field: usize): f64 {
  return load<f64>(column + field);
}

function moveColumn(x: i32, firstRow: i32, lastRow: i32): void {
  const newUpper = inColumn(NEW_UPPER);
  const newLower = inColumn(NEW_LOWER);
  const dropped = inColumn(DROPPED);
  if (dropped === 0 && inColumn(LID) === 0) return;
  const last = min(lastRow, <i32>Math.ceil(inColumn(BOTTOM)));
  const reach = dropped === 0 ? 0 : REACH * load<f64>(numbers + EYE_WIDTH);
  const top = min(inColumn(TOP), inColumn(UPPER) - reach);
  for (let row = max(firstRow, <i32>Math.floor(top)); row <= last; row++) {
    const y = <f64>row;
    const inside = clamp(min(y - newUpper, newLower - y) / 1.4 + 0.5) * (1 - inColumn(SHUT));
    const isMoved = inside === 1 ? false : isSkinMoved(x, y, dropped);
    const isLooking = inside > 0 && isBallMoved(x, y, inside);
    const lash = dropped === 0 ? 0 : smoothstep(0, LASHES_BY, dropped) * lashesAt(x, y - newUpper);
    if (!isMoved && !isLooking) {
      if (lash < UNSEEN) continue;
      read(<f64>x, y, 1, 1);
    }
    if (hasRims) read(<f64>x, y, rimAt(x, y), 1);
    put(after + <usize>(row * width + x) * 4, lash);
  }
}

/** The line of a closed lid, and its lashes, which hang below it in uneven tufts. */
function lashesAt(x: i32, below: f64): f64 {
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const dense = inColumn(DENSITY);
  const grain = load<f64>(numbers + GRAIN);
  const fine = LASH * eyeWidth * (FEW + (1 - FEW) * dense);
  const thick = max<f64>(0.7 * grain, fine);
  const line = ((LINE * fine) / thick) * (FEW + (1 - FEW) * dense) * gaussian(below, thick);
  if (below <= 0) return line * fullWhere(dense);
  const resting = load<f64>(numbers + IRIS_X) - load<f64>(numbers + GAZE_X);
  const middle = (<f64>x - resting) / eyeWidth;
  const root = middle - (FAN * middle * below) / eyeWidth;
  const hanging = HANGING * eyeWidth * dense * (SHORT + (1 - SHORT) * inColumn(SHUT)) * (0.62 + 0.38 * tuft(root));
  const lashes = hanging < 0.5 ? 0 : dense * lashAt(root, below / hanging, eyeWidth / grain);
  const shade = LASH_SHADE * dense * (1 - smoothstep(0, SHADE_REACH * eyeWidth, below));
  return max(max(line, lashes), shade) * fullWhere(dense);
}

/** Where lashes are few, a line thins out instead of ending in a tick. */
function fullWhere(dense: f64): f64 {
  return smoothstep(0, 0.4, dense);
}

/**
 * Skin above and below: what lies at the lid goes along with it, what lies at the brow and the cheek stays. The skin of the shut
 * lid takes over above it soon, and below it late. False when the pixel is as in the photo.
 */
function isSkinMoved(x: i32, y: f64, dropped: f64): bool {
  const newUpper = inColumn(NEW_UPPER);
  const newLower = inColumn(NEW_LOWER);
  if (y > (newUpper + newLower) / 2) {
    const share = clamp((y - newLower) / max<f64>(1, inColumn(BOTTOM) - newLower));
    const from = max(y, newLower) + (inColumn(LOWER) - newLower) * (1 - smoothstep(0, 1, share));
    read(<f64>x, from, 1, 1);
    const late = mixed(dropped, smoothstep(LATE_FROM, LATE_TO, dropped), inColumn(LID));
    const covered = coverWithLid(from, late, 0);
    return lineBelow(y - newUpper, dropped) > 0 || covered > 0 || isApart(from, y);
  }
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const edge = newUpper - LASHES * eyeWidth;
  const share = clamp((edge - y) / max<f64>(1, edge - inColumn(TOP)));
  const fall = newUpper - inColumn(UPPER);
  const takesOver = inColumn(TAKEN);
  const sinks =
    FOLD_SINKS * fall * (1 - smoothstep(0, 1, clamp((newUpper - y) / max<f64>(1, newUpper - inColumn(TOP)))));
  const from = mixed(min(y, newUpper) - fall * (1 - smoothstep(0, 1, share)), y - sinks, takesOver);
  read(<f64>x, from, 1, 1);
  if (dropped === 0) {
    if (hasRims) coverWithLid(y, rimAt(x, from), 1);
    return isApart(from, y);
  }
  return layLid(y, sinks, dropped, takesOver) > 0 || isApart(from, y);
}

/** Lays the moving lid over the color at hand: skin of the shut lid, on it the fold that flattens, and the line and lashes at its edge. */
function layLid(y: f64, sinks: f64, dropped: f64, takesOver: f64): f64 {
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const above = inColumn(NEW_UPPER) - y;
  const covered = lidAlpha(y) * takesOver;
  if (covered === 0) return 0;
  const fold = reliefAt(folds, y - sinks);
  const long = mixed(1, FORESHORTENED, dropped * (0.5 + 0.5 * inColumn(LID)));
  const line = OWN_LINE * eyeWidth;
  const edge = reliefAt(edges, inColumn(UPPER) - clampTo(above, line) - max<f64>(0, above - line) / long);
  const keeps = <f32>mixed(1, f32x4.extract_lane(fold, 3), smoothstep(0, FLATTENS, dropped));
  const one = f32x4.splat(1);
  const kept = <f32>ownLine(-above, dropped, inColumn(LID) * inLine(inColumn(DENSITY)), eyeWidth);
  const folded = f32x4.add(one, f32x4.mul(f32x4.sub(fold, one), f32x4.splat(keeps)));
  const lined = f32x4.add(one, f32x4.mul(f32x4.sub(edge, one), f32x4.splat(kept)));
  const factors = f32x4.mul(folded, lined);
  lightLid(f32x4.extract_lane(factors, 0), f32x4.extract_lane(factors, 1), f32x4.extract_lane(factors, 2));
  coverWithLid(y, 0, covered);
  lightLid(1, 1, 1);
  darken(dropped * inColumn(LID) * inLine(inColumn(DENSITY)) * covered * EDGE_SHADE * gaussian(above, EDGE * eyeWidth));
  return covered;
}

/** Darkens what a lid has come down to by its own line and its own lashes; returns how much. */
function lineBelow(below: f64, dropped: f64): f64 {
  if (dropped === 0) return 0;
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const dense = inColumn(DENSITY);
  const line = dropped * fullWhere(dense) * ownLine(below, dropped, inColumn(LID) * inLine(dense), eyeWidth);
  const hanging = turnedLashes(below, dropped, inColumn(LID) * inLashes(dense), eyeWidth);
  if (line >= UNSEEN) darkenBy(inColumn(UPPER), line);
  if (hanging >= UNSEEN) darkenBy(inColumn(UPPER) - below / TURNED, hanging);
  return max(line, hanging);
}

/** Takes light as the line and the lashes of a row do, never gives any. */
function darkenBy(row: f64, share: f64): void {
  const edge = f32x4.min(reliefAt(edges, row), f32x4.splat(1));
  red *= 1 + (f32x4.extract_lane(edge, 0) - 1) * <f32>share;
  green *= 1 + (f32x4.extract_lane(edge, 1) - 1) * <f32>share;
  blue *= 1 + (f32x4.extract_lane(edge, 2) - 1) * <f32>share;
}

function lightLid(r: f32, g: f32, b: f32): void {
  lightRed = r;
  lightGreen = g;
  lightBlue = b;
}

/** The factors of a layer in this column, mixed from four places. */
function reliefAt(layer: usize, y: f64): v128 {
  const down = clampTo(y - inColumn(DOWN), <f64>height - 3.001);
  const across = inColumn(ACROSS);
  const left = <i32>across;
  const top = <i32>down;
  const at = layer + <usize>(top * width + left) * RELIEF_BYTES;
  const under = at + <usize>width * RELIEF_BYTES;
  const right = f32x4.splat(<f32>(across - <f64>left));
  const upper = mixedLanes(v128.load(at), v128.load(at, 16), right);
  const lower = mixedLanes(v128.load(under), v128.load(under, 16), right);
  return mixedLanes(upper, lower, f32x4.splat(<f32>(down - <f64>top)));
}

/** How much of a row the shut lid covers, 0 to 1. */
function lidAlpha(y: f64): f64 {
  const across = inColumn(ACROSS);
  const down = clampTo(y - inColumn(DOWN), <f64>height - 3.001);
  const at = lids + <usize>(<i32>down * width + <i32>across) * 4 + 3;
  return lidChannel(at, at + <usize>width * 4, across - Math.floor(across), down - Math.floor(down)) / 255;
}

/** Lays the lid over the color at hand in its own light: so much of what the shut one covers of a row, or this much. */
function coverWithLid(y: f64, dropped: f64, least: f64): f64 {
  const across = inColumn(ACROSS);
  const down = clampTo(y - inColumn(DOWN), <f64>height - 3.001);
  const left = <i32>across;
  const top = <i32>down;
  const at = lids + <usize>(top * width + left) * 4;
  const under = at + <usize>width * 4;
  const right = across - <f64>left;
  const below = down - <f64>top;
  const most = max(least, (dropped * lidChannel(at + 3, under + 3, right, below)) / 255);
  if (most === 0) return 0;
  red = <f32>mixed(<f64>red, <f64>lightRed * lidChannel(at, under, right, below), most);
  green = <f32>mixed(<f64>green, <f64>lightGreen * lidChannel(at + 1, under + 1, right, below), most);
  blue = <f32>mixed(<f64>blue, <f64>lightBlue * lidChannel(at + 2, under + 2, right, below), most);
  return most;
}

// inline
function lidChannel(at: usize, under: usize, right: f64, below: f64): f64 {
  return mixed(between(at, right), between(under, right), below);
}

// inline
function darken(shade: f64): void {
  red = <f32>(<f64>red * (1 - shade));
  green = <f32>(<f64>green * (1 - shade));
  blue = <f32>(<f64>blue * (1 - shade));
}

/** How much of a place is the rim of glasses, which stays where it is. */
function rimAt(x: i32, y: f64): f64 {
  const row = <i32>nearest(y);
  return row < 0 || row >= height ? 0 : <f64>load<u8>(rims + <usize>(row * width + x)) / 255;
}

/** The eyeball under the lids; what the gaze uncovers is drawn out from its edge. False when it is as in the photo. */
function isBallMoved(x: i32, y: f64, inside: f64): bool {
  const upper = inColumn(UPPER);
  const lower = inColumn(LOWER);
  const newUpper = inColumn(NEW_UPPER);
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const dx = <f64>x - load<f64>(numbers + IRIS_X);
  const dy = y - load<f64>(numbers + IRIS_Y);
  const away = Math.sqrt(dx * dx + dy * dy) / load<f64>(numbers + IRIS_RADIUS);
  const carried: f64 = away > 2.3 ? 0 : (1 - smoothstep(1.05, 2.3, away)) * inColumn(LID);
  const rim = min<f64>(2, (lower - upper) / 4);
  const highest = upper + rim;
  const raised = max<f64>(0, upper - newUpper);
  const drawnOut = (raised + min(raised, rim)) * (1 - smoothstep(0, DRAWN_OUT * (lower - upper), y - newUpper));
  const from = max(highest, min(max(highest, lower - rim), y + drawnOut - load<f64>(numbers + GAZE_Y) * carried));
  const lowered = clamp((newUpper - upper) / (0.1 * eyeWidth));
  const deep = min<f64>(SHADE_DEEP * eyeWidth, SHADE_OF_OPENING * (inColumn(NEW_LOWER) - newUpper));
  const open = (inColumn(NEW_LOWER) - newUpper) / max<f64>(1, lower - upper);
  const slit = SLIT_SHADE * smoothstep(SLIT_FROM, SLIT_TO, open) * inColumn(DROPPED);
  const shade: f64 = lowered === 0 ? 1 : (1 - BALL_SHADE * smoothstep(deep, 0, y - newUpper) * lowered) * (1 - slit);
  const aside = load<f64>(numbers + GAZE_X) * carried;
  const moves = aside > UNMOVED_PX || aside < -UNMOVED_PX || isApart(from, y);
  if (!moves && shade > 0.995 && inside === 1) return false;
  read(<f64>x - aside, from, inside, shade);
  return true;
}

/** Lays a place of the part as it was over the colour at hand. */
function read(x: f64, y: f64, share: f64, light: f64): void {
  const across = max<f64>(0, min(<f64>width - 1.001, x));
  const down = max<f64>(0, min(<f64>height - 1.001, y));
  const left = <i32>across;
  const top = <i32>down;
  const at = before + <usize>(top * width + left) * 4;
  const under = at + <usize>width * 4;
  const right = across - <f64>left;
  const below = down - <f64>top;
  const lower = below * share * light;
  const upper = (1 - below) * share * light;
  const rest = 1 - share;
  red = <f32>(<f64>red * rest + between(at, right) * upper + between(under, right) * lower);
  green = <f32>(<f64>green * rest + between(at + 1, right) * upper + between(under + 1, right) * lower);
  blue = <f32>(<f64>blue * rest + between(at + 2, right) * upper + between(under + 2, right) * lower);
}

/** Writes the colour at hand, with some of a lash over it. */
function put(at: usize, line: f64): void {
  const r = byteOf(<f64>red + (load<f64>(numbers + LASH_RED) - <f64>red) * line);
  const g = byteOf(<f64>green + (load<f64>(numbers + LASH_GREEN) - <f64>green) * line);
  const b = byteOf(<f64>blue + (load<f64>(numbers + LASH_BLUE) - <f64>blue) * line);
  store<u32>(at, r | (g << 8) | (b << 16) | OPAQUE);
}

// inline
function isApart(a: f64, b: f64): bool {
  return a - b > UNMOVED_PX || b - a > UNMOVED_PX;
}
