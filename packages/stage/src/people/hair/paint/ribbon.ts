import { smoothstep } from '#base/math/smoothstep.ts';
import { headNormal, type NormalAt } from '../head-normal.ts';
import type { Rib } from '../knot.ts';
import type { HairPainter } from './hair-painter.ts';
import { noise } from './noise.ts';
import type { ShadeInput } from './strand-shader.ts';

/** How a ribbon of hair (or cloth) is shaded; lengths are shares of the ribbon. */
export interface RibbonLook {
  tone: number;
  /** tone at the root and at the tip, relative to tone */
  root: number;
  tip: number;
  /** how round the cross-section is lit, 0 flat .. 1 tube */
  round: number;
  /** darkening of the two edges */
  edge: number;
  /** how ragged the edges are */
  fray: number;
  /** share of the length over which strands end at different places */
  tipFray: number;
  /** share of the length over which strands begin at different places */
  rootFade: number;
  /** share of the length over which both ends melt away */
  softEnds: number;
  gloss: number;
  halo: number;
  alpha: number;
  /** 1 hair, 0 smooth cloth */
  streak: number;
  warmth: number;
  /** strands across the ribbon; 0 chooses by its width */
  strands: number;
  normalAt: NormalAt;
}

export const RIBBON: RibbonLook = {
  tone: 1,
  root: 0.66,
  tip: 1.1,
  round: 0.6,
  edge: 0.22,
  fray: 0.3,
  tipFray: 0.14,
  rootFade: 0,
  softEnds: 0,
  gloss: 1,
  halo: 1.25,
  alpha: 1,
  streak: 1,
  warmth: 0,
  strands: 0,
  normalAt: headNormal,
};

/** Vertex layout: position x2 (left, right edge), tangent, across, normal, half width. */
const STRIDE = 13;
const scratchNormal = new Float32Array(3);
/** What is known of the pixel in work. Handed from function to function, each number would be an object, millions of times. */
const known = new Float64Array(7);
const LOCAL = 0;
const ACROSS = 1;
const ALONG = 2;
const COARSE = 3;
const FINE = 4;
const HALF_PX = 5;
const ALPHA = 6;

function frames(painter: HairPainter, path: readonly Rib[], normalAt: NormalAt): Float32Array {
  const { unitPx } = painter;
  const last = path.length - 1;
  const out = new Float32Array(path.length * STRIDE);
  for (let i = 0; i <= last; i++) {
    const before = path[Math.max(0, i - 1)];
    const after = path[Math.min(last, i + 1)];
    const here = path[i];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const dz = after[2] - before[2];
    const length = Math.hypot(dx, dy, dz) || 1;
    const flat = Math.hypot(dx, dy) || 1e-6;
    const acrossX = -dy / flat;
    const acrossY = dx / flat;
    const half = Math.max(0.7 / unitPx, here[3]);
    normalAt(here[0], here[1], scratchNormal);
    const v = i * STRIDE;
    out[v] = painter.columnOf(here[0] - acrossX * half);
    out[v + 1] = painter.rowOf(here[1] - acrossY * half);
    out[v + 2] = painter.columnOf(here[0] + acrossX * half);
    out[v + 3] = painter.rowOf(here[1] + acrossY * half);
    out[v + 4] = dx / length;
    out[v + 5] = dy / length;
    out[v + 6] = dz / length;
    out[v + 7] = acrossX;
    out[v + 8] = acrossY;
    out[v + 9] = scratchNormal[0];
    out[v + 10] = scratchNormal[1];
    out[v + 11] = scratchNormal[2];
    out[v + 12] = half * unitPx;
  }
  return out;
}

/** Shades every pixel of one ribbon. */
class RibbonRaster {
  readonly #painter: HairPainter;
  readonly #look: RibbonLook;
  readonly #frames: Float32Array;
  readonly #segments: number;
  readonly #seed: number;
  readonly #fine: number;
  readonly #coarse: number;
  readonly #along: number;
  readonly #input: ShadeInput;

  constructor(painter: HairPainter, path: readonly Rib[], look: RibbonLook) {
    this.#painter = painter;
    this.#look = look;
    this.#frames = frames(painter, path, look.normalAt);
    this.#segments = path.length - 1;
    this.#seed = painter.random() * 64;
    let widest = 0;
    for (const rib of path) widest = Math.max(widest, rib[3] * painter.unitPx);
    this.#fine = look.strands || Math.max(2, widest / 1.1);
    this.#coarse = Math.max(1.2, this.#fine * 0.3);
    this.#along = path.length / 18;
    this.#input = { tone: 1, shine: look.gloss, shift: 0, halo: look.halo, grey: 0 };
  }

  paint(): void {
    this.#painter.shader.warmth = this.#look.warmth;
    for (let i = 0; i < this.#segments; i++) {
      this.#triangle(i, 0, 1, 2);
      this.#triangle(i, 1, 3, 2);
    }
  }

