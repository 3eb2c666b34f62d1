import type { Context2D } from '#base/canvas/canvas.ts';
import { paintBoards } from '../../paint/interiors.ts';
import type { Solid } from '../../trace/world.ts';
import { type Brief, ball, box, light, matt, tube } from '../parts.ts';
import { colorAt, painted, type TradeThings } from './trade-parts.ts';

const STEEL = '#a9adb1';

/** A basin with its tap, pipes and valves with red wheels, wrenches, a boiler, fittings on a board. */
export const plumbingThings: TradeThings = (brief, colors) => {
  const copper = matt('#c2723f', { gloss: 0.6 });
  const white = matt('#eef0f0', { gloss: 0.4 });
  const chrome = matt('#c4c8cb', { gloss: 0.7 });
  const valve = (x: number, y: number): Solid[] => [
    painted(brief, [x, y, -0.2], [0.34, 0.34], paintValve),
    ball([x, y, -0.12], [0.14, 0.14, 0.14], copper),
  ];
  const upright = (x: number, from: number, to: number): Solid =>
    tube([x, (from + to) / 2, -0.1], 0.04, to - from, copper);
  const across = (y: number, from: number, to: number): Solid =>
    box([(from + to) / 2, y, -0.1], [to - from, 0.08, 0.08], copper);
  const wrench = (x: number, y: number): Solid =>
    painted(brief, [x, y, -0.06], [0.3, 0.66], (ctx, width) => paintWrench(ctx, width / 30));
  return [
    ball([-1.42, -0.1, -0.3], [0.74, 0.36, 0.5], white),
    box([-1.42, 0.04, -0.3], [0.78, 0.07, 0.54], white),
    tube([-1.42, 0.22, -0.14], 0.034, 0.36, chrome),
    box([-1.42, 0.4, -0.26], [0.06, 0.06, 0.3], chrome),
    tube([-1.42, 0.34, -0.39], 0.028, 0.1, chrome),
    ...[-1.56, -1.28].map((x) => ball([x, 0.16, -0.14], [0.1, 0.08, 0.08], chrome)),
    ...[-1.9, -1.05, -0.62].map((x) => upright(x, -0.5, 1.35)),
    across(0.92, -3.1, -0.3),
    across(0.62, -1.05, -0.3),
    ...valve(-1.5, 0.92),
    ...valve(-1.9, 0.4),
    ...valve(-0.62, 0.3),
    ...[-2.25, -0.84].map((x) => wrench(x, x < -1 ? 0.5 : 0.22)),
    box([-2.8, 0.36, -0.2], [0.66, 0.9, 0.38], white),
    box([-2.8, 0.08, -0.4], [0.46, 0.14, 0.02], matt('#2b3036')),
    box([-0.62, 1.06, -0.2], [0.75, 0.03, 0.3], matt(colors.wood)),
    ...[-0.85, -0.62, -0.4].map((x, i) => box([x, 1.17, -0.2], [0.18, 0.18, 0.2], matt(colorAt(colors, i)))),
  ];
};

function paintWrench(ctx: Context2D, scale: number): void {
  ctx.scale(scale, scale);
  ctx.fillStyle = '#c8322b';
  ctx.beginPath();
  ctx.roundRect(11, 18, 8, 47, 4);
  ctx.fill();
  ctx.strokeStyle = '#8d9297';
  ctx.lineWidth = 7;
  ctx.beginPath();
  ctx.arc(15, 12, 8.5, -0.15 * Math.PI, 1.15 * Math.PI);
  ctx.stroke();
}

