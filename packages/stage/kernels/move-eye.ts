/**
 * Moves one eye of a photo: its lids with their skin and lashes, and the ball below them. AssemblyScript: `npm run
 * kernels` turns it into the module beside its caller. The numbers of the eye lie after the tables of exp(), then
 * those of its columns, then the part of the picture as it was and as it becomes.
 */

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
const COLUMNS: usize = 72;

/**
 * Numbers of a column: how much lid it has, the lines as they were and are, how far lids give way, how shut it is, how far it
 * dropped, the colors of the skin above and below the eye, how much of the lashes beside its corners goes with the lid, and
 * how dense the lashes of the closed lid are.
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
const ABOVE: usize = 72;
const BELOW: usize = 96;
const WING: usize = 120;
const DENSITY: usize = 128;
const COLUMN_BYTES: usize = 136;

const OPAQUE: u32 = 0xff000000;
/** Less than this is not seen. */
const UNMOVED_PX: f64 = 0.08;
/** Of an eye's width: lashes above the lid and across, how far aside a closed lid is smoothed. */
const LASHES: f64 = 0.13;
const LASH: f64 = 0.016;
/** Of an eye's width: how far lashes hang below the line of a closed lid, and how thin the line gets where they are few. */
const HANGING: f64 = 0.05;
const FEW: f64 = 0.45;
const SMOOTHING: f64 = 0.09;
/** Of an eye's width: how far below a closed lid its corners are covered. */
const CORNER: f64 = 0.16;
/** How much of a closed lid is skin of its own, not the crease and the lashes, which were drawn out to it. */
const OWN_SKIN: f64 = 0.94;
/** Lashes beside a corner: from how dark on, beside the skin, and wholly. */
const LASH_DARK: f64 = 0.98;
const LASH_BLACK: f64 = 0.74;
/** Of an eye's width: how softly they end above the lid, and how far above the eye they reach. */
const WING_EDGE: f64 = 0.08;
const WING_HEIGHT: f64 = 0.4;
/** A lid has less light than the cheek below it. */
const LID_LIGHT: f64 = 0.91;
/** Of an eye's width: where the cheek begins whose grain a lid takes, and what counts as its grain, in pixels. */
const CHEEK: f64 = 0.2;
const GRAIN: i32 = 2;

let width: i32 = 0;
let height: i32 = 0;
let numbers: usize = 0;
let before: usize = 0;
let after: usize = 0;
let rims: usize = 0;
let hasRims: bool = false;

/** The column at hand, and the colour of the pixel at hand. */
let column: usize = 0;
let red: f32 = 0;
let green: f32 = 0;
let blue: f32 = 0;

/** Makes room for a part of this size; returns where it goes. */
export function begin(partWidth: i32, partHeight: i32): usize {
  width = partWidth;
  height = partHeight;
  numbers = (__heap_base + 15) & ~15;
  before = numbers + COLUMNS + <usize>partWidth * COLUMN_BYTES;
  after = before + <usize>(partWidth * partHeight) * 4;
  rims = after + <usize>(partWidth * partHeight) * 4;
  reserve(rims + <usize>(partWidth * partHeight));
  return before;
}

/** Where glasses are told of, a byte for each pixel of the part; whoever asks has some. */
export function rimsAt(): usize {
  hasRims = true;
  return rims;
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
    if (inColumn(LID) !== 0 || inColumn(WING) !== 0) moveColumn(x, firstRow, lastRow);
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
  const dropped = inColumn(DROPPED) * inColumn(LID);
  const wing = inColumn(DROPPED) * inColumn(WING);
  const last = min(lastRow, <i32>Math.ceil(inColumn(BOTTOM)));
  const wingTop = inColumn(UPPER) - WING_HEIGHT * load<f64>(numbers + EYE_WIDTH);
  const top = wing > 0 ? min(wingTop, inColumn(TOP)) : inColumn(TOP);
  for (let row = max(firstRow, <i32>Math.floor(top)); row <= last; row++) {
    const y = <f64>row;
    const inside = clamp(min(y - newUpper, newLower - y) / 1.4 + 0.5) * (1 - inColumn(SHUT));
    const isMoved = inside === 1 ? false : isSkinMoved(x, y, dropped);
    const isLooking = inside > 0 && isBallMoved(x, y, inside);
    const isWing = wing > 0 && y < newUpper;
    if (!isMoved && !isLooking && !isWing) continue;
    if (!isMoved && !isLooking) read(<f64>x, y, 1, 1);
    if (isWing) coverLashes(x, y, wing);
    if (hasRims) read(<f64>x, y, rimAt(x, y), 1);
    put(after + <usize>(row * width + x) * 4, dropped === 0 ? 0 : dropped * lashesAt(x, y - newUpper));
  }
}

