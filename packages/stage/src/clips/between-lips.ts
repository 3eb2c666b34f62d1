import { clamp } from '#base/math/clamp.ts';
import { gaussian } from '#base/math/gaussian.ts';
import { mix } from '#base/math/mix.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import { edgeAt, gapAt, LOWER_TEETH, sideOfTooth, toothAt, UPPER_TEETH } from './drawn-teeth.ts';
import { tintFlesh } from './flesh-tint.ts';
import type { LipMoves } from './lip-moves.ts';
import type { MeasuredMouth } from './measure-mouth.ts';
import { isToothless } from './own-teeth.ts';
import type { Rgb } from './rgb.ts';
import type { UpperFace } from './upper-face.ts';

/** A rounded mouth is darkest below the upper teeth, from where it gets lighter down to the lower lip; as shares of its height. */
const HOLLOW = { depth: 0.12, from: 0.08, at: 0.3, to: 0.85 };
/** How round lips begin to cover the teeth, and how round they are when they do. */
const UNDER = { from: 0.3, to: 0.85 };
/** The light that teeth behind rounded lips have left. */
const BEHIND_ROUNDED = 0.64;
/** The wet inner side of a rounded lower lip: how high it is seen, in mouth widths, the light it has of the lip, and how much it covers. */
const INNER_LIP = { height: 0.06, light: 0.68, cover: 0.8 };
/** A rounded mouth holds its tongue so much higher, in mouth widths. */
const TONGUE_UP = 0.05;
/** Light falls in from the front: so much of it reaches the back, and so much of it the sides lose. */
const BACK_LIGHT = 0.42;
const SIDE_SHADE = 0.3;
/** How far a tongue lies below the upper teeth in an open mouth, as a share of the jaw's way, and its light at its back and its front. */
const TONGUE_DOWN = 0.15;
const TONGUE_LIGHT = { back: 0.46, front: 0.92 };
/** How much of the light of teeth the gum above them takes, and how high they are before it begins, in mouth widths. */
const GUM_SHADE = 0.28;
const CROWN = { from: 0.035, to: 0.11 };
/** The row is round: its middle incisors have the light, and from their sides on it goes, as shares of half a row. */
const ROW_LIGHT = { middle: 1.01, slope: 0.08, from: 0.24, to: 0.88 };
/** Where a crown bulges it catches light, above its edge in mouth widths; the edge itself is thin and lets the dark through. */
const BULGE = { light: 0.05, at: 0.045, spread: 0.022 };
const THIN_EDGE = { shade: 0.2, height: 0.024 };
/** Teeth stand apart at their edges; above, so much is left of the line between them that no zipper is seen. */
const LINE_ABOVE = 0.15;
const LINE_UP = { from: 0.012, to: 0.045 };
/** A tooth is round, and its sides turn away from the light. */
const SIDE_OF_TOOTH = 0.09;
/** Where a row ends, and how much farther a broad smile shows it, in shares of it: corners that are drawn apart uncover the teeth behind. */
const ROW_END = 0.47;
const UNCOVERED = 0.09;
/** So much of the light that the sides of a row lack comes back in a broad smile. */
const SMILE_LIGHT = 0.55;
/** How much shorter teeth are at their corners, in mouth widths. */
const CORNER = { upper: 0.012, lower: 0.006 };
/** A lower tooth that leans is longer than its row by less than this, in mouth widths. */
const LONGER_THAN_ROW = 0.001;
/** How far a line between teeth reaches aside, in mouth widths, and how many pixels further. */
const LINE_REACH = { upper: 0.009, lower: 0.006 };
const LINE_REACH_PX = 0.5;
/** Columns of a row of the person's own teeth. */
const ROW_FADE = 8;

/** A place between the lips: where it is, and where the lips are above and below it. */
export interface Inside {
  u: number;
  v: number;
  above: number;
  below: number;
}