function paintValve(ctx: Context2D, width: number, height: number): void {
  ctx.translate(width / 2, height / 2);
  ctx.strokeStyle = '#c8322b';
  ctx.lineWidth = width * 0.13;
  ctx.beginPath();
  ctx.arc(0, 0, width * 0.4, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.lineWidth = width * 0.1;
  for (let i = 0; i < 3; i++) {
    ctx.rotate(Math.PI / 3);
    ctx.beginPath();
    ctx.moveTo(-width * 0.4, 0);
    ctx.lineTo(width * 0.4, 0);
    ctx.stroke();
  }
}

/** Tyres on their rims in two racks along the wall. */
export const carThings: TradeThings = (brief, colors) => {
  const steel = matt('#4a4f55', { gloss: 0.4 });
  const rack = (y: number): Solid[] => [
    box([-1.7, y - 0.31, -0.25], [3, 0.05, 0.4], steel),
    ...[-2.85, -2.2, -1.55, -0.9, -0.3].map((x, i) =>
      painted(brief, [x, y, -0.3 - 0.01 * i], [0.6, 0.6], (ctx, width) => paintWheel(ctx, width, i % 2 === 0)),
    ),
  ];
  return [
    box([-1.7, 0.78, -0.01], [3, 0.12, 0.02], matt(colorAt(colors, 0))),
    ...rack(0.34),
    ...rack(1.02),
    ...[-3.18, -0.02].map((x) => box([x, 0.3, -0.25], [0.05, 2.4, 0.36], steel)),
  ];
};

function paintWheel(ctx: Context2D, width: number, isBright: boolean): void {
  const disc = (radius: number, fill: string): void => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.arc(0, 0, (radius * width) / 2, 0, 2 * Math.PI);
    ctx.fill();
  };
  ctx.translate(width / 2, width / 2);
  disc(1, '#1c1e21');
  disc(0.86, '#2e3135');
  disc(0.66, '#17181a');
  disc(0.62, isBright ? '#c9cdd0' : '#8d9297');
  ctx.fillStyle = '#1f2226';
  for (let i = 0; i < 5; i++) {
    ctx.rotate((2 * Math.PI) / 5);
    ctx.beginPath();
    ctx.moveTo(0, width * 0.09);
    ctx.lineTo(width * 0.1, width * 0.26);
    ctx.lineTo(-width * 0.1, width * 0.26);
    ctx.fill();
  }
  disc(0.14, '#e4e6e7');
}

/** Bicycles hang on the wall, wheels beside them; their frames are bright, for walls may be dark. */
export const bikeThings: TradeThings = (brief) => {
  const bike = (x: number, y: number, color: string): Solid =>
    painted(brief, [x, y, -0.16], [1.5, 0.95], (ctx, width) => paintBike(ctx, width / 150, color));
  const wheel = (x: number, y: number): Solid =>
    painted(brief, [x, y, -0.12], [0.64, 0.64], (ctx, width) => {
      ctx.scale(width / 64, width / 64);
      paintSpokes(ctx, 32, 32, 30);
    });
  return [
    bike(-2.3, 0.52, '#2f8fc4'),
    bike(-0.72, 0.72, '#e8702f'),
    wheel(-1.32, 0.2),
    wheel(-0.62, 0.06),
    ...[-2.3, -0.72].map((x) => box([x, 0.98, -0.1], [0.06, 0.1, 0.2], matt(STEEL, { gloss: 0.5 }))),
  ];
};

function paintBike(ctx: Context2D, scale: number, color: string): void {
  ctx.scale(scale, scale);
  for (const x of [32, 118]) paintSpokes(ctx, x, 62, 29);
  const line = (points: readonly (readonly [number, number])[], width: number, stroke: string): void => {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (const [x, y] of points) ctx.lineTo(x, y);
    ctx.stroke();
  };
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  line(
    [
      [32, 62],
      [56, 28],
      [104, 26],
      [68, 62],
      [32, 62],
    ],
    6,
    color,
  );
  line(
    [
      [50, 16],
      [68, 62],
    ],
    6,
    color,
  );
  line(
    [
      [100, 14],
      [118, 62],
    ],
    6,
    color,
  );
  line(
    [
      [40, 14],
      [60, 14],
    ],
    7,
    '#22252a',
  );
  line(
    [
      [98, 12],
      [112, 8],
      [114, 18],
    ],
    5,
    '#22252a',
  );
  line(
    [
      [62, 74],
      [74, 50],
    ],
    4,
    '#55595d',
  );
  ctx.fillStyle = '#55595d';
  ctx.beginPath();
  ctx.arc(68, 62, 9, 0, 2 * Math.PI);
  ctx.fill();
}

