/**
 * Cuts a person out of a picture in planes. AssemblyScript: `npm run kernels` turns it into the module beside its caller.
 * The memory begins with the picture; then what lies behind it, the matte of its luma and of its colors, the shares of the
 * view, and grids of one number for each cell of four by four pixels.
 */

import { boxMean } from './cut/box-mean.ts';
import { reserve } from './reserve.ts';
import { byteOf, mix, smooth } from './scalars.ts';

/** As `person-shape.ts` has it: the cells of a view on each side. */
const SIDE: i32 = 256;
/** Pixels on each side of a cell, as a power of two. */
const SHIFT: i32 = 2;
const CELL: i32 = 1 << SHIFT;
/** A smaller spread of light is no edge. */
const EDGE: f32 = 0.0008;
/** Surely person, and surely none. */
const PERSON: f32 = 0.97;
const GROUND: f32 = 0.03;
/** Nearer to 0 and 1 nothing is to be decided. */
const CERTAIN: f32 = 0.004;
/** From where to where a share turns from background to person. */
const TURN_FROM: f32 = 0.15;
const TURN_TO: f32 = 0.85;
/** Of a fainter pixel, its own color cannot be told from the old background. */
const FAINTEST: f32 = 0.15;
/** Squares of how far two colors are apart, in levels of luma, blue and red: nothing can be told by nearer ones, and much by others. */
const NEAR_COLORS: f32 = 150;
const FAR_COLORS: f32 = 900;
/** The share of the cells nearby whose mean is a color that one can rely on. */
const ENOUGH: f32 = 0.12;

let viewLeft: f32 = 0;
let viewTop: f32 = 0;
let viewWide: f32 = 1;
let viewHigh: f32 = 1;
/** The light around somebody: its luma, blue and red, and how much of it falls on them. */
let ambientLuma: f32 = 0;
let ambientBlue: f32 = 0;
let ambientRed: f32 = 0;
let ambience: f32 = 0;
/** How much brighter somebody is laid than they were filmed. */
let exposure: f32 = 1;
/** Of the four cells around a pixel, how much the one beside and the one below take part. */
let besideBy: f32 = 0;
let belowBy: f32 = 0;

let width: i32 = 0;
let height: i32 = 0;
let columns: i32 = 0;
let rows: i32 = 0;
let behindAt: usize = 0;
let matteAt: usize = 0;
let halfMatteAt: usize = 0;
let sharesAt: usize = 0;
let room: usize = 0;
let person: usize = 0;
let mean: usize = 0;
let slope: usize = 0;
let base: usize = 0;
let counted: usize = 0;
/** Luma, blue and red of each cell, of the person near it, and of what is behind them. */
let cells: usize = 0;
let own: usize = 0;
let ground: usize = 0;
/** How far one can rely on both colors near a cell. */
let known: usize = 0;

/** Makes room for pictures of this size; returns where what lies behind begins. */
export function begin(wide: i32, high: i32): usize {
  width = wide;
  height = high;
  columns = (wide + CELL - 1) >> SHIFT;
  rows = (high + CELL - 1) >> SHIFT;
  const picture = (wide * high * 3) >> 1;
  const grid = columns * rows * 4;
  behindAt = picture;
  matteAt = behindAt + picture;
  halfMatteAt = matteAt + wide * high;
  sharesAt = (halfMatteAt + ((wide * high) >> 2) + 15) & ~15;
  room = sharesAt + SIDE * SIDE * 4;
  person = room + (max<i32>(columns, rows) + 4) * 4;
  mean = person + grid;
  slope = mean + grid;
  base = slope + grid;
  counted = base + grid;
  cells = counted + grid;
  own = cells + 3 * grid;
  ground = own + 3 * grid;
  known = ground + 3 * grid;
  reserve(known + grid);
  return behindAt;
}

export function matte(): usize {
  return matteAt;
}

export function shares(): usize {
  return sharesAt;
}

/** What was looked at, in pixels of the picture; it may reach beyond it. */
export function setView(left: f32, top: f32, wide: f32, high: f32): void {
  viewLeft = left;
  viewTop = top;
  viewWide = wide;
  viewHigh = high;
}

