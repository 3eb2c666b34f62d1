/** How far the first row of a body stands aside, in 1/65536 of a pixel, and the row from which on it stands still. */
let aside: i32 = 0;
let seam: f32 = 1;
/** So many columns the source has beside those that are put down. */
export let before: i32 = 0;
export let after: i32 = 0;

export function takeLean(by: i32, rows: i32, left: i32, right: i32): void {
  aside = by;
  seam = <f32>rows * 65536;
  before = left;
  after = right;
}

/** How far what the source shows at a place, in 1/65536 of a row, stands aside: the shoulders nearly as one, the waist not at all. */
// inline
export function leanAt(place: i32): i32 {
  const above = min<f32>(1, max<f32>(0, 1 - <f32>place / seam));
  return <i32>(<f32>aside * above * above * (3 - 2 * above));
}
