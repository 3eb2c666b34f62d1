import type { Solid } from '../../trace/world.ts';
import { ball, box, matt, tube } from '../parts.ts';
import { paintMenu } from './paint-signs.ts';
import { along, boardsWith, colorAt, painted, type TradeThings } from './trade-parts.ts';

const CRUSTS = ['#b9763a', '#8f5427', '#d19a55', '#a5662f'] as const;

/** Baguettes in baskets, round loaves with a cross of flour, rolls on trays, and cakes above. */
export const bakeryThings: TradeThings = (brief, colors) => {
  const crust = (i: number) => matt(CRUSTS[i % CRUSTS.length] ?? CRUSTS[0], { gloss: 0.15 });
  const basket = matt('#9a7038');
  const flour = matt('#f3e6cd');
  const baguettes = (x: number, y: number): Solid[] => [
    tube([x, y + 0.1, -0.2], 0.14, 0.2, basket, 0.17),
    ...[-0.1, -0.05, 0, 0.05, 0.1].map((dx, i) =>
      ball([x + dx, y + 0.3, -0.2 + 0.04 * (i % 2)], [0.075, 0.5 + 0.05 * (i % 3), 0.075], crust(i)),
    ),
  ];
  const loaf = (x: number, y: number, i: number): Solid[] => [
    ball([x, y + 0.1, -0.2], [0.36, 0.24, 0.28], crust(i)),
    ball([x, y + 0.155, -0.24], [0.27, 0.14, 0.04], flour),
    ball([x, y + 0.11, -0.215], [0.05, 0.23, 0.26], flour),
  ];
  const rolls = (x: number, y: number, i: number): Solid[] => [
    box([x, y + 0.02, -0.2], [0.42, 0.03, 0.3], matt('#c9ccce', { gloss: 0.4 })),
    ...[-0.14, 0, 0.14].map((dx) => ball([x + dx, y + 0.09, -0.24], [0.15, 0.12, 0.14], crust(i + 2))),
    ...[-0.07, 0.07].map((dx) => ball([x + dx, y + 0.15, -0.2], [0.15, 0.12, 0.14], crust(i))),
  ];
  const cake = (x: number, y: number, i: number): Solid[] => [
    tube([x, y + 0.03, -0.2], 0.02, 0.06, matt('#f4f1ea')),
    tube([x, y + 0.065, -0.2], 0.19, 0.015, matt('#f4f1ea')),
    tube([x, y + 0.14, -0.2], 0.15, 0.14, matt(['#f6e3d8', '#6d3f28', '#f7efd9'][i % 3] ?? '#f6e3d8')),
    ...[-0.09, 0, 0.09].map((dx) => ball([x + dx, y + 0.23, -0.26], [0.06, 0.06, 0.06], matt('#c93a3f'))),
  ];
  const fills = [
    (y: number) => along(6, (x) => baguettes(x, y)),
    (y: number) => along(7, (x, i) => loaf(x, y, i)),
    (y: number) => along(6, (x, i) => (i % 2 === 0 ? rolls(x, y, i) : cake(x, y, i))),
  ];
  return [
    ...boardsWith(colors.wood, [-0.55, 0.08, 0.5], (y, row) => fills[row]?.(y) ?? []),
    painted(brief, [-1.6, 1.08, -0.02], [1.5, 0.42], (ctx, width, height) => paintMenu(ctx, width, height, 'loaf')),
  ];
};

/** A machine with cups on it, jars of beans, cups in rows and a board with the prices. */
export const coffeeThings: TradeThings = (brief, colors) => {
  const chrome = matt('#b9bdc0', { gloss: 0.7 });
  const dark = matt('#2a2725', { gloss: 0.4 });
  const cup = (x: number, y: number, i: number): Solid[] => [
    tube([x, y + 0.06, -0.2], 0.05, 0.11, matt(i % 3 === 0 ? colorAt(colors, 0) : '#f4f0e8', { gloss: 0.3 }), 0.075),
  ];
  const jar = (x: number, y: number, i: number): Solid[] => [
    tube([x, y + 0.14, -0.2], 0.12, 0.28, matt(['#4a2c1a', '#6b4226', '#8a5a34'][i % 3] ?? '#4a2c1a', { gloss: 0.3 })),
    tube([x, y + 0.31, -0.2], 0.125, 0.06, matt('#d9b98a')),
  ];
  const machine: Solid[] = [
    box([-1.6, -0.13, -0.3], [1.05, 0.2, 0.5], chrome),
    box([-1.6, -0.32, -0.22], [1.0, 0.2, 0.34], dark),
    box([-1.6, -0.42, -0.34], [1.05, 0.07, 0.55], chrome),
    ...[-1.9, -1.6, -1.3].flatMap((x) => [
      tube([x, -0.26, -0.48], 0.05, 0.07, chrome),
      box([x, -0.27, -0.6], [0.035, 0.03, 0.18], dark),
      tube([x, -0.35, -0.48], 0.035, 0.08, matt('#f4f0e8'), 0.05),
    ]),
    ...[-2, -1.85, -1.7, -1.55, -1.4, -1.25].map((x) =>
      tube([x, 0.02, -0.3], 0.045, 0.09, matt('#f4f0e8', { gloss: 0.3 }), 0.065),
    ),
  ];
  const fills = [
    () => machine,
    (y: number) => along(8, (x, i) => jar(x, y, i)),
    (y: number) => along(15, (x, i) => cup(x, y, i)),
  ];
  return [
    ...boardsWith(colors.wood, [-0.5, 0.3, 0.78], (y, row) => fills[row]?.(y) ?? []),
    painted(brief, [-1.6, 1.15, -0.02], [1.7, 0.4], (ctx, width, height) => paintMenu(ctx, width, height, 'cup')),
  ];
};
