/** The soft shadows of a frame, one byte for four by four pixels. */
export let shadows: usize = 0;
export let shadowsWide: i32 = 0;
export let shadowsHigh: i32 = 0;

export function takeShadows(at: usize, width: i32, height: i32): void {
  shadows = at;
  shadowsWide = width;
  shadowsHigh = height;
}
