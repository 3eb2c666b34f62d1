import { AXIS, NORMAL_X, NORMAL_Y, NORMAL_Z, POINT_X, POINT_Y, POINT_Z } from './places.ts';

/** What one of the four points is, seen from its bone: the part of its place along a direction of the bone. */
export function placeAlong(i: usize, bone: usize, direction: usize): f32 {
  const x = load<f32>(POINT_X + i * 4) - load<f32>(bone);
  const y = load<f32>(POINT_Y + i * 4) - load<f32>(bone + 4);
  const z = load<f32>(POINT_Z + i * 4) - load<f32>(bone + 8);
  const way = bone + direction;
  return x * load<f32>(way) + y * load<f32>(way + 4) + z * load<f32>(way + 8);
}

export function placeAlongAxis(i: usize, bone: usize): f32 {
  return placeAlong(i, bone, AXIS);
}

/** The part of the point's normal along three numbers in the memory. */
export function normalAlong(i: usize, way: usize): f32 {
  return (
    load<f32>(NORMAL_X + i * 4) * load<f32>(way) +
    load<f32>(NORMAL_Y + i * 4) * load<f32>(way + 4) +
    load<f32>(NORMAL_Z + i * 4) * load<f32>(way + 8)
  );
}
