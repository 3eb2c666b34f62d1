import type { Solid, Texture } from './world.ts';

/** Where a ray meets the nearest thing; one object is reused for millions of rays. */
export interface Hit {
  distance: number;
  solid: PlacedSolid | null;
  nx: number;
  ny: number;
  nz: number;
  u: number;
  v: number;
}

export interface Ray {
  ox: number;
  oy: number;
  oz: number;
  dx: number;
  dy: number;
  dz: number;
}

/** A solid with its turn as sine and cosine and its half sizes at hand. */
export interface PlacedSolid {
  solid: Solid;
  cos: number;
  sin: number;
  hx: number;
  hy: number;
  hz: number;
}

const NEAR = 1e-4;
/** Replaces a direction of zero, which would divide by zero along that axis. */
export const ALMOST_NONE = 1e-12;

export function placeSolid(solid: Solid): PlacedSolid {
  const turn = solid.turn ?? 0;
  const [hx, hy, hz] = halfSizes(solid);
  return { solid, cos: Math.cos(turn), sin: Math.sin(turn), hx, hy, hz };
}

function halfSizes(solid: Solid): [number, number, number] {
  if (solid.shape === 'panel') return [solid.size[0] / 2, solid.size[1] / 2, 0.001];
  if (solid.shape === 'tube') {
    const radius = Math.max(solid.radius, solid.topRadius ?? 0);
    return [radius, solid.height / 2, radius];
  }
  return [solid.size[0] / 2, solid.size[1] / 2, solid.size[2] / 2];
}

// Millions of rays pass here: the ray as the solid sees it is written into one object instead of a new one each time.
const local: Ray = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };

/** Shortens the hit when the ray meets this solid sooner. */
export function hitSolid(placed: PlacedSolid, ray: Ray, hit: Hit): void {
  const { center } = placed.solid;
  const { cos, sin } = placed;
  const px = ray.ox - center[0];
  const pz = ray.oz - center[2];
  local.ox = px * cos - pz * sin;
  local.oy = ray.oy - center[1];
  local.oz = px * sin + pz * cos;
  local.dx = ray.dx * cos - ray.dz * sin || ALMOST_NONE;
  local.dy = ray.dy || ALMOST_NONE;
  local.dz = ray.dx * sin + ray.dz * cos || ALMOST_NONE;
  const { shape } = placed.solid;
  if (shape === 'box') hitBox(placed, local, hit);
  else if (shape === 'panel') hitPanel(placed, local, hit);
  else if (shape === 'ball') hitBall(placed, local, hit);
  else hitTube(placed, local, hit);
}

/** Notes the place; the normal is turned back into the world by face(). */
function record(placed: PlacedSolid, hit: Hit, distance: number, u: number, v: number): void {
  hit.distance = distance;
  hit.solid = placed;
  hit.u = u;
  hit.v = v;
}

function face(placed: PlacedSolid, hit: Hit, x: number, y: number, z: number): void {
  hit.nx = x * placed.cos + z * placed.sin;
  hit.ny = y;
  hit.nz = -x * placed.sin + z * placed.cos;
}

function hitBox(placed: PlacedSolid, ray: Ray, hit: Hit): void {
  const { hx, hy, hz } = placed;
  const ix = 1 / ray.dx;
  const iy = 1 / ray.dy;
  const iz = 1 / ray.dz;
  const ex = Math.abs(ix) * hx;
  const ey = Math.abs(iy) * hy;
  const ez = Math.abs(iz) * hz;
  const mx = -ray.ox * ix;
  const my = -ray.oy * iy;
  const mz = -ray.oz * iz;
  const near = Math.max(mx - ex, my - ey, mz - ez);
  const far = Math.min(mx + ex, my + ey, mz + ez);
  if (near > far || far < NEAR) return;
  const inside = near < NEAR;
  const distance = inside ? far : near;
  if (distance >= hit.distance) return;
  const faceX = inside ? mx + ex === far : mx - ex === near;
  const faceY = !faceX && (inside ? my + ey === far : my - ey === near);
  const lx = ray.ox + ray.dx * distance;
  const ly = ray.oy + ray.dy * distance;
  const lz = ray.oz + ray.dz * distance;
  if (faceX) {
    record(placed, hit, distance, lz / (2 * hz) + 0.5, 0.5 - ly / (2 * hy));
    face(placed, hit, ray.dx > 0 ? -1 : 1, 0, 0);
  } else if (faceY) {
    record(placed, hit, distance, lx / (2 * hx) + 0.5, 0.5 - lz / (2 * hz));
    face(placed, hit, 0, ray.dy > 0 ? -1 : 1, 0);
  } else {
    record(placed, hit, distance, lx / (2 * hx) + 0.5, 0.5 - ly / (2 * hy));
    face(placed, hit, 0, 0, ray.dz > 0 ? -1 : 1);
  }
}

