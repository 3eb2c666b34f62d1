/** The point that receives light: where it is, which way it faces, and how much light shines through it. */
export let x: f64 = 0;
export let y: f64 = 0;
export let z: f64 = 0;
export let nx: f64 = 0;
export let ny: f64 = 0;
export let nz: f64 = 0;
export let sheer: f64 = 0;

export function standAt(atX: f64, atY: f64, atZ: f64): void {
  x = atX;
  y = atY;
  z = atZ;
}

export function face(faceX: f64, faceY: f64, faceZ: f64, shinesThrough: f64): void {
  nx = faceX;
  ny = faceY;
  nz = faceZ;
  sheer = shinesThrough;
}
