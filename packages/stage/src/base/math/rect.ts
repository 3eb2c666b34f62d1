export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two rectangles share an area, or come nearer than the gap. */
export function touches(a: Rect, b: Rect, gap = 0): boolean {
  return (
    a.x - gap < b.x + b.width && b.x - gap < a.x + a.width && a.y - gap < b.y + b.height && b.y - gap < a.y + a.height
  );
}

/** The area that two rectangles share. */
export function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
