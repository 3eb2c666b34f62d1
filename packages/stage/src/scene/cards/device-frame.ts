import type { DeviceFrame } from '@herald/media/choices';
import type { Context2D } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';

interface Size {
  width: number;
  height: number;
}

/** What lies around a screen, in shares of its width. */
interface Device {
  side: number;
  top: number;
  bottom: number;
  /** of the corners, outside and of the screen */
  radius: number;
  screenRadius: number;
  body: string;
}

const DEVICES: Readonly<Record<DeviceFrame, Device>> = {
  phone: { side: 0.04, top: 0.04, bottom: 0.04, radius: 0.14, screenRadius: 0.105, body: '#101114' },
  browser: { side: 0.006, top: 0.062, bottom: 0.006, radius: 0.022, screenRadius: 0.014, body: '#e6e7eb' },
};
/** A tall page has a bar that is as high as that of a wide one. */
const TALL_BAR = 0.1;
const DOTS = ['#f0645a', '#f2b83c', '#4fbd58'];

function deviceOf(frame: DeviceFrame, { width, height }: Size): Device {
  const device = DEVICES[frame];
  return frame === 'browser' && height > width ? { ...device, top: TALL_BAR } : device;
}

/** How large a screen is with its device around it. */
export function framedSize(frame: DeviceFrame, screen: Size): Size {
  const { side, top, bottom } = deviceOf(frame, screen);
  return { width: screen.width * (1 + 2 * side), height: screen.height + screen.width * (top + bottom) };
}

/** Where the screen of a device is, and how round its corners are. */
export function screenIn(frame: DeviceFrame, screen: Size, outer: Rect): { screen: Rect; radius: number } {
  const { side, top, bottom, screenRadius } = deviceOf(frame, screen);
  const width = outer.width / (1 + 2 * side);
  const height = outer.height - width * (top + bottom);
  const place = { x: outer.x + width * side, y: outer.y + width * top, width, height };
  return { screen: place, radius: screenRadius * width };
}

/** The body of a device; its shadow is that of the context. */
export function paintBody(ctx: Context2D, frame: DeviceFrame, screen: Size, outer: Rect): void {
  const { side, radius, body } = deviceOf(frame, screen);
  const width = outer.width / (1 + 2 * side);
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.roundRect(outer.x, outer.y, outer.width, outer.height, radius * width);
  ctx.fill();
}

/** What is seen on the body: the edge of a phone, the buttons and the address of a browser. */
export function paintDetails(ctx: Context2D, frame: DeviceFrame, screen: Size, outer: Rect): void {
  const { side, top, radius } = deviceOf(frame, screen);
  const width = outer.width / (1 + 2 * side);
  if (frame === 'phone') {
    const line = Math.max(1, width * 0.006);
    ctx.strokeStyle = 'rgba(255,255,255,0.28)';
    ctx.lineWidth = line;
    ctx.beginPath();
    ctx.roundRect(
      outer.x + line / 2,
      outer.y + line / 2,
      outer.width - line,
      outer.height - line,
      radius * width - line / 2,
    );
    ctx.stroke();
    return;
  }
  const bar = top * width;
  const middle = outer.y + bar / 2;
  const dot = bar * 0.13;
  for (const [k, color] of DOTS.entries()) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(outer.x + bar * (0.45 + 0.42 * k), middle, dot, 0, 2 * Math.PI);
    ctx.fill();
  }
  const from = outer.x + bar * 2;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.roundRect(from, middle - bar * 0.27, outer.x + outer.width - bar * 0.5 - from, bar * 0.54, bar * 0.27);
  ctx.fill();
}
