import { paintBooks } from '../../paint/interiors.ts';
import type { Solid } from '../../trace/world.ts';
import { ball, box, glowing, light, matt, panel, tube, unshadowing } from '../parts.ts';
import { paintBlackboard, paintDiploma, paintEyeChart, paintFiles } from './paint-signs.ts';
import { colorAt, painted, type TradeThings } from './trade-parts.ts';

/** A cabinet with bottles behind a lit cross, a chart for eyes, a lamp on its arm, a diploma. */
export const practiceThings: TradeThings = (brief, colors) => {
  const white = matt('#f2f4f4', { gloss: 0.3 });
  const green = glowing('#3fae86', 1.1);
  const bottle = (x: number, y: number, i: number): Solid[] => [
    tube([x, y + 0.1, -0.2], 0.05, 0.18, matt(i % 2 === 0 ? '#dfe9ec' : '#7fa9b8', { gloss: 0.4 })),
    tube([x, y + 0.21, -0.2], 0.03, 0.05, matt(colorAt(colors, 0))),
  ];
  return [
    box([-1.6, -0.75, -0.25], [1.3, 0.9, 0.46], white),
    ...[0.02, 0.42].flatMap((y) => [
      box([-1.6, y, -0.18], [1.25, 0.03, 0.34], white),
      ...Array.from({ length: 7 }, (_, i) => bottle(-2.1 + i * 0.17, y, i)).flat(),
    ]),
    unshadowing(box([-1.36, 0.92, -0.12], [0.16, 0.48, 0.05], green)),
    unshadowing(box([-1.36, 0.92, -0.12], [0.48, 0.16, 0.05], green)),
    painted(brief, [-3.75, 0.42, -0.02], [0.72, 0.96], paintEyeChart),
    painted(brief, [-2.55, 0.5, -0.03], [0.6, 0.8], (ctx, width, height) =>
      paintDiploma(ctx, width, height, colors.wood),
    ),
    tube([-2.75, -0.6, -0.6], 0.025, 1.6, white),
    box([-2.93, 0.22, -0.6], [0.5, 0.03, 0.03], white),
    tube([-3.15, 0.16, -0.6], 0.17, 0.1, white, 0.1),
    unshadowing(tube([-3.15, 0.11, -0.6], 0.15, 0.02, glowing('#fff8e6', 3))),
  ];
};

/** A board with a sum and a triangle, books and a globe below. */
export const lessonThings: TradeThings = (brief, colors) => {
  const { makeCanvas, random } = brief;
  const books = (): Solid['material'] => ({
    color: light('#ffffff', 0.95),
    texture: paintBooks(makeCanvas, colors.colors, random),
  });
  const wood = matt(colors.wood, { gloss: 0.2 });
  return [
    painted(brief, [-1.6, 0.66, -0.1], [1.6, 0.9], paintBlackboard),
    box([-1.6, 0.19, -0.14], [1.6, 0.04, 0.14], wood),
    box([-1.75, -0.5, -0.25], [1.9, 0.05, 0.4], wood),
    panel([-2.3, -0.32, -0.32], [0.78, 0.3], books()),
    panel([-1.1, -0.32, -0.32], [0.6, 0.3], books()),
    tube([-1.62, -0.44, -0.3], 0.1, 0.04, wood),
    tube([-1.62, -0.37, -0.3], 0.02, 0.12, wood),
    ball([-1.62, -0.16, -0.3], [0.36, 0.36, 0.36], matt('#3f86b8', { gloss: 0.4 })),
    ball([-1.68, -0.1, -0.4], [0.18, 0.14, 0.16], matt('#6fa05a')),
    ball([-1.52, -0.24, -0.41], [0.12, 0.14, 0.12], matt('#6fa05a')),
    painted(brief, [-3.1, 0.55, -0.02], [0.8, 0.6], (ctx, width, height) =>
      paintDiploma(ctx, width, height, '#8f5f38'),
    ),
  ];
};

/** Papers in frames above rows of files. */
export const counselThings: TradeThings = (brief, colors) => {
  const frame = '#3a2c22';
  const wood = matt('#6d4a30', { gloss: 0.3 });
  const diploma = (x: number, y: number): Solid =>
    painted(brief, [x, y, -0.1], [0.72, 0.54], (ctx, width, height) => paintDiploma(ctx, width, height, frame));
  const files = (x: number, y: number): Solid =>
    painted(brief, [x, y + 0.19, -0.3], [1.7, 0.34], (ctx, width, height) =>
      paintFiles(ctx, width, height, ['#2f3f5a', colorAt(colors, 0), '#7a2f35', '#3f5f4a']),
    );
  return [
    ...[-2.5, -1.62].map((x) => diploma(x, 0.86)),
    diploma(-0.9, 0.86),
    ...[-0.75, -0.3, 0.15].flatMap((y) => [box([-1.75, y, -0.2], [1.85, 0.04, 0.4], wood), files(-1.75, y)]),
    ...[-2.66, -0.84].map((x) => box([x, -0.4, -0.2], [0.05, 2, 0.4], wood)),
    box([-1.75, 0.58, -0.2], [1.85, 0.04, 0.4], wood),
    box([-3.4, 0.4, -0.02], [0.8, 1, 0.04], matt(colorAt(colors, 0))),
  ];
};