function paintSpokes(ctx: Context2D, x: number, y: number, radius: number): void {
  ctx.strokeStyle = '#b9bdc0';
  ctx.lineWidth = 1;
  for (let i = 0; i < 14; i++) {
    const angle = (i * Math.PI) / 7;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    ctx.stroke();
  }
  ctx.strokeStyle = '#1f2226';
  ctx.lineWidth = 5;
  ctx.beginPath();
  ctx.arc(x, y, radius - 2.5, 0, 2 * Math.PI);
  ctx.stroke();
}

const TIMBERS = ['#c99a62', '#8f5f38', '#dcb984', '#a8743f', '#6d4428'] as const;

/** Planks that lean side by side, saws on the wall, a chair that is half done. */
export const joineryThings: TradeThings = (brief, colors) => {
  const plank = (x: number, i: number): Solid =>
    box([x, -0.1 - 0.06 * (i % 3), -0.12 - 0.03 * (i % 2)], [0.17, 2.2 - 0.16 * (i % 4), 0.04], timberOf(brief, i));
  const saw = (x: number, y: number): Solid =>
    painted(brief, [x, y, -0.06], [0.9, 0.34], (ctx, width) => paintSaw(ctx, width / 90, colorAt(colors, 0)));
  const disc = painted(brief, [-0.78, 0.76, -0.06], [0.5, 0.5], (ctx, width) => {
    ctx.translate(width / 2, width / 2);
    paintBlade(ctx, width / 2);
  });
  return [
    ...Array.from({ length: 4 }, (_, i) => plank(-1.75 + i * 0.19, i)),
    ...Array.from({ length: 3 }, (_, i) => plank(-3.3 + i * 0.19, i + 2)),
    box([-0.78, 0.5, -0.02], [0.95, 1.1, 0.04], matt('#6f5236')),
    saw(-0.76, 0.3),
    disc,
    ...chair(-2.4, matt('#c99a62', { gloss: 0.2 })),
  ];
};

function timberOf({ makeCanvas, random }: Brief, index: number) {
  const color = TIMBERS[index % TIMBERS.length] ?? TIMBERS[0];
  return {
    color: light('#ffffff', 0.95),
    texture: paintBoards(makeCanvas, color, { count: 3, across: false, joint: 0.1 }, random),
  };
}

function chair(x: number, wood: Solid['material']): Solid[] {
  const seat = -0.12;
  return [
    box([x, seat, -0.35], [0.44, 0.05, 0.36], wood),
    ...[-0.19, 0.19].flatMap((dx) => [
      box([x + dx, seat + 0.24, -0.19], [0.045, 0.5, 0.045], wood),
      box([x + dx, seat - 0.17, -0.5], [0.045, 0.34, 0.045], wood),
      box([x + dx, seat - 0.17, -0.19], [0.045, 0.34, 0.045], wood),
    ]),
    ...[0.2, 0.32, 0.44].map((dy) => box([x, seat + dy, -0.19], [0.4, 0.05, 0.03], wood)),
  ];
}

function paintSaw(ctx: Context2D, scale: number, handle: string): void {
  ctx.scale(scale, scale);
  ctx.fillStyle = '#c3c8cb';
  ctx.beginPath();
  ctx.moveTo(2, 14);
  ctx.lineTo(64, 4);
  ctx.lineTo(64, 28);
  for (let x = 60; x > 2; x -= 4) {
    ctx.lineTo(x, 26);
    ctx.lineTo(x - 2, 22);
  }
  ctx.fill();
  ctx.fillStyle = handle;
  ctx.beginPath();
  ctx.roundRect(62, 2, 26, 30, 9);
  ctx.fill();
}

function paintBlade(ctx: Context2D, radius: number): void {
  ctx.fillStyle = '#c3c8cb';
  ctx.beginPath();
  for (let i = 0; i < 48; i++) {
    const reach = radius * (i % 2 === 0 ? 1 : 0.88);
    ctx.lineTo(reach * Math.cos((i * Math.PI) / 24), reach * Math.sin((i * Math.PI) / 24));
  }
  ctx.fill();
  ctx.fillStyle = '#5f6468';
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.18, 0, 2 * Math.PI);
  ctx.fill();
}
