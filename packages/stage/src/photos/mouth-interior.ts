import type { Mouth } from '@herald/media/mouth';
import { mixRgb, type Rgb, scaleRgb } from '#base/color/rgb.ts';
import { clamp } from '#base/math/clamp.ts';
import { mix } from '#base/math/mix.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import { smoothstep } from '#base/math/smoothstep.ts';
import type { Rect } from '#base/performer.ts';
import type { FramePixels } from './frame-pixels.ts';
import { emptyOpening, type LipOpening, measureOpening, openingBounds } from './lip-opening.ts';
import type { MouthMesh } from './mouth-mesh.ts';
import type { MouthPalette } from './mouth-palette.ts';
import { type MouthShape, mouthShape } from './mouth-shape.ts';
import { luminance } from './photo-colors.ts';
import type { SourceTeeth } from './source-teeth.ts';
import { type HungTeeth, shadeTooth, type ToothPixel, teethRow } from './teeth.ts';

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
  /** a number of its own for the grain */
  at: number;
}

const throat: Rgb = [34, 10, 9];
const cavity: Rgb = [74, 24, 22];
const floor: Rgb = [112, 42, 40];
const tongueLight: Rgb = [222, 136, 128];
const tongueMiddle: Rgb = [186, 94, 92];
const tongueDark: Rgb = [104, 38, 38];

/** Paints what is seen between the lips, pixel by pixel, and the line where they meet. */
export class MouthInterior {
  readonly #palette: MouthPalette;
  readonly #mouthWidth: number;
  /** the size of teeth and tongue goes by this */
  readonly #size: number;
  /** beyond this distance from the opening, nothing is painted */
  readonly #lineReach: number;
  readonly #upper: HungTeeth;
  readonly #lower: HungTeeth;
  readonly #own: SourceTeeth | undefined;
  /** colour of the tongue's tip in full light: flesh, with something of this person's lips */
  readonly #tip: Rgb;
  readonly #noise: Float32Array;
  readonly #opening: LipOpening = emptyOpening();
  readonly #tooth: ToothPixel = { cover: 0, light: 0 };
  readonly #spot: Spot = { red: 0, green: 0, blue: 0, along: 0, across: 0, below: 0, above: 0, at: 0 };
  #shape: MouthShape = mouthShape(closedMouth, 0);
  #gap = 0;

