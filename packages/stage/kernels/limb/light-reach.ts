import { distanceTo } from './field.ts';
import { gatherAll, gatherSeenByLamp } from './gather.ts';
import { atLeastZero, leastOf, oneMinus, splat, sumOf } from './packets.ts';
import {
  KEY,
  KEY_ACROSS,
  KEY_RIGHT,
  NORMAL_X,
  NORMAL_Y,
  NORMAL_Z,
  OUT,
  POINT_X,
  POINT_Y,
  POINT_Z,
  RIM,
  setting,
  TOWARDS_LAMP,
  UNIT_PX,
  WIDE,
} from './places.ts';

/** How open the place of each point is, and how much of the key lamp and of the lamp behind it sees. */
export let open: v128 = f32x4.splat(1);
export let key: v128 = f32x4.splat(1);
export let back: v128 = f32x4.splat(1);

/** Four looks along the normal: how far, and how much each counts when something is nearer. */
const LOOK_AT: v128 = f32x4(0.03, 0.08, 0.16, 0.27);
const LOOK_WEIGHT: v128 = f32x4(8, 3.4, 1.1, 0.5);
const FURTHEST_LOOK: f32 = 0.3;

/** Eight looks towards the lamp, the second four only when light comes through the first: no finger is narrower than the way between two. */
const NEAR_LAMP_LOOKS: v128 = f32x4(0.05, 0.1, 0.16, 0.24);
const FAR_LAMP_LOOKS: v128 = f32x4(0.33, 0.46, 0.62, 0.84);
/** Shadows of fingers from afar run into each other: with gaps between them cloth would look stained. */
const FAR_SOFTNESS: f32 = 0.6;

/** Four looks towards the lamp behind, and what is in the way counts the more the nearer it is. */
const BACK_LOOKS: v128 = f32x4(0.1, 0.2, 0.32, 0.46);
const BACK_SOFTNESS: f32 = 0.35;
/** Its light is seen where a surface turns away from the viewer, and nowhere else. */
const LEAST_TURNED: f32 = 0.3;

const DARKEST: f32 = 0.12;

let aroundCount: i32 = -1;
let aroundX: f32 = 0;
let aroundY: f32 = 0;

/** What lies around is gathered again when a tile begins. */
export function forgetAround(): void {
  aroundCount = -1;
}

function gatherAround(x: f32, y: f32): void {
  const dx = x - aroundX;
  const dy = y - aroundY;
  const span: f32 = 6 / setting(UNIT_PX);
  if (aroundCount >= 0 && dx * dx + dy * dy < span * span) return;
  aroundX = x;
  aroundY = y;
  aroundCount = gatherAll(WIDE, x, y, FURTHEST_LOOK + span);
}

// inline
function along(point: f32, normal: f32, far: v128): v128 {
  return f32x4.add(splat(point), f32x4.mul(splat(normal), far));
}

/** One answer serves all four points: they lie side by side on a smooth surface. */
export function reachOfOne(i: usize): void {
  const x = load<f32>(POINT_X + i * 4);
  const y = load<f32>(POINT_Y + i * 4);
  const z = load<f32>(POINT_Z + i * 4);
  const nx = load<f32>(NORMAL_X + i * 4);
  const ny = load<f32>(NORMAL_Y + i * 4);
  const nz = load<f32>(NORMAL_Z + i * 4);
  gatherAround(x, y);
  const distance = distanceTo(WIDE, aroundCount, along(x, nx, LOOK_AT), along(y, ny, LOOK_AT), along(z, nz, LOOK_AT));
  const shut = sumOf(f32x4.mul(atLeastZero(f32x4.sub(LOOK_AT, distance)), LOOK_WEIGHT));
  open = splat(max<f32>(DARKEST, 1 - shut));
  key = splat(keyOf(i));
  back = splat(backOf(i));
}