/** Decides pixel by pixel how much is person, by the shares of the view; then only the person's own colors are left around them. */
export function cut(near: i32, far: i32): void {
  fillCells();
  layShares();
  collectColors(own, far, true);
  collectColors(ground, far, false);
  doubtByColor();
  followEdges(near);
  decide();
  for (let channel = 0; channel < 3; channel++) keepOwn(channel);
}

/** The means of the picture's planes in each cell. */
function fillCells(): void {
  const count = columns * rows * 4;
  const blue = width * height;
  const red = blue + (blue >> 2);
  const half = width >> 1;
  let out = cells;
  for (let row = 0; row < rows; row++) {
    const top = min<i32>(row * CELL, height - CELL);
    for (let column = 0; column < columns; column++, out += 4) {
      const left = min<i32>(column * CELL, width - CELL);
      let sum = 0;
      for (let y = top; y < top + CELL; y++)
        for (let at = y * width + left; at < y * width + left + CELL; at++) sum += load<u8>(at);
      store<f32>(out, <f32>sum / <f32>(CELL * CELL));
      const color = (top >> 1) * half + (left >> 1);
      store<f32>(out + count, meanOfFour(blue + color, half));
      store<f32>(out + 2 * count, meanOfFour(red + color, half));
    }
  }
}

function meanOfFour(at: usize, stride: i32): f32 {
  return <f32>sumOfFour(at, stride) / 4;
}

/** Of two by two pixels. */
function sumOfFour(at: usize, stride: i32): i32 {
  const below = at + stride;
  return <i32>load<u8>(at) + <i32>load<u8>(at, 1) + <i32>load<u8>(below) + <i32>load<u8>(below, 1);
}

/** The shares of the view in each cell; beside the view is nobody. */
function layShares(): void {
  const last: f32 = <f32>SIDE - 1.001;
  let out = person;
  for (let row = 0; row < rows; row++) {
    const y = ((<f32>(row * CELL + CELL / 2) - viewTop) / viewHigh) * <f32>SIDE - 0.5;
    const down = min<f32>(last, max<f32>(0, y));
    const low = down - <f32>(<i32>down);
    for (let column = 0; column < columns; column++, out += 4) {
      const x = ((<f32>(column * CELL + CELL / 2) - viewLeft) / viewWide) * <f32>SIDE - 0.5;
      if (x < -0.5 || y < -0.5 || x > <f32>SIDE - 0.5 || y > <f32>SIDE - 0.5) {
        store<f32>(out, 0);
        continue;
      }
      const across = min<f32>(last, max<f32>(0, x));
      const right = across - <f32>(<i32>across);
      const at = sharesAt + ((<i32>down * SIDE + <i32>across) << 2);
      const upper = mix(load<f32>(at), load<f32>(at, 4), right);
      const lower = mix(load<f32>(at, SIDE * 4), load<f32>(at, SIDE * 4 + 4), right);
      store<f32>(out, mix(upper, lower, low));
    }
  }
}

/** Who is not sure to be person and has the color of what is behind them there, not that of the person, is not. */
function doubtByColor(): void {
  const count = columns * rows;
  for (let k = 0; k < count; k++) {
    const share = load<f32>(person + (k << 2));
    if (share <= GROUND || share >= PERSON) continue;
    let along: f32 = 0;
    let apart: f32 = 0;
    for (let plane = 0; plane < 3; plane++) {
      const at = (plane * count + k) << 2;
      const behind = load<f32>(ground + at);
      const way = load<f32>(own + at) - behind;
      along += (load<f32>(cells + at) - behind) * way;
      apart += way * way;
    }
    const trust = smooth(NEAR_COLORS, FAR_COLORS, apart) * load<f32>(known + (k << 2));
    const byColor = smooth(0.1, 0.5, along / max<f32>(apart, 1));
    store<f32>(person + (k << 2), share * (1 - trust * (1 - byColor)));
  }
}

