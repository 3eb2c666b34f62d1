import { bell, mix, smooth } from '../scalars.ts';
import { normalAlong, placeAlong, placeAlongAxis } from './bone-space.ts';
import { nailAlong, nailMoon, nailRim } from './nail.ts';
import {
  BLUE,
  DARKNESS,
  FINGER,
  FINGERWARD,
  GREEN,
  HAND_LENGTH,
  IS_TIP,
  KIND,
  NAIL_COLOR,
  PALM,
  PALM_COLOR,
  PALM_LINES,
  PALMWARD,
  PHALANX,
  POINT_X,
  POINT_Y,
  POINT_Z,
  RED,
  SETTINGS,
  SHINE,
  SIDE,
  SKIN_COLOR,
  setting,
  THUMBWARD,
  UP,
  WRIST,
} from './places.ts';

/** Lengths here are hand lengths. */
const JOINT: f32 = 0.0055;
const WRINKLE: f32 = 0.0042;

let line: f32 = 0;
let flush: f32 = 0;
let shine: f32 = 0;
let nail: f32 = 0;

export function paintSkin(i: usize, bone: usize): void {
  const perLength: f32 = 1 / setting(HAND_LENGTH);
  const kind = load<f32>(bone + KIND);
  const back = normalAlong(i, bone + UP);
  const fromWrist = onHand(i, FINGERWARD) * perLength;
  const along = placeAlongAxis(i, bone) * perLength;
  const palmSide = palmShare(i, bone, along, back, fromWrist);
  line = 0;
  flush = 0;
  shine = 0.78;
  nail = 0;
  if (kind === FINGER) {
    paintJoints(load<f32>(bone + PHALANX), load<f32>(bone + IS_TIP) !== 0, along, back, palmSide);
    if (load<f32>(bone + IS_TIP) !== 0) paintTip(i, bone, along, back, palmSide);
  } else if (kind === PALM) paintPalm(onHand(i, THUMBWARD) * perLength, fromWrist, palmSide);
  putSkin(i, palmSide);
}

// inline
function onHand(i: usize, way: usize): f32 {
  const x = load<f32>(POINT_X + i * 4) - setting(WRIST);
  const y = load<f32>(POINT_Y + i * 4) - setting(WRIST + 1);
  const z = load<f32>(POINT_Z + i * 4) - setting(WRIST + 2);
  return x * setting(way) + y * setting(way + 1) + z * setting(way + 2);
}

/** How much of a point belongs to the palm's side; where a finger leaves the palm its own inside takes over. */
function palmShare(i: usize, bone: usize, along: f32, back: f32, fromWrist: f32): f32 {
  const kind = load<f32>(bone + KIND);
  const own: f32 = kind < FINGER ? 0 : load<f32>(bone + PHALANX) === 0 ? smooth(-0.03, 0.13, along) : 1;
  const inward = mix(normalAlong(i, SETTINGS + PALMWARD * 4), -back, own);
  let near: f32 = 1;
  if (kind < PALM) near -= smooth(0.28, 0.42, awayFromWrist(i));
  return smooth(0.05, 0.55, inward) * mix(smooth(-0.2, 0.14, fromWrist), 1, own) * near;
}

/** A raised hand is level with the upper arm, which is no part of it. */
function awayFromWrist(i: usize): f32 {
  const fingerward = onHand(i, FINGERWARD);
  const thumbward = onHand(i, THUMBWARD);
  const palmward = onHand(i, PALMWARD);
  return sqrt(fingerward * fingerward + thumbward * thumbward + palmward * palmward) / setting(HAND_LENGTH);
}

