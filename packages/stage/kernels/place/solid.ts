import { HIT, texels } from './memory.ts';
import * as ray from './ray.ts';

const NEAR: f64 = 1e-4;
/** Replaces a direction of zero, which would divide by zero along that axis. */
export const ALMOST_NONE: f64 = 1e-12;
const WHOLE_TURN: f64 = 6.283185307179586;

/** The solid that the last ray met, or 0. */
export let met: usize = 0;

export function meetWithin(reach: f64): void {
  store<f64>(HIT, reach);
  met = 0;
}

/** The first float of a place on the texture of a solid. */
export function texelAt(solid: usize, u: f64, v: f64): usize {
  const columns = load<f64>(solid, 96);
  const rows = load<f64>(solid, 104);
  const x = min(columns - 1, max<f64>(0, trunc(u * columns)));
  const y = min(rows - 1, max<f64>(0, trunc(v * rows)));
  return texels + ((<usize>load<f64>(solid, 88) + <usize>(y * columns + x) * 4) << 2);
}

// inline
export function hasTexture(solid: usize): bool {
  return load<f64>(solid, 88) >= 0;
}

// inline
function atLeastSomething(way: f64): f64 {
  return way === 0 ? ALMOST_NONE : way;
}

// The ray as a solid sees it that is not turned and lies in the middle.
let ox: f64 = 0;
let oy: f64 = 0;
let oz: f64 = 0;
let dx: f64 = 0;
let dy: f64 = 0;
let dz: f64 = 0;

/** Shortens the hit when the ray meets this solid sooner. */
export function hitSolid(solid: usize): void {
  const cos = load<f64>(solid, 24);
  const sin = load<f64>(solid, 32);
  const px = ray.fromX - load<f64>(solid);
  const pz = ray.fromZ - load<f64>(solid, 16);
  ox = px * cos - pz * sin;
  oy = ray.fromY - load<f64>(solid, 8);
  oz = px * sin + pz * cos;
  dx = atLeastSomething(ray.wayX * cos - ray.wayZ * sin);
  dy = atLeastSomething(ray.wayY);
  dz = atLeastSomething(ray.wayX * sin + ray.wayZ * cos);
  const shape = load<f64>(solid, 64);
  if (shape === 0) hitBox(solid);
  else if (shape === 1) hitPanel(solid);
  else if (shape === 2) hitBall(solid);
  else hitTube(solid);
}

function record(solid: usize, distance: f64, u: f64, v: f64): void {
  met = solid;
  store<f64>(HIT, distance);
  store<f64>(HIT, u, 32);
  store<f64>(HIT, v, 40);
}

/** Turns the normal of a hit back into the world. */
function face(solid: usize, nx: f64, ny: f64, nz: f64): void {
  const cos = load<f64>(solid, 24);
  const sin = load<f64>(solid, 32);
  store<f64>(HIT, nx * cos + nz * sin, 8);
  store<f64>(HIT, ny, 16);
  store<f64>(HIT, -nx * sin + nz * cos, 24);
}

// inline
function against(way: f64): f64 {
  return way > 0 ? -1 : 1;
}

function hitBox(solid: usize): void {
  const hx = load<f64>(solid, 40);
  const hy = load<f64>(solid, 48);
  const hz = load<f64>(solid, 56);
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  const ex = abs(ix) * hx;
  const ey = abs(iy) * hy;
  const ez = abs(iz) * hz;
  const mx = -ox * ix;
  const my = -oy * iy;
  const mz = -oz * iz;
  const near = max(max(mx - ex, my - ey), mz - ez);
  const far = min(min(mx + ex, my + ey), mz + ez);
  if (near > far || far < NEAR) return;
  const isInside = near < NEAR;
  const distance = isInside ? far : near;
  if (distance >= load<f64>(HIT)) return;
  const x = ox + dx * distance;
  const y = oy + dy * distance;
  const z = oz + dz * distance;
  if (isInside ? mx + ex === far : mx - ex === near) {
    record(solid, distance, z / (2 * hz) + 0.5, 0.5 - y / (2 * hy));
    face(solid, against(dx), 0, 0);
  } else if (isInside ? my + ey === far : my - ey === near) {
    record(solid, distance, x / (2 * hx) + 0.5, 0.5 - z / (2 * hz));
    face(solid, 0, against(dy), 0);
  } else {
    record(solid, distance, x / (2 * hx) + 0.5, 0.5 - y / (2 * hy));
    face(solid, 0, 0, against(dz));
  }
}

