import type { Context2D } from '#base/canvas/canvas.ts';
import type { Solid } from '../../trace/world.ts';
import { ball, box, FLOOR, leaves, matt, pottedPlant, tube } from '../parts.ts';
import { colorAt, painted, type TradeThings } from './trade-parts.ts';

/** Rolled mats in a rack, blocks and balls, large plants and a round print: no iron. */
export const yogaThings: TradeThings = (brief, colors) => {
  const wood = matt(colors.wood, { gloss: 0.2 });
  const rolls = (y: number, row: number): Solid[] =>
    Array.from({ length: 5 }, (_, i) =>
      painted(brief, [-2.3 + i * 0.27, y + 0.13, -0.4], [0.26, 0.26], (ctx, width) =>
        paintRoll(ctx, width, colorAt(colors, i + row)),
      ),
    );
  const shelf = [-0.62, -0.22, 0.18].flatMap((y, row): Solid[] => [
    box([-1.75, y - 0.02, -0.25], [1.5, 0.04, 0.42], wood),
    ...(row < 2 ? rolls(y, row) : []),
  ]);
  const pot = matt('#e4ddd0');
  return [
    ...shelf,
    ...[-2.5, -1].map((x) => box([x, -0.4, -0.25], [0.05, 1.3, 0.42], wood)),
    ...[-2.3, -1.96].map((x, i) => box([x, 0.27, -0.25], [0.3, 0.14, 0.2], matt(colorAt(colors, i + 1)))),
    ball([-1.5, 0.36, -0.25], [0.34, 0.34, 0.34], matt(colorAt(colors, 0), { gloss: 0.3 })),
    painted(brief, [-2.9, 0.5, -0.02], [0.8, 0.8], (ctx, width) => paintSun(ctx, width, colorAt(colors, 0))),
    painted(brief, [-1.72, 0.92, -0.02], [0.66, 0.66], (ctx, width) => paintSun(ctx, width, colorAt(colors, 1))),
    ...pottedPlant(
      [-0.42, FLOOR, -0.5],
      { width: 1.1, height: 1.6, potRadius: 0.2, potHeight: 0.45 },
      leaves(brief, 'palm'),
      pot,
    ),
    ...pottedPlant(
      [-2.85, FLOOR, -0.6],
      { width: 0.8, height: 1, potRadius: 0.18, potHeight: 0.4 },
      leaves(brief, 'rubber'),
      pot,
    ),
    tube([-2.3, FLOOR + 0.34, -0.9], 0.1, 0.68, matt(colorAt(colors, 2))),
    tube([-2.06, FLOOR + 0.34, -0.95], 0.1, 0.68, matt(colorAt(colors, 0))),
  ];
};

/** The end of a rolled mat. */
function paintRoll(ctx: Context2D, width: number, color: string): void {
  const middle = width / 2;
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(middle, middle, middle, 0, 2 * Math.PI);
  ctx.fill();
  ctx.strokeStyle = 'rgba(0, 0, 0, 0.42)';
  ctx.lineWidth = width * 0.05;
  ctx.beginPath();
  for (let i = 0; i < 60; i++) {
    const [angle, radius] = [i * 0.32, middle * (0.06 + (0.86 * i) / 60)];
    ctx.lineTo(middle + radius * Math.cos(angle), middle + radius * Math.sin(angle));
  }
  ctx.stroke();
}

/** A round print: petals around a calm middle. */
function paintSun(ctx: Context2D, width: number, color: string): void {
  const middle = width / 2;
  ctx.fillStyle = '#f4efe4';
  ctx.beginPath();
  ctx.arc(middle, middle, middle, 0, 2 * Math.PI);
  ctx.fill();
  ctx.translate(middle, middle);
  ctx.fillStyle = color;
  for (let i = 0; i < 8; i++) {
    ctx.rotate(Math.PI / 4);
    ctx.beginPath();
    ctx.ellipse(0, -middle * 0.5, middle * 0.16, middle * 0.34, 0, 0, 2 * Math.PI);
    ctx.fill();
  }
}
