let column: f64 = 0;
let row: f64 = 0;
let turn: f64 = 0;

/** Numbers in 0..1 that differ as evenly as possible between neighbouring pixels, so that a small average cancels their noise. */
export function ditherAt(x: i32, y: i32): void {
  column = <f64>x;
  row = <f64>y;
  turn = 0;
}

export function next(): f64 {
  turn++;
  const shift = 5.588238 * turn;
  const wave = 0.06711056 * (column + shift) + 0.00583715 * (row + shift * 3.1);
  const noise = 52.9829189 * (wave - floor(wave));
  return noise - floor(noise);
}