/** The line of a closed lid, and its lashes, which hang below it in uneven tufts. */
function lashesAt(x: i32, below: f64): f64 {
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const dense = inColumn(DENSITY);
  const thick = max<f64>(0.7, LASH * eyeWidth * (FEW + (1 - FEW) * dense));
  const line = 0.7 * (FEW + (1 - FEW) * dense) * gaussian(below, thick);
  if (below <= 0) return line * min<f64>(1, 4 * dense);
  const hanging = HANGING * eyeWidth * dense * (0.75 + 0.25 * tuft(<f64>x / eyeWidth));
  const lashes = hanging < 0.5 ? 0 : 0.46 * dense * (1 - smoothstep(0, hanging, below));
  return max(line, lashes) * min<f64>(1, 4 * dense);
}

/** -1 to 1, and never twice the same between its neighbours. */
function tuft(along: f64): f64 {
  return 0.6 * Math.sin(along * 61) + 0.4 * Math.sin(along * 97 + 1);
}

/**
 * Skin above and below: what lies at the lid goes along with it, what lies at the brow and the cheek stays; lashes point
 * down at last. False when the pixel is as in the photo.
 */
function isSkinMoved(x: i32, y: f64, dropped: f64): bool {
  const newUpper = inColumn(NEW_UPPER);
  const newLower = inColumn(NEW_LOWER);
  if (y > (newUpper + newLower) / 2) {
    const share = clamp((y - newLower) / max<f64>(1, inColumn(BOTTOM) - newLower));
    const from = max(y, newLower) + (inColumn(LOWER) - newLower) * (1 - smoothstep(0, 1, share));
    read(<f64>x, from, 1, 1);
    const corner = dropped * cornerAt(y - newLower);
    if (corner > 0) {
      coverWithSkin(corner, 0, 1);
      addGrain(x, y, 0.8 * corner);
    }
    return corner > 0 || isApart(from, y);
  }
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const lashes = LASHES * eyeWidth;
  const edge = newUpper - lashes * (1 - dropped);
  const share = clamp((edge - y) / max<f64>(1, edge - inColumn(TOP)));
  const fall = newUpper - inColumn(UPPER) + lashes * dropped;
  const from = min(y, newUpper) - fall * (1 - smoothstep(0, 1, share));
  if (dropped > 0) {
    const reach = dropped * eyeWidth * SMOOTHING * (1 - smoothstep(0.6, 1, share));
    const ball =
      0.05 * gaussian(share - 0.36, 0.18) - 0.1 * gaussian(share, 0.16) - 0.05 * gaussian(share - 0.66, 0.07);
    readSmooth(<f64>x, from, reach, 1 + dropped * ball);
    if (hasRims) coverWithSkin(rimAt(x, from), share, 1);
    coverWithSkin(OWN_SKIN * dropped * (1 - smoothstep(0.68, 1, share)), smoothstep(0.05, 0.95, share), 1 + ball);
    addGrain(x, y, 0.8 * dropped * (1 - smoothstep(0.7, 1, share)));
    return true;
  }
  read(<f64>x, from, 1, 1);
  if (hasRims) coverWithSkin(rimAt(x, from), share, 1);
  return isApart(from, y);
}

/** How much of a place is the rim of glasses, which stays where it is. */
function rimAt(x: i32, y: f64): f64 {
  const row = <i32>nearest(y);
  return row < 0 || row >= height ? 0 : <f64>load<u8>(rims + <usize>(row * width + x)) / 255;
}

/** How much of a place below a closed lid is skin in place of a corner of the eye: of what lies between the lids, both ends stay behind. */
function cornerAt(below: f64): f64 {
  const depth = CORNER * load<f64>(numbers + EYE_WIDTH);
  return (1 - smoothstep(0.3, 0.8, inColumn(DENSITY))) * (1 - smoothstep(0.4 * depth, depth, below));
}

/** A stretched lid shows no pores and no lashes: the mean of a few places side by side. */
function readSmooth(x: f64, y: f64, reach: f64, light: f64): void {
  for (let k = 0; k < 5; k++) read(x + <f64>(k - 2) * 0.5 * reach, y, 1 / <f64>(k + 1), light);
}