/** Says in each cell how the share follows the light: share = slope * light + base. The outline is known roughly, its edges are seen. */
function followEdges(near: i32): void {
  const count = columns * rows;
  // `counted` has the mean light meanwhile, `slope` its product with the share, `base` its square.
  for (let k = 0; k < count; k++) {
    const at = k << 2;
    const light = load<f32>(cells + at) / 255;
    const share = load<f32>(person + at);
    store<f32>(counted + at, light);
    store<f32>(mean + at, share);
    store<f32>(slope + at, light * share);
    store<f32>(base + at, light * light);
  }
  boxMean(counted, columns, rows, near, room);
  boxMean(mean, columns, rows, near, room);
  boxMean(slope, columns, rows, near, room);
  boxMean(base, columns, rows, near, room);
  for (let k = 0; k < count; k++) {
    const at = k << 2;
    const light = load<f32>(counted + at);
    const share = load<f32>(mean + at);
    const follows = (load<f32>(slope + at) - light * share) / (load<f32>(base + at) - light * light + EDGE);
    store<f32>(slope + at, follows);
    store<f32>(base + at, share - follows * light);
  }
  boxMean(slope, columns, rows, near, room);
  boxMean(base, columns, rows, near, room);
}

/** The mean colors near each cell of what is surely person, or surely none. */
function collectColors(to: usize, far: i32, ofPerson: bool): void {
  const count = columns * rows;
  for (let k = 0; k < count; k++) {
    const share = load<f32>(person + (k << 2));
    store<f32>(counted + (k << 2), (ofPerson ? share > PERSON : share < GROUND) ? 1 : 0);
  }
  for (let plane = 0; plane < 3; plane++) {
    const from = cells + ((plane * count) << 2);
    const into = to + ((plane * count) << 2);
    for (let k = 0; k < count; k++)
      store<f32>(into + (k << 2), load<f32>(from + (k << 2)) * load<f32>(counted + (k << 2)));
    boxMean(into, columns, rows, far, room);
  }
  boxMean(counted, columns, rows, far, room);
  for (let k = 0; k < count; k++) {
    const seen = max<f32>(load<f32>(counted + (k << 2)), 0.0001);
    for (let plane = 0; plane < 3; plane++) {
      const at = to + ((plane * count + k) << 2);
      store<f32>(at, load<f32>(at) / seen);
    }
    const trust = smooth(0, ENOUGH, seen);
    store<f32>(known + (k << 2), ofPerson ? trust : trust * load<f32>(known + (k << 2)));
  }
}

/** Fills the mattes. */
function decide(): void {
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) decideCell(row, column);
  const half = width >> 1;
  for (let y = 0; y < height >> 1; y++) {
    for (let x = 0; x < half; x++) {
      const sum = sumOfFour(matteAt + 2 * (y * width + x), width);
      store<u8>(halfMatteAt + y * half + x, <u8>((sum + 2) >> 2));
    }
  }
}

function decideCell(row: i32, column: i32): void {
  const left = column * CELL;
  const right = min<i32>(width, left + CELL);
  const bottom = min<i32>(height, (row + 1) * CELL);
  const share = load<f32>(mean + ((row * columns + column) << 2));
  if (share < CERTAIN || share > 1 - CERTAIN) {
    for (let y = row * CELL; y < bottom; y++)
      memory.fill(matteAt + y * width + left, share < 0.5 ? 0 : 255, right - left);
    return;
  }
  for (let y = row * CELL; y < bottom; y++) {
    const down: f32 = (<f32>(y - row * CELL) + 0.5) / <f32>CELL - 0.5;
    const nextRow = max<i32>(0, min<i32>(rows - 1, down < 0 ? row - 1 : row + 1));
    for (let x = left; x < right; x++) {
      const across: f32 = (<f32>(x - left) + 0.5) / <f32>CELL - 0.5;
      const nextColumn = max<i32>(0, min<i32>(columns - 1, across < 0 ? column - 1 : column + 1));
      const first = (row * columns + column) << 2;
      const toRight = ((nextColumn - column) << 2) as usize;
      const toLower = (((nextRow - row) * columns) << 2) as usize;
      besideBy = abs<f32>(across);
      belowBy = abs<f32>(down);
      const follows = ofFour(slope + first, toRight, toLower);
      const start = ofFour(base + first, toRight, toLower);
      const pixel = y * width + x;
      const turned = smooth(TURN_FROM, TURN_TO, follows * (<f32>load<u8>(pixel) / 255) + start);
      store<u8>(matteAt + pixel, byteOf(255 * turned));
    }
  }
}

