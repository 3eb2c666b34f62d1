import { cast } from './cast.ts';
import { next } from './dither.ts';
import { HIT, LAMP_BYTES, lampCount, lamps, SUM } from './memory.ts';
import * as point from './point.ts';
import * as ray from './ray.ts';

const FAR: f64 = 1e6;
const LIFT: f64 = 2e-3;
/** Whether a solid holds light back, as `lay-world.ts` writes it. */
const CASTS_SHADOW: usize = 160;

let way: f64 = 0;
let strength: f64 = 0;

/** Light of all lamps on the point, with one randomly placed shadow ray each; added to SUM. */
export function addLamps(): void {
  for (let i = 0; i < lampCount; i++) {
    const lamp = lamps + <usize>i * LAMP_BYTES;
    aimAt(lamp);
    const facing = ray.wayX * point.nx + ray.wayY * point.ny + ray.wayZ * point.nz;
    const light = (facing > 0 ? facing : -facing * point.sheer) * strength;
    if (light < 1e-4) continue;
    const lift = facing > 0 ? LIFT : -LIFT;
    ray.beginAt(point.x + point.nx * lift, point.y + point.ny * lift, point.z + point.nz * lift);
    if (isHeldBack()) continue;
    for (let c: usize = 0; c < 24; c += 8) store<f64>(SUM + c, load<f64>(SUM + c) + load<f64>(lamp + c, 72) * light);
  }
}

function aimAt(lamp: usize): void {
  const a = next() - 0.5;
  const b = next() - 0.5;
  const kind = load<f64>(lamp);
  const lampX = load<f64>(lamp, 8);
  const lampY = load<f64>(lamp, 16);
  const lampZ = load<f64>(lamp, 24);
  const wide = load<f64>(lamp, 40);
  const deep = load<f64>(lamp, 48);
  if (kind === 0) {
    const spread = load<f64>(lamp, 32);
    ray.goTo(lampX + a * spread, lampY + b * spread, lampZ + (next() - 0.5) * spread);
    way = FAR;
    strength = 1;
  } else if (kind === 1) {
    const round = load<f64>(lamp, 32) * 2;
    fall(lampX + a * round - point.x, lampY + b * round - point.y, lampZ + (next() - 0.5) * round - point.z, 1);
  } else if (kind === 2) {
    fall(lampX + a * wide - point.x, lampY - point.y, lampZ + b * deep - point.z, wide * deep);
    strength *= max<f64>(0, ray.wayY);
  } else {
    const cos = load<f64>(lamp, 56);
    const sin = load<f64>(lamp, 64);
    fall(lampX + a * wide * cos - point.x, lampY + b * deep - point.y, lampZ - a * wide * sin - point.z, wide * deep);
    strength *= max<f64>(0, ray.wayX * sin + ray.wayZ * cos);
  }
}

function fall(x: f64, y: f64, z: f64, area: f64): void {
  way = ray.goTo(x, y, z);
  strength = area / (way * way + 0.04);
}

/** Lamps' own glass and shades do not shadow their light: a ray steps through them. */
function isHeldBack(): bool {
  let left = way - 0.03;
  for (let step = 0; step < 4; step++) {
    const solid = cast(left);
    if (solid === 0) return false;
    if (load<f64>(solid + CASTS_SHADOW) !== 0) return true;
    const forward = load<f64>(HIT) + LIFT;
    ray.stepForward(forward);
    left -= forward;
  }
  return true;
}
