/** No run is longer. */
const LONGEST_RUN: f32 = 4096;

/** How many steps from a place in a cell stay in it, the first one counted. */
// inline
export function stepsInCell(share: f32, step: f32): i32 {
  if (step > 0) return <i32>max<f32>(1, min<f32>(ceil<f32>((1 - share) / step), LONGEST_RUN));
  if (step < 0) return <i32>min<f32>(floor<f32>(share / -step) + 1, LONGEST_RUN);
  return <i32>LONGEST_RUN;
}
