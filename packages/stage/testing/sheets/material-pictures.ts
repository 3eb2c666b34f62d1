import type { Canvas, Context2D, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';

const INK = '#17211c';
const FAINT = '#7c8781';
const INVOICES = [
  ['Nord Studio', '1,240', 'Paid'],
  ['Lindqvist', '380', 'Sent'],
  ['Harbor Cafe', '2,115', 'Paid'],
  ['M. Osei', '690', 'Late'],
  ['Baker & Sons', '450', 'Paid'],
] as const;
const STATES: Readonly<Record<string, string>> = { Paid: '#1d8a5b', Sent: '#3d6fd1', Late: '#c94a3a' };

/** The first page of an app for invoices, as a phone shows it. */
export function invoicesScreen(makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(780, 1688);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#f4f5f2';
  ctx.fillRect(0, 0, 780, 1688);
  ctx.fillStyle = '#123f33';
  ctx.fillRect(0, 0, 780, 560);
  write(ctx, 'This month', { x: 60, y: 190, px: 40, color: '#b9d8cb' });
  write(ctx, '$4,875', { x: 60, y: 320, px: 128, color: '#ffffff' });
  write(ctx, '3 of 5 paid', { x: 60, y: 400, px: 40, color: '#b9d8cb' });
  for (const [place, [name, sum, state]] of INVOICES.entries()) {
    const y = 480 + place * 226;
    ctx.fillStyle = '#ffffff';
    ctx.beginPath();
    ctx.roundRect(40, y, 700, 200, 28);
    ctx.fill();
    write(ctx, name, { x: 80, y: y + 88, px: 44, color: INK });
    write(ctx, `Invoice ${118 + place}`, { x: 80, y: y + 150, px: 32, color: FAINT });
    write(ctx, `$${sum}`, { x: 520, y: y + 88, px: 44, color: INK });
    write(ctx, state, { x: 520, y: y + 150, px: 32, color: STATES[state] ?? INK });
  }
  return canvas;
}

function write(
  ctx: Context2D,
  text: string,
  { x, y, px, color }: { x: number; y: number; px: number; color: string },
): void {
  ctx.font = `600 ${px}px "Herald manrope latin quiet"`;
  ctx.fillStyle = color;
  ctx.fillText(text, x, y);
}

const BOXES = ['#7b3f1d', '#2f5d50', '#c98b3f', '#4a4e69', '#9c3d3d', '#d8c9a8'];

/** A shelf in a garage: boxes that lie anyhow, or stand in their rows. */
export function rowOfBoxes(makeCanvas: MakeCanvas, order: 'untidy' | 'tidy'): Canvas {
  const canvas = makeCanvas(1200, 1600);
  const ctx = contextOf(canvas);
  const isTidy = order === 'tidy';
  const wall = ctx.createLinearGradient(0, 0, 1200, 1600);
  wall.addColorStop(0, isTidy ? '#efe7d8' : '#b9b0a1');
  wall.addColorStop(1, isTidy ? '#c9d5cb' : '#7e7a70');
  ctx.fillStyle = wall;
  ctx.fillRect(0, 0, 1200, 1600);
  const random = seededRandom(7);
  for (let row = 0; row < 4; row++) {
    const floor = 380 + row * 380;
    ctx.fillStyle = isTidy ? '#8a6a4a' : '#5b4636';
    ctx.fillRect(0, floor, 1200, 26);
    for (let place = 0; place < 5; place++) {
      const [width, height] = isTidy ? [190, 230] : [130 + random() * 110, 90 + random() * 170];
      ctx.save();
      ctx.translate(70 + place * 222 + (isTidy ? 0 : (random() - 0.5) * 90) + width / 2, floor);
      ctx.rotate(isTidy ? 0 : (random() - 0.5) * 0.5);
      ctx.shadowColor = 'rgba(0,0,0,0.35)';
      ctx.shadowBlur = 24;
      ctx.fillStyle = BOXES[isTidy ? row : Math.floor(random() * BOXES.length)] ?? INK;
      ctx.fillRect(-width / 2, -height, width, height);
      ctx.shadowColor = 'rgba(0,0,0,0)';
      ctx.fillStyle = 'rgba(255,255,255,0.82)';
      if (isTidy) ctx.fillRect(-50, -height * 0.62, 100, 54);
      ctx.restore();
    }
  }
  return canvas;
}