/** What a moment has in common for all places between the lips. */
export interface InsideView {
  moves: LipMoves;
  mouth: Omit<MeasuredMouth, 'chin' | 'nose' | 'lineHalf' | 'dents' | keyof UpperFace>;
  /** pixels of the film per mouth width */
  unitPx: number;
  /** brightness of this picture beside that of the clip */
  gain: number;
  openLeft: number;
  openRight: number;
  look?: TeethLook;
}

/** How a row of teeth is seen. */
export interface TeethLook {
  /** over so much of a mouth width the tips of the upper teeth go over into the dark, and over so many pixels of a small mouth */
  readonly softEdge: number;
  readonly softEdgePx: number;
  /** how much of its light a row loses towards its ends, and from which share of it to which it ends */
  readonly lost: number;
  readonly ends: { readonly from: number; readonly to: number };
  /** how much light reaches teeth just below the upper lip */
  readonly underLip: number;
  /** how much more of its color flesh around gives to a shaded tooth */
  readonly warmth: number;
  /** how much clearer one tooth is told from the next above its edge */
  readonly told: number;
  /** how much of what rounded lips cover of teeth that bite they leave: a ch shows its teeth */
  readonly bitten: number;
  /** the most of an opening's height that upper teeth fill: below them it is dark, or a slit is one white bar */
  readonly filled: number;
  /** how far lower teeth go with the jaw: the lower lip goes farther and shows their edges */
  readonly lowered: number;
}

export const AS_FILMED: TeethLook = {
  softEdge: 0.05,
  softEdgePx: 3,
  lost: 0.46,
  ends: { from: 0.72, to: 1.06 },
  underLip: 0.46,
  warmth: 0.5,
  told: 0.3,
  bitten: 0.2,
  filled: 0.78,
  lowered: 0.62,
};

type Part = [number, number, number];

/** Colors between the lips. Upper teeth stand still in the head; lower teeth and tongue go with the jaw. */
export class BetweenLips {
  #red = 0;
  #green = 0;
  #blue = 0;

  /** Reused from call to call: a picture asks for tens of thousands of places, and each new list is garbage. */
  readonly color: [number, number, number] = [0, 0, 0];
  readonly #part: Part = [0, 0, 0];

  colorAt(view: InsideView, at: Inside): Rgb {
    this.#darkness(view, at);
    this.#tongue(view, at);
    this.#tint(view);
    this.#lowerTeeth(view, at);
    if (!this.#ownTeeth(view, at)) this.#upperTeeth(view, at);
    this.#shade(view, at);
    return this.color;
  }

  #lay(color: Rgb, light: number, cover: number): void {
    this.#red += (color[0] * light - this.#red) * cover;
    this.#green += (color[1] * light - this.#green) * cover;
    this.#blue += (color[2] * light - this.#blue) * cover;
  }