  constructor(palette: MouthPalette, mouthWidth: number, own: SourceTeeth | undefined) {
    const toned = own ? { ...palette, teeth: ownTone(palette.teeth, own.color) } : palette;
    this.#palette = toned;
    this.#mouthWidth = mouthWidth;
    this.#size = mouthWidth / 0.72;
    this.#lineReach = Math.max(4, 0.05 * mouthWidth);
    this.#upper = { row: teethRow(mouthWidth * 0.44, toned, false), height: 0, edgePx: palette.edgePx };
    this.#lower = {
      row: teethRow(mouthWidth * 0.36, toned, true),
      height: 0.055 * this.#size,
      edgePx: palette.edgePx * 1.4,
    };
    this.#own = own;
    this.#tip = mixRgb(scaleRgb([222, 132, 126], palette.exposure), scaleRgb(palette.lip, [1.18, 1.1, 1.12]), 0.3);
    const random = seededRandom(7);
    this.#noise = Float32Array.from({ length: 4096 }, () => (random() + random() + random() - 1.5) * 2);
  }

  /** Draws into `out`, whose corner lies at (originX, originY) in the frame; returns what it may have changed. */
  draw(out: FramePixels, originX: number, originY: number, mesh: MouthMesh, shape: MouthShape): Rect {
    const opening = this.#opening;
    const spot = this.#spot;
    measureOpening(opening, mesh);
    this.#shape = shape;
    const middle = opening.length >> 1;
    this.#gap = Math.max(0, opening.bottom[middle] - opening.top[middle]);
    this.#hangTeeth();
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

  #hangTeeth(): void {
    const shape = this.#shape;
    const gap = this.#gap;
    const size = this.#size;
    const tall = mix(0.05, 0.105, shape.teeth) * size;
    this.#upper.height = mix(
      Math.min(tall, gap * 0.66 + 0.028 * size),
      Math.min(tall, gap * 0.62 + 0.03 * size),
      shape.tongueTip,
    );
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
    const within = Math.min(down - top, bottom - down);
    const wide = clamp((bottom - top) / (1.5 * palette.edgePx));
    const cover = clamp(within / palette.edgePx + 0.5) * ends * wide;
    if (cover > 0) {
      spot.across = spot.along - opening.length / 2;
      spot.below = down - top;
      spot.above = bottom - down;
      this.#inside(cover);
    }
    this.#lipLine(off);
    bytes[byte] = spot.red;
    bytes[byte + 1] = spot.green;
    bytes[byte + 2] = spot.blue;
  }

  #inside(cover: number): void {
    const palette = this.#palette;
    const spot = this.#spot;
    const shape = this.#shape;
    const gap = this.#gap;
    const size = this.#size;
    const { red, green, blue } = spot;
    this.#cavity(spot.below / Math.max(4, gap));
    this.#tongue();
    if (gap > 0.03 * size) this.#lowerTeeth();
    const show = clamp(0.12 + shape.teeth * 1.5);
    if (show > 0.15) this.#upperTeeth(show);
    this.#shade();
    if (shape.tongueTip > 0) this.#tongueTip();
    const grain = 1 + (this.#noise[spot.at & 4095] * palette.grain) / 200;
    spot.red = mix(red, spot.red * grain, cover);
    spot.green = mix(green, spot.green * grain, cover);
    spot.blue = mix(blue, spot.blue * grain, cover);
  }

  #cavity(depth: number): void {
    const { exposure } = this.#palette;
    const t = clamp(depth);
    const share = t < 0.6 ? t / 0.6 : (t - 0.6) / 0.4;
    const from = t < 0.6 ? throat : cavity;
    const to = t < 0.6 ? cavity : floor;
    this.#spot.red = mix(from[0], to[0], share) * exposure;
    this.#spot.green = mix(from[1], to[1], share) * exposure;
    this.#spot.blue = mix(from[2], to[2], share) * exposure;
  }

  /** The body of the tongue: it lies behind the lower teeth for vowels, and is up behind the upper ones for D, N, L. */
  #tongue(): void {
    const shape = this.#shape;
    const gap = this.#gap;
    const size = this.#size;
    const { across, below, above } = this.#spot;
    const top = mix(Math.max(0.5 * gap, gap - 0.17 * size), 0.06 * size, shape.tongue * 0.75);
    const rx = 0.34 * this.#mouthWidth * (1 - 0.3 * shape.round);
    const ry = Math.max(0.09 * size, (gap - top) * 1.25);
    const y = top + ry;
    const distance = Math.hypot(across / rx, (below - y) / ry);
    const cover = clamp((1 - distance) * 6);
    if (cover <= 0) return;
    const lit = clamp(Math.hypot(across / (rx * 1.15), (below - y + 0.3 * ry) / (ry * 1.1)));
    const groove = 1 - 0.16 * Math.exp(-((across / (0.022 * size)) ** 2)) * clamp((below - top) / (0.4 * ry));
    const from = lit < 0.5 ? tongueLight : tongueMiddle;
    const to = lit < 0.5 ? tongueMiddle : tongueDark;
    const share = lit < 0.5 ? lit * 2 : lit * 2 - 1;
    const deep = mix(0.5, 1, smoothstep(0, 0.5 * ry, below - top));
    const light = this.#palette.exposure * groove * deep * mix(0.7, 1, clamp(above / (0.07 * size)));
    this.#layColor(
      mix(from[0], to[0], share) * light,
      mix(from[1], to[1], share) * light,
      mix(from[2], to[2], share) * light,
      cover,
    );
  }

  /** The tip between the teeth: it rests on the lower lip and hides the lower edge of the upper teeth. */
  #tongueTip(): void {
    const shape = this.#shape;
    const gap = this.#gap;
    const size = this.#size;
    const palette = this.#palette;
    const { across, above } = this.#spot;
    const rx = 0.25 * this.#mouthWidth;
    const height = Math.min(gap * 0.58, 0.08 * size) * shape.tongueTip;
    const reach = height * Math.sqrt(Math.max(0, 1 - Math.abs(across / rx) ** 2.6));
    const cover = clamp((reach - above) / palette.edgePx + 0.5) * clamp((rx - Math.abs(across)) / 3);
    if (cover <= 0) return;
    const t = clamp(above / Math.max(1, reach));
    const roundness = 0.8 + 0.3 * Math.sin(Math.PI * (0.18 + 0.62 * t)) - 0.18 * Math.abs(across / rx) ** 3;
    const groove = 1 - 0.1 * Math.exp(-((across / (0.02 * size)) ** 2));
    const rest = mix(0.72, 1, clamp(above / (0.014 * size)));
    this.#lay(this.#tip, roundness * groove * rest, cover);
  }

  #lowerTeeth(): void {
    const shape = this.#shape;
    const gap = this.#gap;
    const size = this.#size;
    const tooth = this.#tooth;
    const spot = this.#spot;
    const lower = this.#lower;
    const opened = smoothstep(0.03, 0.09, gap / size);
    const show = mix(0.55, 0.95, clamp(shape.teeth)) * opened * (1 - shape.tongueTip) * (1 - 0.6 * shape.round);
    const sunk = mix(0.012, 0.03, clamp(gap / (0.2 * size))) * size;
    shadeTooth(lower, spot.across, spot.above + sunk, tooth);
    this.#lay(lower.row.color, tooth.light, tooth.cover * show);
  }

  #upperTeeth(show: number): void {
    const tooth = this.#tooth;
    const own = this.#own;
    const spot = this.#spot;
    const upper = this.#upper;
    shadeTooth(upper, spot.across, spot.below + 0.02 * this.#size, tooth);
    if (tooth.cover <= 0) return;
    this.#lay(upper.row.color, tooth.light, tooth.cover * show);
    if (own) this.#ownTeeth(own, tooth.cover * show);
  }

  /** The teeth of the picture itself, lifted to the tone of their row. */
  #ownTeeth(own: SourceTeeth, cover: number): void {
    const { across, below } = this.#spot;
    const column = clamp(Math.round(across + own.width / 2), 0, own.width - 1);
    const row = clamp(Math.round(below), 0, own.height - 1);
    const away = Math.abs(across) / (own.width / 2);
    const share = clamp((own.shown[column] - below) / 3) * (1 - smoothstep(0.45, 0.72, away)) * cover * 0.8;
    if (share <= 0) return;
    const from = (row * own.width + column) * 3;
    const { color } = this.#upper.row;
    this.#layColor(
      (own.rgb[from] * color[0]) / Math.max(1, own.color[0]),
      (own.rgb[from + 1] * color[1]) / Math.max(1, own.color[1]),
      (own.rgb[from + 2] * color[2]) / Math.max(1, own.color[2]),
      share,
    );
  }

  /** Lips throw shadows into the mouth, and its corners lie in the dark. */
  #shade(): void {
    const shape = this.#shape;
    const gap = this.#gap;
    const size = this.#size;
    const spot = this.#spot;
    const opening = this.#opening;
    const wide = clamp(gap / (0.22 * size));
    const bare = 1 - 0.6 * shape.tucked;
    const t = clamp((spot.below + 0.01 * size) / (mix(0.03, 0.1, wide) * size));
    const near = mix(0.34, 0.6, wide);
    const far = mix(0.08, 0.24, wide);
    const fromLip = bare * (t < 0.35 ? mix(near, far, t / 0.35) : mix(far, 0, (t - 0.35) / 0.65));
    const fromBelow = bare * mix(0.14, 0.26, wide) * (1 - clamp(spot.above / (0.04 * size)));
    const away = Math.hypot(spot.across, spot.below - gap * 0.4) / Math.max(1, opening.length / 2);
    const corner = 0.9 * smoothstep(mix(0.5, 0.42, wide), 1.03, away);
    const left = (1 - fromLip) * (1 - fromBelow) * (1 - corner);
    spot.red = mix(22, spot.red, left);
    spot.green = mix(6, spot.green, left);
    spot.blue = mix(7, spot.blue, left);
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
      share = (0.6 + 0.12 * shape.pressed) * seamShare * parted * fine * smoothstep(0, 0.08 * opening.length, end);
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
