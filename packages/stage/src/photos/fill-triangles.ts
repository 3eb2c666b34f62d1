import type { FramePixels } from './frame-pixels.ts';

const fields = 6;

/** Fills the bands of a closed mesh of rings; opacity and light run smoothly over every triangle. */
export class RingFiller {
  readonly #photo: FramePixels;
  readonly #out: FramePixels;
  readonly #originX: number;
  readonly #originY: number;
  /** change of every vertex field per pixel to the right and per row downwards, over the triangle at hand */
  readonly #across = new Float64Array(fields);
  readonly #down = new Float64Array(fields);

  constructor(photo: FramePixels, out: FramePixels, originX: number, originY: number) {
    this.#photo = photo;
    this.#out = out;
    this.#originX = originX;
    this.#originY = originY;
  }

  fill(vertices: Float32Array, rings: number, perRing: number): void {
    for (let ring = 0; ring < rings - 1; ring++) {
      for (let j = 0; j < perRing; j++) {
        const next = j + 1 === perRing ? 0 : j + 1;
        const a = (ring * perRing + j) * fields;
        const b = (ring * perRing + next) * fields;
        const c = ((ring + 1) * perRing + next) * fields;
        const d = ((ring + 1) * perRing + j) * fields;
        this.#triangle(vertices, a, b, c);
        this.#triangle(vertices, a, c, d);
      }
    }
  }

  #triangle(vertices: Float32Array, a: number, b: number, c: number): void {
    const ax = vertices[a] - this.#originX;
    const ay = vertices[a + 1] - this.#originY;
    const bx = vertices[b] - this.#originX;
    const by = vertices[b + 1] - this.#originY;
    const cx = vertices[c] - this.#originX;
    const cy = vertices[c + 1] - this.#originY;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (area > -1e-3 && area < 1e-3) return;
    this.#measureSlopes(vertices, a, b, c);
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.001));
    const bottom = Math.min(this.#out.height - 1, Math.floor(Math.max(ay, by, cy) + 0.001));
    for (let y = top; y <= bottom; y++) {
      const ab = crossing(ax, ay, bx, by, y);
      const bc = crossing(bx, by, cx, cy, y);
      const ca = crossing(cx, cy, ax, ay, y);
      const left = Math.min(ab, bc, ca);
      const right = Math.max(ab === none ? -none : ab, bc === none ? -none : bc, ca === none ? -none : ca);
      const from = Math.max(0, Math.ceil(left - 0.001));
      const to = Math.min(this.#out.width - 1, Math.floor(right + 0.001));
      if (from <= to) this.#span(vertices, a, from, to, y);
    }
  }

  #measureSlopes(vertices: Float32Array, a: number, b: number, c: number): void {
    const bx = vertices[b] - vertices[a];
    const by = vertices[b + 1] - vertices[a + 1];
    const cx = vertices[c] - vertices[a];
    const cy = vertices[c + 1] - vertices[a + 1];
    const inverse = 1 / (bx * cy - cx * by);
    for (let field = 2; field < fields; field++) {
      const toB = vertices[b + field] - vertices[a + field];
      const toC = vertices[c + field] - vertices[a + field];
      this.#across[field] = (toB * cy - toC * by) * inverse;
      this.#down[field] = (toC * bx - toB * cx) * inverse;
    }
  }

  /** The value of a vertex field at a distance from its first corner. */
  #startOf(vertices: Float32Array, at: number, dx: number, dy: number): number {
    const field = at % fields;
    return vertices[at] + this.#across[field] * dx + this.#down[field] * dy;
  }

  #span(vertices: Float32Array, a: number, first: number, last: number, row: number): void {
    const across = this.#across;
    const photo = this.#photo;
    const width = photo.width;
    const source = photo.words;
    const target = this.#out.words;
    const maxU = (width - 1) * 65536 - 1;
    const maxV = (photo.height - 1) * 65536 - 1;
    const dx = first - vertices[a] + this.#originX;
    const dy = row - vertices[a + 1] + this.#originY;
    let u = ((this.#startOf(vertices, a + 2, dx, dy) - this.#originX) * 65536) | 0;
    let v = ((this.#startOf(vertices, a + 3, dx, dy) - this.#originY) * 65536) | 0;
    let alpha = (this.#startOf(vertices, a + 4, dx, dy) * 65536 * 256) | 0;
    let light = (this.#startOf(vertices, a + 5, dx, dy) * 65536 * 256) | 0;
    const stepU = (across[2] * 65536) | 0;
    const stepV = (across[3] * 65536) | 0;
    const stepAlpha = (across[4] * 65536 * 256) | 0;
    const stepLight = (across[5] * 65536 * 256) | 0;
    const start = row * this.#out.width + first;
    const length = last - first;
    for (
      let at = start, end = start + length;
      at <= end;
      at++, u += stepU, v += stepV, alpha += stepAlpha, light += stepLight
    ) {
      const cu = u < 0 ? 0 : Math.min(u, maxU);
      const cv = v < 0 ? 0 : Math.min(v, maxV);
      const from = (cv >> 16) * width + (cu >> 16);
      const fx = (cu >> 8) & 255;
      const fy = (cv >> 8) & 255;
      const w11 = (fx * fy) >> 8;
      const w10 = fx - w11;
      const w01 = fy - w11;
      const w00 = 256 - fx - w01;
      const p = source[from];
      const q = source[from + 1];
      const r = source[from + width];
      const s = source[from + width + 1];
      let redBlue =
        ((Math.imul(p & 0xff00ff, w00) +
          Math.imul(q & 0xff00ff, w10) +
          Math.imul(r & 0xff00ff, w01) +
          Math.imul(s & 0xff00ff, w11)) >>>
          8) &
        0xff00ff;
      let green =
        (Math.imul((p >>> 8) & 0xff, w00) +
          Math.imul((q >>> 8) & 0xff, w10) +
          Math.imul((r >>> 8) & 0xff, w01) +
          Math.imul((s >>> 8) & 0xff, w11)) &
        0xff00;
      const shade = light >> 16;
      if (shade !== 256) {
        const red = Math.min(255, ((redBlue & 0xff) * shade) >> 8);
        const blue = Math.min(255, ((redBlue >>> 16) * shade) >> 8);
        redBlue = red | (blue << 16);
        green = Math.min(255, ((green >>> 8) * shade) >> 8) << 8;
      }
      const share = alpha >> 16;
      if (share >= 256) target[at] = redBlue | green | 0xff000000;
      else if (share > 0) target[at] = blend(target[at], redBlue | green, share);
    }
  }
}

const none = 1e9;

/** Where the edge crosses the row, or `none`. A level edge is covered by its two neighbours. */
function crossing(ax: number, ay: number, bx: number, by: number, y: number): number {
  if (ay === by || (ay < y && by < y) || (ay > y && by > y)) return none;
  return ax + ((bx - ax) * (y - ay)) / (by - ay);
}

/** `share` of 256 of the upper colour over the lower one; opaque. */
function blend(lower: number, upper: number, share: number): number {
  const rest = 256 - share;
  const redBlue = ((Math.imul(upper & 0xff00ff, share) + Math.imul(lower & 0xff00ff, rest)) >>> 8) & 0xff00ff;
  const green = (Math.imul((upper >>> 8) & 0xff, share) + Math.imul((lower >>> 8) & 0xff, rest)) & 0xff00;
  return redBlue | green | 0xff000000;
}