/** Each point for itself, where an edge runs between them. */
export function reachOfEach(): void {
  gatherAround(load<f32>(POINT_X), load<f32>(POINT_Y));
  const x = v128.load(POINT_X);
  const y = v128.load(POINT_Y);
  const z = v128.load(POINT_Z);
  const nx = v128.load(NORMAL_X);
  const ny = v128.load(NORMAL_Y);
  const nz = v128.load(NORMAL_Z);
  let shut = f32x4.splat(0);
  for (let look = 0; look < 4; look++) {
    const far = splat(look === 0 ? 0.03 : look === 1 ? 0.08 : look === 2 ? 0.16 : 0.27);
    const weight = splat(look === 0 ? 8 : look === 1 ? 3.4 : look === 2 ? 1.1 : 0.5);
    const distance = distanceTo(
      WIDE,
      aroundCount,
      f32x4.add(x, f32x4.mul(nx, far)),
      f32x4.add(y, f32x4.mul(ny, far)),
      f32x4.add(z, f32x4.mul(nz, far)),
    );
    shut = f32x4.add(shut, f32x4.mul(atLeastZero(f32x4.sub(far, distance)), weight));
  }
  open = f32x4.pmax(splat(DARKEST), oneMinus(shut));
  for (let i: usize = 0; i < 4; i++) store<f32>(OUT + i * 4, keyOf(i));
  key = v128.load(OUT);
  for (let i: usize = 0; i < 4; i++) store<f32>(OUT + i * 4, backOf(i));
  back = v128.load(OUT);
}

/** What lies between an arm and the body behind it gets none of the light from there. */
function backOf(i: usize): f32 {
  const nx = load<f32>(NORMAL_X + i * 4);
  const ny = load<f32>(NORMAL_Y + i * 4);
  const nz = load<f32>(NORMAL_Z + i * 4);
  const faces = nx * setting(RIM) + ny * setting(RIM + 1) + nz * setting(RIM + 2);
  if (1 - nz < LEAST_TURNED || faces <= -0.15) return 1;
  const distance = distanceTo(
    WIDE,
    aroundCount,
    along(load<f32>(POINT_X + i * 4) + nx * 0.02, setting(RIM), BACK_LOOKS),
    along(load<f32>(POINT_Y + i * 4) + ny * 0.02, setting(RIM + 1), BACK_LOOKS),
    along(load<f32>(POINT_Z + i * 4) + nz * 0.02, setting(RIM + 2), BACK_LOOKS),
  );
  const shut = leastOf(f32x4.div(distance, f32x4.mul(BACK_LOOKS, splat(BACK_SOFTNESS))));
  return max<f32>(0, min<f32>(1, 1 + shut));
}

function keyOf(i: usize): f32 {
  const nx = load<f32>(NORMAL_X + i * 4);
  const ny = load<f32>(NORMAL_Y + i * 4);
  const nz = load<f32>(NORMAL_Z + i * 4);
  const faces = nx * setting(KEY) + ny * setting(KEY + 1) + nz * setting(KEY + 2);
  if (faces <= -0.3) return 1;
  const x = load<f32>(POINT_X + i * 4) + nx * 0.02;
  const y = load<f32>(POINT_Y + i * 4) + ny * 0.02;
  const z = load<f32>(POINT_Z + i * 4) + nz * 0.02;
  return DARKEST + (1 - DARKEST) * seenFromLamp(x, y, z);
}

function seenFromLamp(x: f32, y: f32, z: f32): f32 {
  const u = x * setting(KEY_RIGHT) + y * setting(KEY_RIGHT + 1) + z * setting(KEY_RIGHT + 2);
  const v = x * setting(KEY_ACROSS) + y * setting(KEY_ACROSS + 1) + z * setting(KEY_ACROSS + 2);
  const count = gatherSeenByLamp(TOWARDS_LAMP, u, v, 0.12);
  if (count === 0) return 1;
  let far = NEAR_LAMP_LOOKS;
  let soft: f32 = 0.3;
  let least: f32 = 1;
  for (let round = 0; round < 2; round++) {
    const distance = distanceTo(
      TOWARDS_LAMP,
      count,
      along(x, setting(KEY), far),
      along(y, setting(KEY + 1), far),
      along(z, setting(KEY + 2), far),
    );
    const share = f32x4.add(f32x4.splat(0.5), f32x4.div(distance, f32x4.mul(far, splat(soft))));
    least = min(least, leastOf(share));
    if (least <= 0 || f32x4.extract_lane(distance, 3) > 0.6) break;
    far = FAR_LAMP_LOOKS;
    soft = FAR_SOFTNESS;
  }
  least = max<f32>(0, least);
  return least * least * (3 - 2 * least);
}
