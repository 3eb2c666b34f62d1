/** The ray that is cast: where it begins, and which way it goes. */
export let fromX: f64 = 0;
export let fromY: f64 = 0;
export let fromZ: f64 = 0;
export let wayX: f64 = 0;
export let wayY: f64 = 0;
export let wayZ: f64 = 0;

export function beginAt(x: f64, y: f64, z: f64): void {
  fromX = x;
  fromY = y;
  fromZ = z;
}

/** Which way it goes, of any length; returns that length. */
export function goTo(x: f64, y: f64, z: f64): f64 {
  const length = sqrt(x * x + y * y + z * z);
  const unit = length === 0 ? 1 : length;
  wayX = x / unit;
  wayY = y / unit;
  wayZ = z / unit;
  return length;
}

export function stepForward(by: f64): void {
  fromX += wayX * by;
  fromY += wayY * by;
  fromZ += wayZ * by;
}