/** A value between four cells. */
function ofFour(at: usize, toRight: usize, toLower: usize): f32 {
  const upper = mix(load<f32>(at), load<f32>(at + toRight), besideBy);
  const lower = mix(load<f32>(at + toLower), load<f32>(at + toLower + toRight), besideBy);
  return mix(upper, lower, belowBy);
}

/** Around the outline, takes out of a plane what shone through of the background. */
function keepOwn(channel: i32): void {
  const isLuma = channel === 0;
  const half = (width * height) >> 2;
  const plane: usize = isLuma ? 0 : width * height + (channel - 1) * half;
  const alpha = isLuma ? matteAt : halfMatteAt;
  const stride = isLuma ? width : width >> 1;
  const shift = isLuma ? SHIFT : SHIFT - 1;
  const lines = isLuma ? height : height >> 1;
  for (let row = 0; row < lines; row++) {
    const cellRow = (channel * rows + (row >> shift)) * columns;
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const covered = load<u8>(alpha + at);
      if (covered === 255) continue;
      const place = ((row >> shift) * columns + (column >> shift)) << 2;
      // Far from the person nothing of them is seen.
      if (covered === 0 && load<f32>(mean + place) < CERTAIN) continue;
      const cell = (cellRow + (column >> shift)) << 2;
      const trust = load<f32>(known + place);
      const inside = load<f32>(own + cell);
      const outside = load<f32>(ground + cell);
      const share: f32 = <f32>covered / 255;
      const seen = <f32>load<u8>(plane + at);
      const pure = (seen - outside * (1 - share)) / max<f32>(share, FAINTEST);
      // Where the outline lies too far inside, nothing shone through: never beyond the person's own color.
      const within = min<f32>(max<f32>(seen, inside), max<f32>(min<f32>(seen, inside), pure));
      store<u8>(plane + at, byteOf(mix(seen, mix(inside, within, share), trust)));
    }
  }
}

/** The light of the place, of which a share falls on the person, and how much brighter it makes them. */
export function setAmbience(luma: f32, blue: f32, red: f32, share: f32, gain: f32): void {
  exposure = gain;
  ambientLuma = luma;
  ambientBlue = blue;
  ambientRed = red;
  ambience = share;
}

/** Lays the person over what is behind; the picture becomes the whole. */
export function lay(): void {
  for (let channel = 0; channel < 3; channel++) layPlane(channel);
}

function layPlane(channel: i32): void {
  const isLuma = channel === 0;
  const whole = width * height;
  const count = isLuma ? whole : whole >> 2;
  const plane: usize = isLuma ? 0 : whole + (channel - 1) * count;
  const alpha = isLuma ? matteAt : halfMatteAt;
  const light = isLuma ? ambientLuma : channel === 1 ? ambientBlue : ambientRed;
  const parts: f32 = 256;
  const zero: f32 = isLuma ? 16 : 128;
  const kept = <i32>(parts * (1 - ambience) * exposure + 0.5);
  const added = <i32>(parts * (light * ambience + zero * (1 - ambience) * (1 - exposure)) + 128);
  for (let at = 0; at < count; at++) {
    const share = <i32>load<u8>(alpha + at);
    const other = <i32>load<u8>(behindAt + plane + at);
    if (share === 0) {
      store<u8>(plane + at, <u8>other);
      continue;
    }
    const lit = max<i32>(16, min<i32>(240, (<i32>load<u8>(plane + at) * kept + added) >> 8));
    store<u8>(plane + at, <u8>((other * (255 - share) + lit * share + 127) / 255));
  }
}
