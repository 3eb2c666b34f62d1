import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { progressAt } from './overlay.ts';

/** It begins when the thing has come, crosses it, and comes again after a rest. */
const FIRST_SEC = 0.6;
const CROSS_SEC = 0.7;
const EVERY_SEC = 1.7;
/** Of its height: how wide the light is, and how far it leans. */
const BAND = 0.9;
const LEAN = 0.45;
const BRIGHT = 0.55;

/** A button with the light that passes over it at this moment; itself while there is none. */
export function lit(sprite: Canvas, sinceSec: number, makeCanvas: MakeCanvas): Canvas {
  const againSec = sinceSec < FIRST_SEC ? 0 : FIRST_SEC + EVERY_SEC * Math.floor((sinceSec - FIRST_SEC) / EVERY_SEC);
  const crossed = againSec === 0 ? 0 : progressAt(sinceSec, againSec, CROSS_SEC);
  if (crossed === 0 || crossed === 1) return sprite;
  const { width, height } = sprite;
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.drawImage(sprite, 0, 0);
  ctx.globalCompositeOperation = 'source-atop';
  const [band, lean] = [BAND * height, LEAN * height];
  ctx.transform(1, 0, -LEAN, 1, 0, 0);
  const x = -band + crossed * (width + band + lean);
  const light = ctx.createLinearGradient(x, 0, x + band, 0);
  light.addColorStop(0, 'rgba(255,255,255,0)');
  light.addColorStop(0.5, `rgba(255,255,255,${BRIGHT})`);
  light.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = light;
  ctx.fillRect(x, 0, band, height);
  return canvas;
}