function hitPanel(solid: usize): void {
  const distance = -oz / dz;
  if (!(distance > NEAR) || distance >= load<f64>(HIT)) return;
  const hx = load<f64>(solid, 40);
  const hy = load<f64>(solid, 48);
  const x = ox + dx * distance;
  const y = oy + dy * distance;
  if (abs(x) > hx || abs(y) > hy) return;
  const u = x / (2 * hx) + 0.5;
  const v = 0.5 - y / (2 * hy);
  if (hasTexture(solid) && load<f32>(texelAt(solid, u, v), 12) < 0.5) return;
  record(solid, distance, u, v);
  face(solid, 0, 0, against(dz));
}

// inline
function around(x: f64, z: f64): f64 {
  return 0.5 + Math.atan2(x, -z) / WHOLE_TURN;
}

function hitBall(solid: usize): void {
  const hx = load<f64>(solid, 40);
  const hy = load<f64>(solid, 48);
  const hz = load<f64>(solid, 56);
  const bx = ox / hx;
  const by = oy / hy;
  const bz = oz / hz;
  const wx = dx / hx;
  const wy = dy / hy;
  const wz = dz / hz;
  const a = wx * wx + wy * wy + wz * wz;
  const b = bx * wx + by * wy + bz * wz;
  const root = b * b - a * (bx * bx + by * by + bz * bz - 1);
  if (root < 0) return;
  const distance = (-b - sqrt(root)) / a;
  if (distance < NEAR || distance >= load<f64>(HIT)) return;
  const x = (bx + wx * distance) / hx;
  const y = (by + wy * distance) / hy;
  const z = (bz + wz * distance) / hz;
  const length = sqrt(x * x + y * y + z * z);
  record(solid, distance, around(x, z), 0.5 - (by + wy * distance) / 2);
  face(solid, x / length, y / length, z / length);
}

/** An upright cylinder or, with another radius at the top, a cone's slice; the ends stay open except for its caps. */
function hitTube(solid: usize): void {
  const hy = load<f64>(solid, 48);
  const low = load<f64>(solid, 72);
  const top = load<f64>(solid, 80);
  const slope = (top - low) / (2 * hy);
  const r0 = low + slope * (oy + hy);
  const a = dx * dx + dz * dz - slope * slope * dy * dy;
  const b = ox * dx + oz * dz - slope * r0 * dy;
  const root = b * b - a * (ox * ox + oz * oz - r0 * r0);
  if (root >= 0 && a !== 0) {
    const distance = (-b - sqrt(root)) / a;
    const y = oy + dy * distance;
    if (distance > NEAR && distance < load<f64>(HIT) && abs(y) <= hy) {
      const x = ox + dx * distance;
      const z = oz + dz * distance;
      const length = sqrt(x * x + z * z);
      const outwards = length === 0 ? 1 : length;
      record(solid, distance, around(x, z), 0.5 - y / (2 * hy));
      face(solid, x / outwards, -slope, z / outwards);
    }
  }
  const capY = dy < 0 ? hy : -hy;
  const distance = (capY - oy) / dy;
  if (!(distance > NEAR) || distance >= load<f64>(HIT)) return;
  const x = ox + dx * distance;
  const z = oz + dz * distance;
  const radius = capY > 0 ? top : low;
  if (x * x + z * z > radius * radius) return;
  record(solid, distance, 0.5, 0.5);
  face(solid, 0, capY > 0 ? 1 : -1, 0);
}
