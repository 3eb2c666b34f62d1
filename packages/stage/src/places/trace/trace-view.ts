import { Dither } from './dither.ts';
import { type Hit, type PlacedSolid, type Ray, texelAt } from './hit-solid.ts';
import { addLampLight } from './lamp-light.ts';
import type { Buffers, LightField } from './light-field.ts';
import { smoothLight } from './smooth-light.ts';
import { SolidTree } from './solid-tree.ts';
import type { Material, Solid, World } from './world.ts';

export interface View {
  width: number;
  height: number;
  focalPx: number;
  /** where the horizon and the middle of the room lie in the picture */
  centerX: number;
  centerY: number;
}

const BOUNCES = 3;
/** Received light is measured on every fourth pixel of a row, shifted from row to row, and shared out afterwards. */
const LIGHT_STRIDE = 4;
const BOUNCE_REACH = 1.6;
const FAR_DEPTH = 60;

/** Looks at the world through a pinhole: soft shadows, light of the surroundings, one bounce. */
export function traceView(world: World, view: View): LightField {
  const pixels = view.width * view.height;
  const buffers: Buffers = {
    width: view.width,
    height: view.height,
    rgb: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels).fill(FAR_DEPTH),
    albedo: new Float32Array(pixels * 3),
    received: new Float32Array(pixels * 3),
    surface: new Int32Array(pixels),
    measured: new Float32Array(pixels),
  };
  const tracer = new Tracer(world);
  const ray: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 1 };
  for (let y = 0; y < view.height; y++)
    for (let x = 0; x < view.width; x++) {
      const across = (x + 0.5 - view.centerX) / view.focalPx;
      const up = -(y + 0.5 - view.centerY) / view.focalPx;
      const length = Math.sqrt(across * across + up * up + 1);
      ray.dx = across / length;
      ray.dy = up / length;
      ray.dz = 1 / length;
      tracer.tracePixel(ray, buffers, x, y);
    }
  smoothLight(buffers);
  for (let i = 0; i < pixels * 3; i++) buffers.rgb[i] += buffers.albedo[i] * buffers.received[i];
  return buffers;
}

class Tracer {
  readonly #world: World;
  readonly #tree: SolidTree;
  readonly #dither = new Dither();
  readonly #hit: Hit = { distance: 0, solid: null, nx: 0, ny: 0, nz: 0, u: 0, v: 0 };
  readonly #around: Hit = { distance: 0, solid: null, nx: 0, ny: 0, nz: 0, u: 0, v: 0 };
  readonly #sum = new Float64Array(3);
  readonly #names = new Map<object, number>();

  constructor(world: World) {
    this.#world = world;
    this.#tree = new SolidTree(world.solids);
  }

  tracePixel(ray: Ray, buffers: Buffers, x: number, y: number): void {
    const hit = this.#hit;
    const pixel = y * buffers.width + x;
    this.#dither.moveTo(x, y);
    const met = this.#castRay(ray, hit, FAR_DEPTH);
    const at = pixel * 3;
    if (!met) {
      buffers.rgb.set(this.#world.sky([ray.dx, ray.dy, ray.dz]), at);
      return;
    }
    const { material } = met;
    buffers.depth[pixel] = hit.distance * ray.dz;
    buffers.surface[pixel] = this.#nameOf(met) * 8 + normalKey(hit);
    this.#colorOf(material, hit, buffers.albedo, at);
    const glow = material.glow ?? 0;
    for (let c = 0; c < 3; c++) buffers.rgb[at + c] = buffers.albedo[at + c] * glow;
    if ((x + 2 * (y & 1) + (y & 2)) % LIGHT_STRIDE === 0) {
      this.#receive(ray, hit, material);
      buffers.received.set(this.#sum, at);
      buffers.measured[pixel] = 1;
    }
    if (material.gloss) this.#reflect(ray, hit, material.gloss, buffers.rgb.subarray(at, at + 3));
  }

  #castRay(ray: Ray, hit: Hit, reach: number): Solid | null {
    hit.distance = reach;
    hit.solid = null;
    this.#tree.cast(ray, hit);
    return (hit.solid as PlacedSolid | null)?.solid ?? null;
  }

  #nameOf(solid: object): number {
    const known = this.#names.get(solid);
    if (known !== undefined) return known;
    this.#names.set(solid, this.#names.size + 1);
    return this.#names.size;
  }

