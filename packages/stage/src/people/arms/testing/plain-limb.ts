import type { Light } from '#base/light/light-presets.ts';
import { type Material, shadeSurface } from '#base/light/shade-surface.ts';
import type { Surface } from '#base/light/surface.ts';
import { add, dot, lengthOf, normalize, scale, subtract, type Vector } from '#base/math/vector.ts';
import type { Bone } from '../model/bone.ts';

/** The distance of a point to an arm, said as plainly as possible: the kernel has to agree with it. */
function distanceTo(bones: readonly Bone[], point: Vector): number {
  let total = Number.POSITIVE_INFINITY;
  for (let first = 0; first < bones.length; ) {
    const { group, join } = bones[first];
    let grouped = toBone(bones[first], point);
    let next = first + 1;
    for (; next < bones.length && bones[next].group === group; next++)
      grouped = melt(grouped, toBone(bones[next], point), bones[next].blend);
    total = total === Number.POSITIVE_INFINITY ? grouped : melt(total, grouped, join);
    first = next;
  }
  return total;
}

function melt(a: number, b: number, by: number): number {
  const overlap = Math.max(0, by - Math.abs(a - b));
  return Math.min(a, b) - (by > 0 ? (overlap * overlap) / (4 * by) : 0);
}

function toBone({ from, to, fromRadius, toRadius, bulge = 0, hollow }: Bone, point: Vector): number {
  const way = subtract(to, from);
  const free = dot(subtract(point, from), way) / dot(way, way);
  const t = Math.max(0, Math.min(hollow ? 1.2 : 1, free));
  const aside = lengthOf(subtract(point, add(from, scale(way, t))));
  const outer = aside - (fromRadius + (toRadius - fromRadius) * t + bulge * 6.75 * t * (1 - t) ** 2);
  if (!hollow) return outer;
  const beyond = (free - 1) * lengthOf(way);
  const cavity = -melt(-(outer + hollow.wall), beyond + hollow.deep, 0.02);
  return -melt(melt(-outer, -beyond, 0.035), cavity, 0.02);
}

const STEP = 0.004;
const LOOKS = [
  [0.03, 8],
  [0.08, 3.4],
  [0.16, 1.1],
  [0.27, 0.5],
];
const LAMP_LOOKS = [0.05, 0.1, 0.16, 0.24, 0.34, 0.5, 0.75, 1.1];

function hitOf(bones: readonly Bone[], x: number, y: number): Vector | null {
  let z = Math.max(
    ...bones.map(({ from, to, fromRadius, toRadius }) => Math.max(from[2], to[2]) + fromRadius + toRadius),
  );
  const lowest = Math.min(...bones.map(({ from, to }) => Math.min(from[2], to[2]))) - 1;
  while (z > lowest) {
    const distance = distanceTo(bones, [x, y, z]);
    if (distance < 0.001) return [x, y, z];
    z -= Math.max(STEP / 2, distance * 0.6);
  }
  return null;
}

function normalOf(bones: readonly Bone[], [x, y, z]: Vector): Vector {
  const slope = (step: Vector) =>
    distanceTo(bones, add([x, y, z], step)) - distanceTo(bones, subtract([x, y, z], step));
  return normalize([slope([STEP, 0, 0]), slope([0, STEP, 0]), slope([0, 0, STEP])]);
}

function openness(bones: readonly Bone[], point: Vector, normal: Vector): number {
  const shut = LOOKS.map(
    ([far, weight]) => Math.max(0, far - distanceTo(bones, add(point, scale(normal, far)))) * weight,
  );
  return Math.max(0.12, 1 - shut.reduce((sum, value) => sum + value, 0));
}

function keyShare(bones: readonly Bone[], point: Vector, normal: Vector, key: Vector): number {
  if (dot(normal, key) <= -0.3) return 1;
  const start = add(point, scale(normal, 0.02));
  const shares = LAMP_LOOKS.map((far) => 0.5 + distanceTo(bones, add(start, scale(key, far))) / (0.3 * far));
  const least = Math.max(0, Math.min(1, ...shares));
  return 0.12 + 0.88 * least * least * (3 - 2 * least);
}

export interface PlainPicture {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
}

export interface PlainRequest {
  bones: readonly Bone[];
  light: Light;
  material: Material;
  albedo: Vector;
  shine: number;
  unitPx: number;
  place: { x: number; y: number; width: number; height: number };
}

/** An arm of one colour, point by point with the stage's own light. */
export function plainLimb({ bones, light, material, albedo, shine, unitPx, place }: PlainRequest): PlainPicture {
  const { width, height } = place;
  const count = width * height;
  const surface: Surface = {
    columns: width,
    firstRow: 0,
    lastRow: height,
    normalX: new Float32Array(count),
    normalY: new Float32Array(count),
    normalZ: new Float32Array(count),
    keyShare: new Float32Array(count),
    ambientShare: new Float32Array(count),
    albedo: new Float32Array(count * 3),
    shine: new Float32Array(count).fill(shine),
    rowStart: new Int16Array(height),
    rowEnd: new Int16Array(height).fill(width),
  };
  const hits = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const x = (place.x + (i % width) + 0.5) / unitPx;
    const hit = hitOf(bones, x, (place.y + Math.floor(i / width) + 0.5) / unitPx);
    if (!hit) continue;
    hits[i] = 1;
    const normal = normalOf(bones, hit);
    [surface.normalX[i], surface.normalY[i], surface.normalZ[i]] = normal;
    surface.ambientShare[i] = openness(bones, hit, normal);
    surface.keyShare[i] = keyShare(bones, hit, normal, light.key);
    surface.albedo.set(albedo, i * 3);
  }
  const pixels = new Uint8ClampedArray(count * 4);
  shadeSurface(surface, light, material, pixels);
  for (let i = 0; i < count; i++) pixels[i * 4 + 3] = hits[i] * 255;
  return { pixels, width, height };
}
