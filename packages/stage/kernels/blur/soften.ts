import { blurred, height, margin, planeBytes, planes, rgb, stride, width } from './planes.ts';

/** A last small blur takes away the steps that whole-pixel taps leave; the planes of the picture hold it on its way. */
export function soften(): void {
  for (let c: usize = 0; c < 3; c++) {
    const from = blurred + c * planeBytes;
    const across = planes + c * planeBytes;
    for (let y = 0; y < height; y++) softenAcross(from, across, y);
    for (let y = 0; y < height; y++) softenDown(across, rgb + (c << 2), y);
  }
}

function softenAcross(from: usize, to: usize, y: i32): void {
  const row = y * stride + margin;
  for (let x = 0; x < width; x++) {
    const before = lightAt(from, row + max(0, x - 1));
    const after = lightAt(from, row + min(width - 1, x + 1));
    store<f32>(
      to + ((<usize>(row + x)) << 2),
      <f32>0.25 * before + <f32>0.5 * lightAt(from, row + x) + <f32>0.25 * after,
    );
  }
}

function softenDown(from: usize, to: usize, y: i32): void {
  const above = max(0, y - 1) * stride + margin;
  const below = min(height - 1, y + 1) * stride + margin;
  const row = y * stride + margin;
  for (let x = 0; x < width; x++) {
    const around = lightAt(from, above + x) + lightAt(from, below + x);
    store<f32>(to + <usize>(y * width + x) * 12, <f32>0.25 * around + <f32>0.5 * lightAt(from, row + x));
  }
}

// inline
function lightAt(plane: usize, place: i32): f32 {
  return load<f32>(plane + ((<usize>place) << 2));
}
