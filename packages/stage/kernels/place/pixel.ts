import { cast } from './cast.ts';
import { ditherAt, next } from './dither.ts';
import { addLamps } from './lamps.ts';
import * as at from './memory.ts';
import * as point from './point.ts';
import * as ray from './ray.ts';
import { hasTexture, texelAt } from './solid.ts';

const BOUNCES = 3;
/** Received light is measured on every fourth pixel of a row, shifted from row to row, and shared out afterwards. */
const LIGHT_STRIDE = 4;
const BOUNCE_REACH: f64 = 1.6;
const FAR_DEPTH: f64 = 60;
const LIFT: f64 = 2e-3;
const WHOLE_TURN: f64 = 6.283185307179586;
const COLOR: usize = 112;
const GLOW: usize = 136;
const GLOSS: usize = 144;
const SHEER: usize = 152;

/** How many rays of this row left the place. */
export let skyCount: i32 = 0;

export function beginRow(): void {
  skyCount = 0;
}

/** What one pixel shows: a ray from the camera, and from where it ends to lamps, near things and mirrored ones. */
export function tracePixel(x: i32, y: i32, across: f64, up: f64): void {
  const pixel = <usize>(y * at.width + x);
  ditherAt(x, y);
  ray.beginAt(0, 0, 0);
  ray.goTo(across, up, 1);
  const solid = cast(FAR_DEPTH);
  if (solid === 0) {
    store<f32>(at.depth + pixel * 4, <f32>FAR_DEPTH);
    noteSky(<i32>pixel, 1);
    return;
  }
  const distance = load<f64>(at.HIT);
  point.standAt(ray.wayX * distance, ray.wayY * distance, ray.wayZ * distance);
  point.face(load<f64>(at.HIT, 8), load<f64>(at.HIT, 16), load<f64>(at.HIT, 24), load<f64>(solid + SHEER));
  store<f32>(at.depth + pixel * 4, <f32>(distance * ray.wayZ));
  store<i32>(at.surface + pixel * 4, <i32>(solid - at.solids) * 8 + wayFaced() + 8);
  showColor(solid, pixel);
  const dx = ray.wayX;
  const dy = ray.wayY;
  const dz = ray.wayZ;
  if ((x + 2 * (y & 1) + (y & 2)) % LIGHT_STRIDE === 0) receive(at.received + pixel * 16);
  const gloss = load<f64>(solid + GLOSS);
  if (gloss === 0) return;
  const facing = -(dx * point.nx + dy * point.ny + dz * point.nz);
  const rough = 0.16 * (1 - gloss);
  const awayX = dx + 2 * facing * point.nx + (next() - 0.5) * rough;
  const awayY = dy + 2 * facing * point.ny + (next() - 0.5) * rough;
  const awayZ = dz + 2 * facing * point.nz + (next() - 0.5) * rough;
  ray.goTo(awayX, awayY, awayZ);
  const grazing = 1 - max<f64>(0, facing);
  mirror(pixel, gloss * (0.06 + 0.94 * grazing * grazing * grazing * grazing));
}

/** Notes the reflectance where a ray from the camera ends, and the light that is given off there. */
function showColor(solid: usize, pixel: usize): void {
  const own = at.albedo + pixel * 12;
  const into = at.rgb + pixel * 12;
  const glow = load<f64>(solid + GLOW);
  for (let c: usize = 0; c < 3; c++) {
    store<f32>(own + c * 4, <f32>colorOf(solid, c));
    store<f32>(into + c * 4, <f32>(<f64>load<f32>(own + c * 4) * glow));
  }
}

// inline
function leavePoint(): void {
  ray.beginAt(point.x + point.nx * LIFT, point.y + point.ny * LIFT, point.z + point.nz * LIFT);
}

/** A blurred mirror: what is opposite, jittered by the roughness, stronger at grazing angles. */
function mirror(pixel: usize, share: f64): void {
  leavePoint();
  const solid = cast(FAR_DEPTH);
  if (solid === 0) {
    noteSky(<i32>pixel, <f32>share);
    return;
  }
  const glow = min<f64>(1.5, load<f64>(solid + GLOW));
  for (let c: usize = 0; c < 3; c++) {
    const into = at.rgb + pixel * 12 + c * 4;
    const around = 0.6 * (load<f64>(at.NUMBERS + c * 8) + load<f64>(at.NUMBERS + c * 8, 24));
    const seen = <f64>(<f32>colorOf(solid, c)) * (around + glow);
    store<f32>(into, <f32>(<f64>load<f32>(into) + seen * share));
  }
}

/** The color where the last ray met this solid. */
function colorOf(solid: usize, c: usize): f64 {
  const color = load<f64>(solid + COLOR + c * 8);
  if (!hasTexture(solid)) return color;
  return color * <f64>load<f32>(texelAt(solid, load<f64>(at.HIT, 32), load<f64>(at.HIT, 40)) + c * 4);
}

/** Lamps, then the light of the surroundings as far as near things let it through and colour it. */
function receive(into: usize): void {
  for (let c: usize = 0; c < 24; c += 8) store<f64>(at.SUM + c, 0);
  addLamps();
  for (let bounce = 0; bounce < BOUNCES; bounce++) addBounce();
  for (let c: usize = 0; c < 3; c++) store<f32>(into + c * 4, <f32>load<f64>(at.SUM + c * 8));
  store<f32>(into, 1, 12);
}

function addBounce(): void {
  const height = 1 - 2 * next();
  const angle = WHOLE_TURN * next();
  const ring = sqrt(1 - height * height);
  ray.goTo(point.nx + ring * Math.cos(angle), point.ny + height, point.nz + ring * Math.sin(angle));
  leavePoint();
  const solid = cast(BOUNCE_REACH);
  const above = 0.5 + 0.5 * ray.wayY;
  const open = solid === 0 ? 1 : (load<f64>(at.HIT) / BOUNCE_REACH) ** 0.7;
  const glow = solid === 0 ? 0 : min<f64>(1.5, load<f64>(solid + GLOW)) * 0.5;
  for (let c: usize = 0; c < 24; c += 8) {
    const sky = load<f64>(at.NUMBERS + c) * above + load<f64>(at.NUMBERS + c, 24) * (1 - above);
    const bounced = solid === 0 ? 0 : load<f64>(solid + COLOR + c) * (sky * 0.55 + glow) * (1 - open);
    store<f64>(at.SUM + c, load<f64>(at.SUM + c) + (sky * open + bounced) / <f64>BOUNCES);
  }
}

function noteSky(pixel: i32, share: f32): void {
  const sky = at.skies + <usize>skyCount * at.SKY_BYTES;
  skyCount++;
  store<i32>(sky, pixel);
  store<f32>(sky, share, 4);
  store<f64>(sky, ray.wayX, 8);
  store<f64>(sky, ray.wayY, 16);
  store<f64>(sky, ray.wayZ, 24);
}

/** Which way the point faces, coarsely: light is only shared among pixels that face alike. */
function wayFaced(): i32 {
  const x = abs(point.nx);
  const y = abs(point.ny);
  const z = abs(point.nz);
  if (y >= x && y >= z) return point.ny > 0 ? 0 : 1;
  if (x >= z) return point.nx > 0 ? 2 : 3;
  return point.nz > 0 ? 4 : 5;
}