/** Mixes the color at hand with the skin of a closed lid, which leads from the cheek to what is below the brow. */
function coverWithSkin(share: f64, up: f64, light: f64): void {
  red = <f32>mixed(<f64>red, skin(0, up) * light, share);
  green = <f32>mixed(<f64>green, skin(8, up) * light, share);
  blue = <f32>mixed(<f64>blue, skin(16, up) * light, share);
}

/** Lashes and make-up beside a corner do not stay up where the lid has left them. */
function coverLashes(x: i32, y: f64, wing: f64): void {
  const eyeWidth = load<f64>(numbers + EYE_WIDTH);
  const up = clamp((inColumn(NEW_UPPER) - y) / (inColumn(NEW_UPPER) - inColumn(UPPER) + WING_HEIGHT * eyeWidth));
  const light = (<f64>red + <f64>green + <f64>blue) / max<f64>(1, skin(0, up) + skin(8, up) + skin(16, up));
  const away = clamp((inColumn(NEW_UPPER) - y) / (WING_EDGE * eyeWidth));
  const share = wing * away * smoothstep(LASH_DARK, LASH_BLACK, light) * (1 - smoothstep(0.7, 1, up));
  coverWithSkin(share, up, 1);
  addGrain(x, y, 0.8 * share);
}

// inline
function skin(channel: usize, up: f64): f64 {
  return mixed(inColumn(BELOW + channel) * LID_LIGHT, inColumn(ABOVE + channel), up);
}

/** What is smoothed takes the grain of the cheek below it, there and back. */
function addGrain(x: i32, y: f64, share: f64): void {
  const first = <i32>(inColumn(LOWER) + CHEEK * load<f64>(numbers + EYE_WIDTH));
  const rows = <i32>inColumn(BOTTOM) - first;
  if (rows < 2 || x < GRAIN || x + GRAIN >= width || first < GRAIN || first + rows + GRAIN >= height) return;
  const turn = <i32>y % (2 * rows);
  const row = first + (turn < rows ? turn : 2 * rows - turn);
  const at = before + <usize>(row * width + x) * 4;
  red = <f32>(<f64>red + grainAt(at) * share);
  green = <f32>(<f64>green + grainAt(at + 1) * share);
  blue = <f32>(<f64>blue + grainAt(at + 2) * share);
}

function grainAt(at: usize): f64 {
  const aside = <usize>GRAIN * 4;
  const down = <usize>(GRAIN * width) * 4;
  const around =
    <f64>load<u8>(at - aside) + <f64>load<u8>(at + aside) + <f64>load<u8>(at - down) + <f64>load<u8>(at + down);
  return <f64>load<u8>(at) - around / 4;
}

// inline
function mixed(a: f64, b: f64, share: f64): f64 {
  return a + (b - a) * share;
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
  const from = max(highest, min(max(highest, lower - rim), y - load<f64>(numbers + GAZE_Y) * carried));
  const lowered = clamp((newUpper - upper) / (0.1 * eyeWidth));
  const shade: f64 = lowered === 0 ? 1 : 1 - 0.4 * smoothstep(0.16 * eyeWidth, 0, y - newUpper) * lowered;
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

/** A channel of two neighbours, mixed. */
// inline
function between(at: usize, right: f64): f64 {
  const first = <f64>load<u8>(at);
  return first + (<f64>load<u8>(at, 4) - first) * right;
}

/** Writes the colour at hand, with some of a lash over it. */
function put(at: usize, line: f64): void {
  const r = byteOf(<f64>red + (load<f64>(numbers + LASH_RED) - <f64>red) * line);
  const g = byteOf(<f64>green + (load<f64>(numbers + LASH_GREEN) - <f64>green) * line);
  const b = byteOf(<f64>blue + (load<f64>(numbers + LASH_BLUE) - <f64>blue) * line);
  store<u32>(at, r | (g << 8) | (b << 16) | OPAQUE);
}

// inline
function byteOf(value: f64): u32 {
  return <u32>nearest(max<f64>(0, min<f64>(255, value)));
}

// inline
function isApart(a: f64, b: f64): bool {
  return a - b > UNMOVED_PX || b - a > UNMOVED_PX;
}

// inline
function clamp(value: f64): f64 {
  return max<f64>(0, min<f64>(1, value));
}

// inline
function smoothstep(from: f64, to: f64, value: f64): f64 {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

// inline
function gaussian(distance: f64, spread: f64): f64 {
  return Math.exp(-(distance * distance) / (2 * spread * spread));
}