/** Creases inside the joints, wrinkles on their backs. */
function paintJoints(phalanx: f32, isTip: bool, along: f32, back: f32, palmSide: f32): void {
  if (phalanx === 0) {
    line = 0.55 * bell((along - 0.085) / 0.006) * palmSide;
    return;
  }
  const onBack = smooth(0.35, 0.8, back);
  line = 0.62 * bell(along / JOINT) * palmSide;
  flush = 0.6 * bell(along / 0.035) * onBack;
  if (isTip) {
    line += 0.2 * (bell(along / WRINKLE) + bell((along - 0.011) / WRINKLE)) * onBack;
    return;
  }
  line += 0.3 * bell((along - 0.014) / 0.005) * palmSide;
  const wrinkles = bell((along + 0.014) / WRINKLE) + bell(along / WRINKLE) + bell((along - 0.014) / WRINKLE);
  line += 0.26 * wrinkles * onBack;
}

function paintTip(i: usize, bone: usize, along: f32, back: f32, palmSide: f32): void {
  flush += 0.75 * smooth(0.05, 0.14, along) * (0.4 + 0.6 * palmSide);
  const perLength: f32 = 1 / setting(HAND_LENGTH);
  nail = nailAlong(bone, placeAlong(i, bone, SIDE) * perLength, along, back);
  if (nail <= 0) return;
  shine = 0.75 + 1.1 * nail;
  flush *= 1 - nail;
}

function paintPalm(across: f32, fromWrist: f32, palmSide: f32): void {
  if (palmSide <= 0) {
    flush = 0.3 * bell((fromWrist - 0.48) / 0.05);
    return;
  }
  const width: f32 = 0.0065;
  const lines =
    bell(toLine(0, 4, across, fromWrist) / width) +
    bell(toLine(5, 3, across, fromWrist) / width) +
    bell(toLine(9, 3, across, fromWrist) / width);
  const wrist = bell((fromWrist - 0.015 + across * across * 0.6) / 0.006);
  line = 0.4 * palmSide * (lines + wrist);
  const x = across - 0.02;
  const y = fromWrist - 0.25;
  flush = 0.35 * palmSide * smooth(0.12, 0.3, sqrt(x * x + y * y));
}

/** The distance to a line of the palm: `parts` pieces from point `first` on. */
function toLine(first: usize, parts: usize, x: f32, y: f32): f32 {
  let best: f32 = 9;
  for (let i = first; i < first + parts; i++) {
    const fromX = setting(PALM_LINES + i * 2);
    const fromY = setting(PALM_LINES + i * 2 + 1);
    const wayX = setting(PALM_LINES + i * 2 + 2) - fromX;
    const wayY = setting(PALM_LINES + i * 2 + 3) - fromY;
    const free = ((x - fromX) * wayX + (y - fromY) * wayY) / (wayX * wayX + wayY * wayY);
    const t = max<f32>(0, min<f32>(1, free));
    const asideX = x - fromX - wayX * t;
    const asideY = y - fromY - wayY * t;
    best = min(best, asideX * asideX + asideY * asideY);
  }
  return sqrt(best);
}

// inline
function skinAt(channel: usize, palmSide: f32): f32 {
  return mix(setting(SKIN_COLOR + channel), setting(PALM_COLOR + channel), palmSide);
}

// inline
function nailed(skin: f32, channel: usize, moon: f32, rim: f32): f32 {
  return mix(skin, setting(NAIL_COLOR + channel) * (1 + moon * nailMoon), nail) * (1 - rim * nailRim);
}

function putSkin(i: usize, palmSide: f32): void {
  let red = skinAt(0, palmSide);
  let green = skinAt(1, palmSide);
  let blue = skinAt(2, palmSide);
  if (nail > 0) {
    red = nailed(red, 0, 0.12, 0.28);
    green = nailed(green, 1, 0.2, 0.4);
    blue = nailed(blue, 2, 0.2, 0.4);
  }
  const dark = min<f32>(1, line);
  const warm = flush * (1 - 0.4 * setting(DARKNESS));
  store<f32>(RED + i * 4, red * (1 - 0.24 * dark) * (1 + 0.02 * warm));
  store<f32>(GREEN + i * 4, green * (1 - 0.4 * dark) * (1 - 0.17 * warm));
  store<f32>(BLUE + i * 4, blue * (1 - 0.42 * dark) * (1 - 0.15 * warm));
  store<f32>(SHINE + i * 4, shine);
}
