import { headNormal, type NormalAt } from '../head-normal.ts';
import type { Knot } from '../knot.ts';
import type { HairPainter } from './hair-painter.ts';
import type { ShadeInput } from './strand-shader.ts';

/** One hair, about a pixel wide, shaded at its points. */
export interface StrandLook {
  /** face units */
  halfWidth: number;
  alpha: number;
  tone: number;
  /** tone at the root and at the tip, relative to tone */
  root: number;
  tip: number;
  gloss: number;
  halo: number;
  shift: number;
  grey: number;
  warmth: number;
  /** share of the length that thins out at the tip, and fades in at the root */
  taper: number;
  rootFade: number;
  /** turns the normal sideways: where in a round lock the strand lies */
  lean: number;
  normalAt: NormalAt;
}

const STRAND: StrandLook = {
  halfWidth: 0.004,
  alpha: 0.7,
  tone: 1,
  root: 0.75,
  tip: 1.1,
  gloss: 1,
  halo: 1.25,
  shift: 0,
  grey: 0,
  warmth: 0,
  taper: 0.22,
  rootFade: 0.08,
  lean: 0,
  normalAt: headNormal,
};

/** Vertex layout: x, y, red, green, blue, alpha, half width in pixels. */
const STRIDE = 7;
const scratchNormal = new Float32Array(3);
let vertices = new Float32Array(64 * STRIDE);

function shadeVertices(painter: HairPainter, path: readonly Knot[], look: StrandLook): void {
  const { shader, unitPx } = painter;
  const last = path.length - 1;
  if (vertices.length < path.length * STRIDE) vertices = new Float32Array(path.length * STRIDE * 2);
  shader.warmth = look.warmth;
  const input: ShadeInput = { tone: 1, shine: look.gloss, shift: look.shift, halo: look.halo, grey: look.grey };
  for (let i = 0; i <= last; i++) {
    const here = path[i];
    const before = path[i > 0 ? i - 1 : 0];
    const after = path[i < last ? i + 1 : last];
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const dz = after[2] - before[2];
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1;
    const flat = Math.sqrt(dx * dx + dy * dy) || 1e-6;
    look.normalAt(here[0], here[1], scratchNormal);
    const nx = scratchNormal[0] - (dy / flat) * look.lean;
    const ny = scratchNormal[1] + (dx / flat) * look.lean;
    const nz = scratchNormal[2];
    const unit = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-6);
    shader.normalX = nx * unit;
    shader.normalY = ny * unit;
    shader.normalZ = nz * unit;
    shader.tangentX = dx / length;
    shader.tangentY = dy / length;
    shader.tangentZ = dz / length;
    const s = i / last;
    input.tone =
      look.tone * (s < 0.4 ? look.root + ((1 - look.root) * s) / 0.4 : 1 + ((look.tip - 1) * (s - 0.4)) / 0.6);
    shader.shade(input);
    const thin = s > 1 - look.taper ? (1 - s) / look.taper : 1;
    const grown = s < look.rootFade ? s / look.rootFade : 1;
    const v = i * STRIDE;
    vertices[v] = painter.columnOf(here[0]);
    vertices[v + 1] = painter.rowOf(here[1]);
    vertices[v + 2] = shader.red;
    vertices[v + 3] = shader.green;
    vertices[v + 4] = shader.blue;
    vertices[v + 5] = look.alpha * (0.4 + 0.6 * thin) * grown;
    vertices[v + 6] = look.halfWidth * unitPx * (0.35 + 0.65 * thin);
  }
}

/** Walks one segment along its longer axis, so that neighbours of a polyline meet without painting a pixel twice. */
function paintSegment(painter: HairPainter, v: number): void {
  const u = v + STRIDE;
  const { width, height, pixels } = painter;
  const steep = Math.abs(vertices[u + 1] - vertices[v + 1]) >= Math.abs(vertices[u] - vertices[v]);
  const major = steep ? 1 : 0;
  const minor = 1 - major;
  const from = vertices[v + major];
  const to = vertices[u + major];
  const span = to - from;
  if (Math.abs(span) < 1e-4) return;
  const slope = (vertices[u + minor] - vertices[v + minor]) / span;
  const cosine = 1 / Math.sqrt(1 + slope * slope);
  const first = Math.max(0, Math.ceil(Math.min(from, to) - 0.5));
  const end = Math.min(steep ? height : width, Math.ceil(Math.max(from, to) - 0.5));
  const limit = steep ? width : height;
  for (let step = first; step < end; step++) {
    const q = (step + 0.5 - from) / span;
    const center = vertices[v + minor] + slope * (step + 0.5 - from);
    const half = vertices[v + 6] + (vertices[u + 6] - vertices[v + 6]) * q;
    const alpha = vertices[v + 5] + (vertices[u + 5] - vertices[v + 5]) * q;
    const red = vertices[v + 2] + (vertices[u + 2] - vertices[v + 2]) * q;
    const green = vertices[v + 3] + (vertices[u + 3] - vertices[v + 3]) * q;
    const blue = vertices[v + 4] + (vertices[u + 4] - vertices[v + 4]) * q;
    const reach = (half + 0.5) / cosine;
    const start = Math.max(0, Math.floor(center - reach));
    const stop = Math.min(limit - 1, Math.floor(center + reach));
    for (let k = start; k <= stop; k++) {
      const away = k + 0.5 - center;
      const cover = half + 0.5 - (away < 0 ? -away : away) * cosine;
      if (cover <= 0) continue;
      const weight = alpha * Math.min(cover, 1) * (half < 0.5 ? half * 2 : 1);
      const at = (steep ? step * width + k : k * width + step) * 4;
      const keep = 1 - weight;
      pixels[at] = pixels[at] * keep + red * weight;
      pixels[at + 1] = pixels[at + 1] * keep + green * weight;
      pixels[at + 2] = pixels[at + 2] * keep + blue * weight;
      pixels[at + 3] = pixels[at + 3] * keep + weight;
    }
  }
}

/** Paints one thin hair along a path. */
export function paintStrand(painter: HairPainter, path: readonly Knot[], look: Partial<StrandLook> = {}): void {
  if (path.length < 2) return;
  shadeVertices(painter, path, { ...STRAND, ...look });
  for (let i = 0; i < path.length - 1; i++) paintSegment(painter, i * STRIDE);
}
