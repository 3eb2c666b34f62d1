/** Nothing outside these columns and rows of the target is touched. */
export let clipLeft: i32 = 0;
export let clipTop: i32 = 0;
export let clipRight: i32 = 0;
export let clipBottom: i32 = 0;

export function clipTo(left: i32, top: i32, right: i32, bottom: i32): void {
  clipLeft = left;
  clipTop = top;
  clipRight = right;
  clipBottom = bottom;
}
