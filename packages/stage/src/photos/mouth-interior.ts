import type { Mouth } from '@herald/media/mouth';
import { mixRgb, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import { BetweenLips, type Inside, type InsideView, type TeethLook } from '#clips/between-lips.ts';
import { tintFlesh } from '#clips/flesh-tint.ts';
import { lipMovesOf, NO_FEELING } from '#clips/lip-moves.ts';
import { shadedByLips } from '#clips/lip-shade.ts';
import type { FramePixels } from './frame-pixels.ts';
import { emptyOpening, type LipOpening, measureOpening, openingBounds } from './lip-opening.ts';
import type { MouthMesh } from './mouth-mesh.ts';
import type { MouthPalette } from './mouth-palette.ts';
import { type MouthShape, mouthShape } from './mouth-shape.ts';
import { luminance } from './photo-colors.ts';
import type { SourceTeeth } from './source-teeth.ts';

/** The pixel that is being painted: its colour so far, and where it lies between the lips. */
interface Spot {
  red: number;
  green: number;
  blue: number;
  /** from the left corner, and from the middle of the mouth */
  along: number;
  across: number;
  /** below the upper lip, and above the lower lip */
  below: number;
  above: number;
  /** below the line between the corners */
  down: number;
  /** a number of its own for the grain */
  at: number;
}

/** Where the teeth have their middle, and how far the mouth reaches to both sides of it, in mouth widths. */
export interface TeethPlace {
  readonly middle: number;
  readonly left: number;
  readonly right: number;
}

/** Edges of teeth are this much sharper than the sharpest edges of the picture allow. */
const SHARPER = 0.75;

/** A row whose ends are dark, that fills its opening, or that has the gray of its own shade, is a band behind a slot. */
const TEETH: TeethLook = {
  softEdge: 0.026,
  softEdgePx: 2.2,
  lost: 0.4,
  ends: { from: 0.74, to: 1.06 },
  underLip: 0.6,
  warmth: 0.9,
  told: 0.35,
  bitten: 0.85,
  filled: 0.66,
  lowered: 0.62,
};

/** The dark of the mouth beside the line between closed lips: light falls in, and black looks like a hole. */
const DARK = 1.6;
/** An opening thinner than this, in mouth widths, shows less and less of what is behind it, and the shade of the lips instead: no dark wedge ends in the corners. */
const THIN = 0.045;
/** How much of that shade is the color of the lips. */
const LIP_IN_SHADE = 0.5;

/** In widths of an opening from its ends: where lips lead over into each other, in shade that grows inwards, and so many pixels beside it that is read. */
const CORNER = 0.19;
const CORNER_SHADE = { end: 0.78, inside: 0.42 };
const BESIDE_PX = 2;
/** That shade is of flesh: so much more it takes of green and blue than of red, or a dark corner is grey smoke. */
const CORNER_WARMTH = 0.17;
/** So much of its color is that of the lips, which are too thin there to be read: skin in shade is a grey box beside red lips. */
const CORNER_RED = 0.6;
/** So much softer is the edge of an opening there. */
const CORNER_SOFTER = 0.8;

/** The upper lip shades what is inside, over this share of a mouth's width and at most this share of the opening; corners do so over this share of its length. */
const LIP_SHADE = { share: 0.3, deep: 0.06, ofOpening: 0.34 };
const SIDE_SHADE = { share: 0.26, over: 0.34 };
/** Beside what filmed lips lead over into a mouth: rounded lower ones are pushed out as they are. */
const ROUNDED_REACH = 0.5;
/** Beside the sharpest edge of the picture: the upper lip ends before its shade, the lower one rolls inwards, and no line ends it. */
const LIP_SOFTER = { upper: 1.2, lower: 2.8 };
/** How much covers the very edge of each lip, where the picture may have the shine of its own line. */
const LAPS_OVER = { upper: 0.85, lower: 0.9 };

/** The tip of a tongue between teeth: half its width in mouth widths, its share of the opening, how much of that is its soft edge, and its light in front and under the teeth. */
const TIP = { wide: 0.3, high: 0.52, soft: 0.5, front: 0.8, underTeeth: 0.56 };

/** The line between closed lips fades over this share of it at both ends. */
const LINE_END = 0.16;
/** In mouth widths above and below that line, along it from either end, and beyond: where shut lips are joined. */
const JOIN_REACH = 0.035;
const JOIN_ALONG = 0.26;
const JOIN_BEYOND = 0.07;

/** Paints what is seen between the lips, pixel by pixel, and the line where they meet. */
export class MouthInterior {
  readonly #palette: MouthPalette;
  readonly #mouthWidth: number;
  /** the size of the tongue goes by this */
  readonly #size: number;
  /** beyond this distance from the opening, nothing is painted */
  readonly #lineReach: number;
  readonly #between = new BetweenLips();
  readonly #view: InsideView;
  readonly #place: Inside = { u: 0, v: 0, above: 0, below: 0 };
  /** colour of the tongue's tip in full light: flesh, with something of this person's lips */
  readonly #tip: Rgb;
  readonly #lipShade: Rgb;
  readonly #cornerColor = new Float32Array(3);
  readonly #noise: Float32Array;
  readonly #opening: LipOpening = emptyOpening();
  readonly #spot: Spot = { red: 0, green: 0, blue: 0, along: 0, across: 0, below: 0, above: 0, down: 0, at: 0 };
  #shape: MouthShape = mouthShape(closedMouth, 0);
  readonly #lipReach = { lower: 1 };
  #gap = 0;
  /** of a row of the picture that is painted */
  #rowBytes = 0;
  /** how far the middle of the resting lips is above the line between the corners, and where it is along it */
  #restDown = 0;
  #restAlong = 0;

  constructor(
    palette: MouthPalette,
    mouthWidth: number,
    source: { place: TeethPlace; teeth: SourceTeeth | undefined },
  ) {
    const { place, teeth } = source;
    this.#palette = palette;
    this.#mouthWidth = mouthWidth;
    this.#size = mouthWidth / 0.72;
    this.#lineReach = Math.max(4, 0.05 * mouthWidth);
    this.#view = {
      moves: lipMovesOf(closedMouth),
      mouth: {
        ...palette,
        ...place,
        seam: () => 0,
        dark: scaleRgb(palette.lipLine, DARK),
        teeth: teeth ? ownTone(palette.teeth, teeth.color) : palette.teeth,
        own: teeth?.own ?? null,
      },
      unitPx: mouthWidth / Math.max(1, SHARPER * palette.edgePx),
      gain: 1,
      openLeft: 0,
      openRight: 0,
      look: TEETH,
    };
    const tip = mixRgb(scaleRgb([222, 132, 126], palette.exposure), scaleRgb(palette.lip, [1.18, 1.1, 1.12]), 0.3);
    this.#tip = tintFlesh(palette.flesh, tip, [0, 0, 0]);
    this.#lipShade = mixRgb(palette.lipLine, palette.lip, LIP_IN_SHADE);
    const random = seededRandom(7);
    this.#noise = Float32Array.from({ length: 4096 }, () => (random() + random() + random() - 1.5) * 2);
  }

  /** Draws into `out`, whose corner lies at (originX, originY) in the frame; returns what it may have changed. */
  draw(
    out: FramePixels,
    { x: originX, y: originY }: { x: number; y: number },
    mesh: MouthMesh,
    { shape, mouth }: { shape: MouthShape; mouth: Mouth },
  ): Rect {
    const opening = this.#opening;
    const spot = this.#spot;
    measureOpening(opening, mesh);
    this.#shape = shape;
    this.#rowBytes = out.width * 4;
    const middle = opening.length >> 1;
    this.#gap = Math.max(0, opening.bottom[middle] - opening.top[middle]);
    this.#lookAt(mesh, mouth);
    const box = openingBounds(mesh, Math.ceil(this.#mouthWidth * 0.09) + 2, originX, originY, out);
    for (let y = box.y; y < box.y + box.height; y++) {
      for (let x = box.x; x < box.x + box.width; x++) {
        const dx = x + originX - opening.originX;
        const dy = y + originY - opening.originY;
        spot.along = dx * opening.axisX + dy * opening.axisY;
        spot.at = y * out.width + x;
        this.#pixel(out.bytes, dy * opening.axisX - dx * opening.axisY);
      }
    }
    return box;
  }

  /** Teeth stand still in the head: they are measured from where the resting lips would meet, wherever the jaw has gone. */
  #lookAt(mesh: MouthMesh, mouth: Mouth): void {
    const { originX, originY, axisX, axisY, length } = this.#opening;
    const [x, y] = mesh.restPoint();
    this.#restAlong = (x - originX) * axisX + (y - originY) * axisY;
    this.#restDown = (y - originY) * axisX - (x - originX) * axisY;
    const moves = lipMovesOf(mouth, { ...NO_FEELING, smile: this.#shape.smile });
    this.#view.moves = { ...moves, jaw: (this.#shape.jaw * mesh.source.face.faceWidth) / this.#mouthWidth };
    this.#lipReach.lower = mix(1, ROUNDED_REACH, this.#shape.round);
    this.#view.openLeft = -this.#restAlong / this.#mouthWidth;
    this.#view.openRight = (length - this.#restAlong) / this.#mouthWidth;
  }

  #pixel(bytes: Uint8ClampedArray, down: number): void {
    const opening = this.#opening;
    const palette = this.#palette;
    const spot = this.#spot;
    const inRow = clamp(spot.along, 0, opening.length - 1.001);
    const k = inRow | 0;
    const top = mix(opening.top[k], opening.top[k + 1], inRow - k);
    const bottom = mix(opening.bottom[k], opening.bottom[k + 1], inRow - k);
    const off = down - (top + bottom) / 2;
    const reach = (bottom - top) / 2 + this.#lineReach;
    if (off > reach || off < -reach) return;
    const byte = spot.at * 4;
    spot.red = bytes[byte];
    spot.green = bytes[byte + 1];
    spot.blue = bytes[byte + 2];
    const ends = clamp((spot.along + 0.5) / 2) * clamp((opening.length - 0.5 - spot.along) / 2);
    const wide = smoothstep(0, Math.max(1.5 * palette.edgePx, THIN * this.#mouthWidth), bottom - top);
    const parted = smoothstep(0, 1.5 * palette.edgePx, bottom - top);
    const { openFrom, openTo } = opening;
    const end = Math.min(spot.along - openFrom, openTo - spot.along) / Math.max(1, openTo - openFrom);
    const corner = 1 - smoothstep(0, CORNER, end);
    const upperSoft = palette.edgePx * (LIP_SOFTER.upper + CORNER_SOFTER * corner);
    const lowerSoft = palette.edgePx * (LIP_SOFTER.lower + CORNER_SOFTER * corner);
    const within = Math.min((down - top) / upperSoft + LAPS_OVER.upper, (bottom - down) / lowerSoft + LAPS_OVER.lower);
    const cover = clamp(within) * ends * parted;
    if (cover > 0) {
      spot.across = spot.along - opening.length / 2;
      spot.below = down - top;
      spot.above = bottom - down;
      spot.down = down;
      if (corner > 0) this.#shadeCorner(bytes, end);
      this.#inside(cover, wide * (1 - this.#shadedBy(end)), corner);
    }
    if (parted < 1) this.#joinCorner(bytes, off, 1 - parted);
    this.#lipLine(off);
    bytes[byte] = spot.red;
    bytes[byte + 1] = spot.green;
    bytes[byte + 2] = spot.blue;
  }

  /** Towards the corners shut lips meet without an edge: what is above leads over into what is below. */
  #joinCorner(bytes: Uint8ClampedArray, off: number, shut: number): void {
    const { along, at } = this.#spot;
    const reach = Math.max(2, Math.round(JOIN_REACH * this.#mouthWidth));
    if (off <= -reach || off >= reach) return;
    const inside = Math.min(along, this.#opening.length - along) / this.#mouthWidth;
    const ends = smoothstep(-JOIN_BEYOND, 0, inside) * (1 - smoothstep(0.5 * JOIN_ALONG, JOIN_ALONG, inside));
    const share = 0.85 * shut * ends;
    if (share <= 0) return;
    const row = this.#rowBytes;
    const above = at * 4 - Math.round(off + reach) * row;
    const below = at * 4 + Math.round(reach - off) * row;
    if (above < 0 || below + 2 >= bytes.length) return;
    const t = (off + reach) / (2 * reach);
    this.#layColor(
      mix(bytes[above], bytes[below], t),
      mix(bytes[above + 1], bytes[below + 1], t),
      mix(bytes[above + 2], bytes[below + 2], t),
      share,
    );
  }

  /** The color of both lips beside the opening, in shade. */
  #shadeCorner(bytes: Uint8ClampedArray, end: number): void {
    const { at, below, above } = this.#spot;
    const row = this.#rowBytes;
    const upper = Math.max(0, at * 4 - Math.ceil(below + BESIDE_PX) * row);
    const lower = Math.min(bytes.length - row + ((at * 4) % row), at * 4 + Math.ceil(above + BESIDE_PX) * row);
    const t = clamp(below / Math.max(1, below + above));
    const light = mix(CORNER_SHADE.end, CORNER_SHADE.inside, smoothstep(0, CORNER, end));
    const warm = light * (1 - CORNER_WARMTH * this.#palette.flesh.redness);
    for (let c = 0; c < 3; c++)
      this.#cornerColor[c] =
        (c === 0 ? light : warm) * mix(mix(bytes[upper + c], bytes[lower + c], t), this.#palette.lip[c], CORNER_RED);
  }

  /** How much of the light that falls on teeth and tongue the lips and their corners keep away. */
  #shadedBy(end: number): number {
    const { below, above } = this.#spot;
    const deep = Math.max(1, Math.min(LIP_SHADE.deep * this.#mouthWidth, LIP_SHADE.ofOpening * (below + above)));
    const upper = LIP_SHADE.share * (1 - smoothstep(0, deep, below));
    const side = SIDE_SHADE.share * (1 - smoothstep(0, SIDE_SHADE.over, end));
    return 1 - (1 - upper) * (1 - side);
  }

  /** `lit` is how much of the light in the mouth is seen there, and `corner` how much of the corner's shade. */
  #inside(cover: number, lit: number, corner: number): void {
    const palette = this.#palette;
    const spot = this.#spot;
    const place = this.#place;
    const mouthWidth = this.#mouthWidth;
    const { red, green, blue } = spot;
    place.u = (spot.along - this.#restAlong) / mouthWidth;
    place.v = (spot.down - this.#restDown) / mouthWidth;
    place.above = place.v - spot.below / mouthWidth;
    place.below = place.v + spot.above / mouthWidth;
    const view = this.#view;
    this.#between.colorAt(view, place);
    const seen = shadedByLips(this.#between.color, view, place, this.#lipReach);
    const shade = this.#lipShade;
    spot.red = mix(Math.min(shade[0], seen[0]), seen[0], lit);
    spot.green = mix(Math.min(shade[1], seen[1]), seen[1], lit);
    spot.blue = mix(Math.min(shade[2], seen[2]), seen[2], lit);
    const atCorner = this.#cornerColor;
    if (corner > 0) this.#layColor(atCorner[0], atCorner[1], atCorner[2], corner);
    if (this.#shape.tongueTip > 0) this.#tongueTip();
    const grain = 1 + (this.#noise[spot.at & 4095] * palette.grain) / 200;
    spot.red = mix(red, spot.red * grain, cover);
    spot.green = mix(green, spot.green * grain, cover);
    spot.blue = mix(blue, spot.blue * grain, cover);
  }

  /** The tip between the teeth: it rests on the lower lip, under the edge of the upper teeth, whose shade it is in. */
  #tongueTip(): void {
    const shape = this.#shape;
    const size = this.#size;
    const { across, above } = this.#spot;
    const rx = TIP.wide * this.#mouthWidth;
    const height = Math.min(this.#gap * TIP.high, 0.08 * size) * shape.tongueTip;
    const reach = height * Math.sqrt(Math.max(0, 1 - Math.abs(across / rx) ** 2.2));
    const soft = Math.max(2 * this.#palette.edgePx, TIP.soft * height);
    const cover = smoothstep(-0.5, 0.5, (reach - above) / soft) * (1 - smoothstep(0.6, 1, Math.abs(across / rx)));
    if (cover <= 0) return;
    const t = clamp(above / Math.max(1, reach));
    const groove = 1 - 0.06 * Math.exp(-((across / (0.03 * size)) ** 2));
    const rest = mix(0.7, 1, clamp(above / (0.02 * size)));
    this.#lay(this.#tip, mix(TIP.front, TIP.underTeeth, t * t) * groove * rest, cover);
  }

  /** The dark line of closed lips, and the shade in both corners; `off` is the distance from the line. */
  #lipLine(off: number): void {
    const palette = this.#palette;
    const opening = this.#opening;
    const mouthWidth = this.#mouthWidth;
    const shape = this.#shape;
    const gap = this.#gap;
    const spot = this.#spot;
    const seamShare = 1 - clamp((gap - 0.6) / 5);
    const width = Math.max(0.9, 0.0085 * mouthWidth) * (1 - 0.12 * shape.pressed);
    const end = Math.min(spot.along, opening.length - spot.along);
    let share = 0;
    if (seamShare > 0 && end > 0 && off < 3 * width && off > -3 * width) {
      const fine = Math.exp(-(off * off) / (2 * width * width));
      const parted = gap > 1 ? 1 - 0.75 * shape.round : 1;
      share = (0.62 + 0.12 * shape.pressed) * seamShare * parted * fine * smoothstep(0, LINE_END * opening.length, end);
    }
    const radius = 0.05 * mouthWidth;
    if (end < radius + 0.02 * mouthWidth && off < radius && off > -radius) {
      const distance = Math.hypot(Math.min(0, end) + Math.max(0, end - 0.02 * mouthWidth), off * 1.2);
      if (distance < radius) share = Math.max(share, 0.09 * (1 - distance / radius) ** 1.5);
    }
    if (share > 0) this.#lay(palette.lipLine, 1, share);
  }

  #lay(color: Rgb, light: number, cover: number): void {
    this.#layColor(color[0] * light, color[1] * light, color[2] * light, cover);
  }

  #layColor(red: number, green: number, blue: number, cover: number): void {
    const spot = this.#spot;
    spot.red = mix(spot.red, red, cover);
    spot.green = mix(spot.green, green, cover);
    spot.blue = mix(spot.blue, blue, cover);
  }
}

const closedMouth: Mouth = { open: 0, wide: 0, round: 0, press: 0, teeth: 0, tongue: 0 };

/** The person's own tooth colour, but not darker than teeth look in this light: small pictures show them too dark. */
function ownTone(lit: Rgb, own: Rgb): Rgb {
  const bright = Math.max(1, (0.9 * luminance(lit)) / Math.max(1, luminance(own)));
  const tone = (c: 0 | 1 | 2): number => mix(lit[c], Math.min(250, own[c] * bright), 0.5);
  return [tone(0), tone(1), tone(2)];
}
