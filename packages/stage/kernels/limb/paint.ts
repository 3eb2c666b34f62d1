import { smooth } from '../scalars.ts';
import { paintCloth } from './paint-cloth.ts';
import { paintSkin } from './paint-skin.ts';
import {
  CUT,
  FADE,
  FADES,
  IS_CLOTH,
  IS_CUT,
  KIND,
  OWNER,
  PAINT,
  PAINT_BYTES,
  POINT_KIND,
  POINT_X,
  POINT_Y,
  POINT_Z,
  SHIRT_CUFF,
  SHOWN,
  SLEEVE,
  setting,
} from './places.ts';

/** Kinds of points that edges tell apart. */
const SKIN: u8 = 1;
const CLOTH: u8 = 2;
const SHIRT: u8 = 4;

export function kindOf(boneKind: f32): u8 {
  return boneKind < SLEEVE ? SKIN : boneKind === SHIRT_CUFF ? SHIRT : CLOTH;
}

/** Says what one of the four points is made of. */
export function paintPoint(i: usize): void {
  const bone = PAINT + <usize>load<i32>(OWNER + i * 4) * PAINT_BYTES;
  const x = load<f32>(POINT_X + i * 4);
  const y = load<f32>(POINT_Y + i * 4);
  const z = load<f32>(POINT_Z + i * 4);
  const kind = load<f32>(bone + KIND);
  store<u32>(SHOWN + i * 4, <u32>(<f32>255 * shareShown(bone, x, y, z)));
  store<i32>(IS_CLOTH + i * 4, kind >= SLEEVE ? 1 : 0);
  store<u8>(POINT_KIND + i, kindOf(kind));
  if (kind >= SLEEVE) paintCloth(i, bone);
  else paintSkin(i, bone);
}

/** Arms fade into the shoulder, and a forearm's picture into that of the upper arm. */
function shareShown(bone: usize, x: f32, y: f32, z: f32): f32 {
  let shown: f32 = 1;
  if (load<f32>(bone + FADES) !== 0) {
    const along = (x - setting(FADE)) * setting(FADE + 2);
    const down = (y - setting(FADE + 1)) * setting(FADE + 3);
    shown = smooth(-0.5, 0.55, down + 0.9 * along + 0.2);
  }
  if (setting(CUT) !== 0 && load<f32>(bone + IS_CUT) !== 0) {
    const past =
      (x - setting(CUT + 1)) * setting(CUT + 4) +
      (y - setting(CUT + 2)) * setting(CUT + 5) +
      (z - setting(CUT + 3)) * setting(CUT + 6);
    shown *= smooth(-0.42, -0.2, past);
  }
  return shown;
}