  /** The picture's own dark: redder, and a little lighter towards the front. */
  #darkness({ mouth, gain, openLeft, openRight }: InsideView, { u, v, above, below }: Inside): void {
    const exposure = mouth.exposure * gain;
    const down = clamp((v - above) / Math.max(0.04, below - above));
    const aside = clamp(Math.abs(2 * u - openLeft - openRight) / Math.max(0.1, openRight - openLeft));
    const share = mix(BACK_LIGHT, 1, down * down) * (1 - SIDE_SHADE * aside * aside);
    this.#red = (mouth.dark[0] * 0.4 + 52 * exposure) * share;
    this.#green = (mouth.dark[1] * 0.3 + 20 * exposure) * share;
    this.#blue = (mouth.dark[2] * 0.3 + 19 * exposure) * share;
  }

  #tongue({ moves, mouth, gain }: InsideView, { u, v }: Inside): void {
    const line = mouth.seam(0);
    const exposure = mouth.exposure * gain;
    const across = u / (0.33 * (1 - 0.3 * moves.round));
    const rest = line + TONGUE_DOWN * moves.jaw + 0.02 - TONGUE_UP * roundedOf(moves);
    const top = mix(rest, line + 0.05, moves.tongue * 0.8) + 0.1 * across * across;
    const cover = smoothstep(-0.05, 0.08, v - top) * (1 - smoothstep(0.75, 1.05, Math.abs(across)));
    if (cover <= 0) return;
    const height = clamp((v - top) / 0.12);
    const groove = 1 - 0.1 * Math.exp(-((u / 0.025) ** 2));
    const light =
      exposure *
      mix(TONGUE_LIGHT.back, TONGUE_LIGHT.front, Math.sin(Math.min(1.4, height * 1.4))) *
      (1 - 0.25 * Math.abs(across)) *
      groove;
    const { lip } = mouth;
    const flesh = this.#part;
    flesh[0] = mix(lip[0] / exposure, 196, 0.5);
    flesh[1] = mix(lip[1] / exposure, 92, 0.6);
    flesh[2] = mix(lip[2] / exposure, 90, 0.6);
    this.#lay(flesh, light, cover * 0.85);
  }

  #tint({ mouth }: InsideView): void {
    const { color } = this;
    if (mouth.flesh.redness === 1) return;
    color[0] = this.#red;
    color[1] = this.#green;
    color[2] = this.#blue;
    tintFlesh(mouth.flesh, color, color);
    this.#red = color[0];
    this.#green = color[1];
    this.#blue = color[2];
  }

  /** Only their tips show above the lower lip. */
  #lowerTeeth({ moves, mouth, unitPx, gain, look = AS_FILMED }: InsideView, { u, v, above, below }: Inside): void {
    const along = alongRow(mouth, u);
    const aside = Math.abs(along) / 0.4;
    const shown = (1 - smoothstep(0.6, 1, aside)) * smoothstep(0.07, 0.17, below - above);
    const hidden = (1 - 0.9 * moves.round) * (1 - 0.85 * moves.tucked);
    if (shown * hidden <= 0) return;
    const pixel = 1 / unitPx;
    const row =
      mouth.seam(0) + 0.03 + moves.jaw * look.lowered - 0.02 * moves.tucked + 0.35 * along * along - 0.02 * moves.bared;
    const soft = Math.max(2.2 * pixel, 0.02);
    if (v <= row - LONGER_THAN_ROW - soft / 2) return;
    const k = toothAt(LOWER_TEETH, along);
    const tips = row + edgeAt(LOWER_TEETH, k, along, CORNER.lower);
    const cover = clamp((v - tips) / soft + 0.5) * shown * hidden;
    if (cover <= 0) return;
    const gap = gapAt(LOWER_TEETH, k, along, LINE_REACH.lower + LINE_REACH_PX * pixel);
    const gapLine = 1 - gap * lineLeft(v - tips, look.told);
    const { light: own, warm } = LOWER_TEETH[k];
    const light = 0.92 * own * gain * (0.62 - 0.3 * aside * aside) * gapLine * mix(0.75, 1, clamp((below - v) / 0.05));
    const { teeth, sideLeft, sideRight } = mouth;
    this.#lay(
      inShade(teeth, 0.35 * mouth.flesh.redness * (1 + look.warmth), warm, this.#part),
      light * mix(sideLeft, sideRight, clamp(u + 0.5)),
      cover * 0.95,
    );
  }

  #upperTeeth(view: InsideView, at: Inside): void {
    const { moves, mouth, unitPx, gain, look = AS_FILMED } = view;
    const { u, v, above } = at;
    const along = alongRow(mouth, u);
    const pixel = 1 / unitPx;
    const tips = mouth.seam(0) + 0.039 + 0.035 * moves.teeth * (1 - moves.open) - 0.2 * along * along;
    const aside = Math.abs(along) / (ROW_END + UNCOVERED * moves.beaming);
    const soft = Math.max(look.softEdgePx * pixel, look.softEdge);
    // No tooth is longer than its row: what lies below costs nothing.
    if (v >= tips + soft / 2 || aside >= look.ends.to) return;
    const k = toothAt(UPPER_TEETH, along);
    const longest = Math.min(tips, above + mix(look.filled, 1, moves.tucked) * (at.below - above));
    const edge = goneUnder(longest - edgeAt(UPPER_TEETH, k, along, CORNER.upper), view, at);
    const cover = softStep((edge - v) / soft + 0.5) * (1 - smoothstep(look.ends.from, look.ends.to, aside));
    if (cover <= 0) return;
    const gap = gapAt(UPPER_TEETH, k, along, LINE_REACH.upper + LINE_REACH_PX * pixel);
    const gapLine = 1 - gap * lineLeft(edge - v, look.told);
    const { light: own, warm } = UPPER_TEETH[k];
    const round = mix(roundOfRow(aside, look.lost), ROW_LIGHT.middle, SMILE_LIGHT * moves.beaming);
    const shadow = lipShadow(v - above, moves, look.underLip);
    const body = crownLight(tips - v, edge - v) * (1 - SIDE_OF_TOOTH * sideOfTooth(UPPER_TEETH, k, along));
    const light = 1.02 * own * gain * shadow * body * round * gapLine;
    const shade = 1 - round * shadow;
    this.#lay(
      behindRounded(inShade(mouth.teeth, shade * mouth.flesh.redness * (1 + look.warmth), warm, this.#part), view),
      light * mix(mouth.sideLeft, mouth.sideRight, clamp(u + 0.5)),
      cover,
    );
  }

  /** False where none were seen in the clip. Beyond the row that was seen it is dark. */
  #ownTeeth(view: InsideView, at: Inside): boolean {
    const { moves, mouth, unitPx, gain, look = AS_FILMED } = view;
    const { u, v, above } = at;
    const { own } = mouth;
    if (!own) return false;
    const x = clamp((u - own.left) * own.perUnit - 0.5, 0, own.width - 2.01);
    const column = Math.floor(x);
    const first = own.to[column];
    const second = own.to[column + 1];
    const from = own.from[column];
    if (isToothless(first) || isToothless(second) || isToothless(from)) return true;
    const tips = mix(first, second, x - column);
    const edge = goneUnder(tips, view, at);
    const cover = clamp((edge - v) / Math.max(2.2 / unitPx, 0.03) + 0.5) * endOfRow(own, column);
    if (cover <= 0) return true;
    const seen = Math.min(Math.max(v, from + 0.02), tips - 0.008);
    const y = clamp((seen - own.top) * own.perUnit - 0.5, 0, own.height - 1.01);
    const row = Math.floor(y);
    const k = (row * own.width + column) * 3;
    const { picture } = own;
    const seenColor = this.#part;
    for (let upper = k; upper < k + 3; upper++) {
      const below = upper + own.width * 3;
      seenColor[upper - k] = mix(
        mix(picture[upper], picture[upper + 3], x - column),
        mix(picture[below], picture[below + 3], x - column),
        y - row,
      );
    }
    this.#lay(behindRounded(seenColor, view), gain * lipShadow(v - above, moves, look.underLip), cover);
    return true;
  }

  /**
   * Lips throw shade, through which flesh shines; rounded ones let less light in, and show their inner side below. Corners and
   * slits are the color of the line between closed lips.
   */
  #shade({ moves, mouth, gain, openLeft, openRight }: InsideView, { u, v, above, below }: Inside): void {
    const rims = (1 - 0.3 * (1 - smoothstep(0, 0.05, below - v))) * (1 - 0.25 * (1 - smoothstep(0, 0.03, v - above)));
    const half = Math.max(0.05, (openRight - openLeft) / 2);
    const away = Math.abs(u - (openLeft + openRight) / 2) / half;
    const slit = 1 - smoothstep(0.01, 0.055, below - above);
    const rounded = roundedOf(moves);
    const down = (v - above) / Math.max(0.01, below - above);
    const hollow =
      clamp(1 - away * away) * smoothstep(HOLLOW.from, HOLLOW.at, down) * (1 - smoothstep(HOLLOW.at, HOLLOW.to, down));
    const left = mix(rims, 1 - HOLLOW.depth * hollow, rounded);
    const innerLip = INNER_LIP.cover * rounded * smoothstep(INNER_LIP.height, 0, below - v);
    const thin = Math.max(0.8 * smoothstep(mix(0.6, 0.8, moves.beaming), 1, away), slit);
    const dark = mix(0.6, 0.75, slit) * gain;
    const redder = mix(1, 0.9, mouth.flesh.redness);
    const warm = 1 + 0.45 * (1 - left) * mouth.flesh.redness;
    const lip = INNER_LIP.light * gain;
    const wet = 1 - 0.14 * mouth.flesh.redness;
    this.color[0] = mix(mix(this.#red * left * warm, mouth.lip[0] * lip, innerLip), mouth.dark[0] * dark, thin);
    this.color[1] = mix(
      mix(this.#green * left, mouth.lip[1] * lip * wet, innerLip),
      mouth.dark[1] * dark * redder,
      thin,
    );
    this.color[2] = mix(
      mix(this.#blue * left, mouth.lip[2] * lip * wet, innerLip),
      mouth.dark[2] * dark * redder,
      thin,
    );
  }
}

const softStep = (share: number): number => smoothstep(0, 1, share);

/** The row's middle is under the nose, and its far side is as much shorter as the lips are. */
function alongRow({ middle, left, right }: InsideView['mouth'], u: number): number {
  return ((u - middle) * 0.5) / (u < middle ? left + middle : right - middle);
}

const roundOfRow = (aside: number, lost: number): number =>
  ROW_LIGHT.middle - ROW_LIGHT.slope * aside - lost * smoothstep(ROW_LIGHT.from, ROW_LIGHT.to, aside);

/** Light of a crown from its edge up to the gum; `up` is from the tips of the row, `overEdge` from those of this tooth. */
function crownLight(up: number, overEdge: number): number {
  const gum = GUM_SHADE * smoothstep(CROWN.from, CROWN.to, up);
  const bulge = BULGE.light * gaussian(overEdge - BULGE.at, BULGE.spread);
  return 1 - 0.1 * clamp(up / 0.16) - gum + bulge - THIN_EDGE.shade * smoothstep(THIN_EDGE.height, 0, overEdge);
}

const lineLeft = (overEdge: number, told: number): number =>
  mix(1, mix(LINE_ABOVE, 1, told), smoothstep(LINE_UP.from, LINE_UP.to, overEdge));

/** Shade in a mouth is red, and some teeth are warmer than others. */
function inShade(color: Rgb, shade: number, warm: number, out: Part): Part {
  out[0] = color[0] * (1 + 0.3 * shade);
  out[1] = color[1] * (1 - 0.06 * shade);
  out[2] = color[2] * (1 - 0.08 * shade) * (1 - warm);
  return out;
}

/** The last columns of a row of teeth go under. */
function endOfRow({ to }: NonNullable<InsideView['mouth']['own']>, column: number): number {
  let free = 0;
  while (free < ROW_FADE && !isToothless(to[column - free] ?? -9) && !isToothless(to[column + 1 + free] ?? -9))
    free += 1;
  return free / ROW_FADE;
}

const roundedOf = ({ round }: LipMoves): number => smoothstep(0.4, 0.9, round);

/** Lips that come forward cover the teeth: between them it is dark. Teeth that only faded would be a grey slab. */
function goneUnder(tips: number, { moves, look = AS_FILMED }: InsideView, { above }: Inside): number {
  if (moves.round <= UNDER.from) return tips;
  const under = smoothstep(UNDER.from, UNDER.to, moves.round) * (1 - look.bitten * moves.teeth);
  return mix(tips, Math.min(tips, above - 0.012), under);
}

/** Light that comes through rounded lips has the color of skin. Changes the color in place. */
function behindRounded(color: Part, { moves, mouth }: InsideView): Part {
  const rounded = roundedOf(moves);
  if (rounded === 0) return color;
  const { skin } = mouth.flesh;
  for (let k = 0; k < 3; k++) color[k] *= mix(1, BEHIND_ROUNDED * skin[k], rounded);
  return color;
}

/** Lips that are drawn back let light onto the teeth. */
const lipShadow = (belowLip: number, { bared, beaming }: LipMoves, underLip: number): number =>
  mix(underLip + 0.18 * Math.max(bared, beaming), 1, smoothstep(-0.02, 0.09, belowLip));