  /** Corners 0 and 1 are the segment's start (left, right edge), 2 and 3 its end. */
  #triangle(segment: number, a: number, b: number, c: number): void {
    const { width, height } = this.#painter;
    const f = this.#frames;
    const at = (corner: number): number => (segment + (corner >> 1)) * STRIDE + (corner & 1) * 2;
    const ax = f[at(a)];
    const ay = f[at(a) + 1];
    const bx = f[at(b)] - ax;
    const by = f[at(b) + 1] - ay;
    const cx = f[at(c)] - ax;
    const cy = f[at(c) + 1] - ay;
    const area = bx * cy - cx * by;
    if (Math.abs(area) < 1e-6) return;
    const inverse = 1 / area;
    const y0 = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(ay + Math.max(0, by, cy) - 0.5));
    const x0 = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(ax + Math.max(0, bx, cx) - 0.5));
    const sideA = (a & 1) * 2 - 1;
    const sideB = (b & 1) * 2 - 1 - sideA;
    const sideC = (c & 1) * 2 - 1 - sideA;
    const endA = a >> 1;
    const endB = (b >> 1) - endA;
    const endC = (c >> 1) - endA;
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5 - ay;
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5 - ax;
        const wb = (px * cy - cx * py) * inverse;
        if (wb < 0) continue;
        const wc = (bx * py - px * by) * inverse;
        if (wc < 0 || wb + wc > 1) continue;
        known[LOCAL] = endA + endB * wb + endC * wc;
        known[ACROSS] = sideA + sideB * wb + sideC * wc;
        this.#pixel(y * width + x, segment);
      }
    }
  }

  #cover(): void {
    const look = this.#look;
    const s = known[ALONG];
    const t = known[ACROSS];
    const fine = known[FINE];
    const frayed = look.fray * (known[COARSE] * 0.6 + fine * 0.4) * (0.35 + 0.65 * s);
    const inside = (1 - (t < 0 ? -t : t) - frayed) * known[HALF_PX];
    let alpha = inside <= 0 ? 0 : inside >= 1.3 ? 1 : inside / 1.3;
    known[ALPHA] = 0;
    if (alpha === 0) return;
    if (look.tipFray > 0 && s > 1 - look.tipFray * 1.15) {
      const ends =
        noise(t * this.#fine + this.#seed * 1.7, this.#seed) * 0.6 + noise(t * this.#coarse, this.#seed) * 0.4;
      const left = (1 - s) / look.tipFray - (0.1 + 0.8 * ends);
      alpha *= left <= 0 ? 0 : left >= 0.3 ? 1 : left / 0.3;
    }
    if (look.rootFade > 0 && s < look.rootFade * 1.1) {
      const grown = s / look.rootFade - fine * 0.45;
      alpha *= grown <= 0 ? 0 : grown >= 0.6 ? 1 : grown / 0.6;
    }
    if (look.softEnds > 0) alpha *= smoothstep(0, look.softEnds, s) * smoothstep(1, 1 - look.softEnds, s);
    known[ALPHA] = alpha * look.alpha;
  }

  /** Small enough for the compiler to put the noise inside. */
  #pixel(pixel: number, segment: number): void {
    const f = this.#frames;
    const local = known[LOCAL];
    const t = known[ACROSS];
    const v = segment * STRIDE;
    const s = (segment + local) / this.#segments;
    known[ALONG] = s;
    known[HALF_PX] = f[v + 12] * (1 - local) + f[v + STRIDE + 12] * local;
    known[COARSE] = noise(t * this.#coarse + this.#seed, s * this.#along + this.#seed);
    known[FINE] = noise(t * this.#fine + this.#seed * 3.1, s * this.#along * 1.7 + this.#seed);
    this.#cover();
    if (known[ALPHA] > 0.004) this.#shade(pixel, segment);
  }

  #shade(pixel: number, segment: number): void {
    const look = this.#look;
    const f = this.#frames;
    const local = known[LOCAL];
    const t = known[ACROSS];
    const s = known[ALONG];
    const coarse = known[COARSE];
    const fine = known[FINE];
    const v = segment * STRIDE;
    const u = v + STRIDE;
    const back = 1 - local;
    const shader = this.#painter.shader;
    shader.tangentX = f[v + 4] * back + f[u + 4] * local;
    shader.tangentY = f[v + 5] * back + f[u + 5] * local;
    shader.tangentZ = f[v + 6] * back + f[u + 6] * local;
    const bulge = look.round * t;
    const nx = f[v + 9] * back + f[u + 9] * local + (f[v + 7] * back + f[u + 7] * local) * bulge;
    const ny = f[v + 10] * back + f[u + 10] * local + (f[v + 8] * back + f[u + 8] * local) * bulge;
    const nz = f[v + 11] * back + f[u + 11] * local;
    const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-6);
    shader.normalX = nx * length;
    shader.normalY = ny * length;
    shader.normalZ = nz * length;
    const ramp =
      s < 0.4 ? look.root + (1 - look.root) * (s / 0.4) * (2 - s / 0.4) : 1 + ((look.tip - 1) * (s - 0.4)) / 0.6;
    const side = t < 0 ? -t : t;
    const edge = 1 - look.edge * side * side * side * (0.35 + 0.65 * Math.min(1, s / 0.35));
    const grain = 1.02 + look.streak * (0.42 * coarse + 0.3 * fine - 0.36);
    const input = this.#input;
    input.tone = look.tone * ramp * edge * grain;
    input.shift = ((fine - 0.5) * 0.34 + (coarse - 0.5) * 0.16) * (0.3 + 0.7 * look.streak);
    const grey = this.#painter.grey;
    input.grey = grey > 0 && fine > 1 - grey ? Math.min(1, (fine - 1 + grey) * 6) : 0;
    shader.shade(input);
    this.#painter.blend(pixel, known[ALPHA]);
  }
}

/** Paints a ribbon along a path: rounded, streaked, with frayed edges and tips. */
export function paintRibbon(painter: HairPainter, path: readonly Rib[], look: Partial<RibbonLook> = {}): void {
  if (path.length < 2) return;
  new RibbonRaster(painter, path, { ...RIBBON, ...look }).paint();
}