  #colorOf(material: Material, hit: Hit, into: Float32Array, at: number): void {
    const { texture, color } = material;
    const texel = texture ? texelAt(texture, hit.u, hit.v) : 0;
    for (let c = 0; c < 3; c++) into[at + c] = color[c] * (texture ? texture.data[texel + c] : 1);
  }

  /** Lamps, then the light of the surroundings as far as near things let it through and colour it. */
  #receive(ray: Ray, hit: Hit, material: Material): void {
    const sum = this.#sum;
    const world = this.#world;
    const surface = {
      x: ray.ox + ray.dx * hit.distance,
      y: ray.oy + ray.dy * hit.distance,
      z: ray.oz + ray.dz * hit.distance,
      nx: hit.nx,
      ny: hit.ny,
      nz: hit.nz,
      sheer: material.sheer ?? 0,
    };
    sum.fill(0);
    addLampLight(world.lamps, surface, this.#tree, this.#dither, sum);
    for (let bounce = 0; bounce < BOUNCES; bounce++) this.#addBounce(surface);
  }

  #addBounce(from: { x: number; y: number; z: number; nx: number; ny: number; nz: number }): void {
    const dither = this.#dither;
    const around = this.#around;
    const sum = this.#sum;
    const world = this.#world;
    const height = 1 - 2 * dither.next();
    const angle = 2 * Math.PI * dither.next();
    const ring = Math.sqrt(1 - height * height);
    const { dx, dy, dz } = unit(from.nx + ring * Math.cos(angle), from.ny + height, from.nz + ring * Math.sin(angle));
    const ray = { ox: from.x + from.nx * 2e-3, oy: from.y + from.ny * 2e-3, oz: from.z + from.nz * 2e-3, dx, dy, dz };
    const near = this.#castRay(ray, around, BOUNCE_REACH)?.material;
    const above = 0.5 + 0.5 * dy;
    const open = near ? (around.distance / BOUNCE_REACH) ** 0.7 : 1;
    for (let c = 0; c < 3; c++) {
      const sky = world.ambient.above[c] * above + world.ambient.below[c] * (1 - above);
      const bounced = near ? near.color[c] * (sky * 0.55 + Math.min(1.5, near.glow ?? 0) * 0.5) * (1 - open) : 0;
      sum[c] += (sky * open + bounced) / BOUNCES;
    }
  }

  /** A blurred mirror: what is opposite, jittered by the roughness, stronger at grazing angles. */
  #reflect(ray: Ray, hit: Hit, gloss: number, into: Float32Array): void {
    const around = this.#around;
    const dither = this.#dither;
    const cos = -(ray.dx * hit.nx + ray.dy * hit.ny + ray.dz * hit.nz);
    const rough = 0.16 * (1 - gloss);
    const mirrored = unit(
      ray.dx + 2 * cos * hit.nx + (dither.next() - 0.5) * rough,
      ray.dy + 2 * cos * hit.ny + (dither.next() - 0.5) * rough,
      ray.dz + 2 * cos * hit.nz + (dither.next() - 0.5) * rough,
    );
    const share = gloss * (0.06 + 0.94 * (1 - Math.max(0, cos)) ** 4);
    const start = {
      ox: ray.ox + ray.dx * hit.distance,
      oy: ray.oy + ray.dy * hit.distance,
      oz: ray.oz + ray.dz * hit.distance,
    };
    const lifted = {
      ox: start.ox + hit.nx * 2e-3,
      oy: start.oy + hit.ny * 2e-3,
      oz: start.oz + hit.nz * 2e-3,
      ...mirrored,
    };
    const opposite = this.#castRay(lifted, around, FAR_DEPTH);
    if (!opposite) {
      const sky = this.#world.sky([mirrored.dx, mirrored.dy, mirrored.dz]);
      for (let c = 0; c < 3; c++) into[c] += sky[c] * share;
      return;
    }
    const { material } = opposite;
    const seen = new Float32Array(3);
    this.#colorOf(material, around, seen, 0);
    const { above, below } = this.#world.ambient;
    for (let c = 0; c < 3; c++)
      into[c] += seen[c] * (0.6 * (above[c] + below[c]) + Math.min(1.5, material.glow ?? 0)) * share;
  }
}

function unit(x: number, y: number, z: number): { dx: number; dy: number; dz: number } {
  const length = Math.hypot(x, y, z) || 1;
  return { dx: x / length, dy: y / length, dz: z / length };
}

/** Which way a surface faces, coarsely: light is only shared among pixels that face alike. */
function normalKey(hit: Hit): number {
  const x = Math.abs(hit.nx);
  const y = Math.abs(hit.ny);
  const z = Math.abs(hit.nz);
  if (y >= x && y >= z) return hit.ny > 0 ? 0 : 1;
  if (x >= z) return hit.nx > 0 ? 2 : 3;
  return hit.nz > 0 ? 4 : 5;
}