function hitPanel(placed: PlacedSolid, ray: Ray, hit: Hit): void {
  const distance = -ray.oz / ray.dz;
  if (!(distance > NEAR) || distance >= hit.distance) return;
  const x = ray.ox + ray.dx * distance;
  const y = ray.oy + ray.dy * distance;
  if (Math.abs(x) > placed.hx || Math.abs(y) > placed.hy) return;
  const u = x / (2 * placed.hx) + 0.5;
  const v = 0.5 - y / (2 * placed.hy);
  const texture = placed.solid.material.texture;
  if (texture && alphaAt(texture, u, v) < 0.5) return;
  record(placed, hit, distance, u, v);
  face(placed, hit, 0, 0, ray.dz > 0 ? -1 : 1);
}

export function texelAt(texture: Texture, u: number, v: number): number {
  const x = Math.min(texture.width - 1, Math.max(0, (u * texture.width) | 0));
  const y = Math.min(texture.height - 1, Math.max(0, (v * texture.height) | 0));
  return (y * texture.width + x) * 4;
}

function alphaAt(texture: Texture, u: number, v: number): number {
  return texture.data[texelAt(texture, u, v) + 3];
}

function hitBall(placed: PlacedSolid, ray: Ray, hit: Hit): void {
  const { hx, hy, hz } = placed;
  const ox = ray.ox / hx;
  const oy = ray.oy / hy;
  const oz = ray.oz / hz;
  const dx = ray.dx / hx;
  const dy = ray.dy / hy;
  const dz = ray.dz / hz;
  const a = dx * dx + dy * dy + dz * dz;
  const b = ox * dx + oy * dy + oz * dz;
  const root = b * b - a * (ox * ox + oy * oy + oz * oz - 1);
  if (root < 0) return;
  const distance = (-b - Math.sqrt(root)) / a;
  if (distance < NEAR || distance >= hit.distance) return;
  const x = (ox + dx * distance) / hx;
  const y = (oy + dy * distance) / hy;
  const z = (oz + dz * distance) / hz;
  const length = Math.hypot(x, y, z);
  record(placed, hit, distance, 0.5 + Math.atan2(x, -z) / (2 * Math.PI), 0.5 - (oy + dy * distance) / 2);
  face(placed, hit, x / length, y / length, z / length);
}

/** An upright cylinder or, with another radius at the top, a cone's slice; the ends stay open except for its caps. */
function hitTube(placed: PlacedSolid, ray: Ray, hit: Hit): void {
  const { solid, hy } = placed;
  if (solid.shape !== 'tube') return;
  const low = solid.radius;
  const slope = ((solid.topRadius ?? low) - low) / (2 * hy);
  const r0 = low + slope * (ray.oy + hy);
  const a = ray.dx * ray.dx + ray.dz * ray.dz - slope * slope * ray.dy * ray.dy;
  const b = ray.ox * ray.dx + ray.oz * ray.dz - slope * r0 * ray.dy;
  const root = b * b - a * (ray.ox * ray.ox + ray.oz * ray.oz - r0 * r0);
  if (root >= 0 && a !== 0) {
    const distance = (-b - Math.sqrt(root)) / a;
    const y = ray.oy + ray.dy * distance;
    if (distance > NEAR && distance < hit.distance && Math.abs(y) <= hy) {
      const x = ray.ox + ray.dx * distance;
      const z = ray.oz + ray.dz * distance;
      const length = Math.hypot(x, z) || 1;
      record(placed, hit, distance, 0.5 + Math.atan2(x, -z) / (2 * Math.PI), 0.5 - y / (2 * hy));
      face(placed, hit, x / length, -slope, z / length);
    }
  }
  const capY = ray.dy < 0 ? hy : -hy;
  const capDistance = (capY - ray.oy) / ray.dy;
  if (!(capDistance > NEAR) || capDistance >= hit.distance) return;
  const x = ray.ox + ray.dx * capDistance;
  const z = ray.oz + ray.dz * capDistance;
  const radius = capY > 0 ? (solid.topRadius ?? low) : low;
  if (x * x + z * z > radius * radius) return;
  record(placed, hit, capDistance, 0.5, 0.5);
  face(placed, hit, 0, capY > 0 ? 1 : -1, 0);
}
