import type { Context2D } from '#base/canvas/canvas.ts';
import { parseHex, rgba, scaleRgb } from '#base/color/rgb.ts';
import { paintBooks } from '../../paint/interiors.ts';
import type { Solid } from '../../trace/world.ts';
import { type Brief, ball, box, glowing, light, matt, panel, tube, unshadowing } from '../parts.ts';
import { along, boardsWith, colorAt, painted, type TradeThings } from './trade-parts.ts';

/** Round mirrors with bulbs around them, chairs before them, bottles between. */
export const salonThings: TradeThings = (brief, colors) => {
  const mirror = (x: number): Solid[] => [
    painted(brief, [x, 0.42, -0.03], [0.86, 1.1], paintMirror),
    ...Array.from({ length: 8 }, (_, i) => {
      const y = -0.06 + (i % 4) * 0.32;
      return unshadowing(ball([x + (i < 4 ? -0.47 : 0.47), y, -0.06], [0.08, 0.08, 0.08], glowing('#ffe6bc', 3)));
    }),
  ];
  const chair = (x: number): Solid[] => [
    tube([x, -1.15, -0.8], 0.05, 0.6, matt('#b9bdc0', { gloss: 0.6 })),
    box([x, -0.85, -0.8], [0.56, 0.14, 0.5], matt('#26282b', { gloss: 0.4 })),
    box([x, -0.55, -1.02], [0.5, 0.5, 0.1], matt(colorAt(colors, 0), { gloss: 0.3 })),
  ];
  const bottles = (x: number, i: number): Solid[] =>
    [-0.09, 0, 0.09].flatMap((dx, k) => [
      tube([x + dx, -0.36 + 0.03 * k, -0.2], 0.035, 0.2 + 0.06 * k, matt(colorAt(colors, i + k), { gloss: 0.4 })),
      tube([x + dx, -0.22 + 0.06 * k, -0.2], 0.014, 0.08, matt('#22252a')),
    ]);
  return [
    box([-1.7, -0.5, -0.22], [2.9, 0.06, 0.42], matt(colors.wood, { gloss: 0.3 })),
    ...[-2.6, -1.5, -0.45].flatMap(mirror),
    ...[-2.05, -0.95].flatMap(bottles),
    ...[-2.75, -1.2].flatMap(chair),
  ];
};

function paintMirror(ctx: Context2D, width: number, height: number): void {
  const round = (inset: number, fill: Context2D['fillStyle']): void => {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, width * 0.2);
    ctx.fill();
  };
  round(0, '#c9a566');
  const glass = ctx.createLinearGradient(0, 0, width, height);
  glass.addColorStop(0, '#f2f7f8');
  glass.addColorStop(0.45, '#a9bcc4');
  glass.addColorStop(0.5, '#dfe9ec');
  glass.addColorStop(1, '#8fa5ae');
  round(width * 0.05, glass);
}

const BLOOMS = ['#e0566f', '#f4c94f', '#f5efe6', '#b56ac0', '#f08a4a', '#e9a0b4'] as const;

/** Buckets full of bunches, one kind in each, up to the shelf above. */
export const flowerThings: TradeThings = (brief, colors) => {
  const bucket = (x: number, y: number, i: number): Solid[] => [
    tube([x, y + 0.12, -0.25], 0.11, 0.24, matt(['#8f979b', '#5f6e64', '#c9ccce'][i % 3] ?? '#8f979b'), 0.14),
    painted(brief, [x, y + 0.36, -0.3], [0.46, 0.42], (ctx, width, height) =>
      paintBunch(ctx, width, height, BLOOMS[i % BLOOMS.length] ?? BLOOMS[0], brief),
    ),
  ];
  return boardsWith(colors.wood, [-0.72, -0.08, 0.56], (y, row) => along(7, (x, i) => bucket(x, y, i + row * 2)), 0.5);
};

function paintBunch(ctx: Context2D, width: number, height: number, bloom: string, { random }: Brief): void {
  const tone = parseHex(bloom);
  for (let i = 0; i < 40; i++) {
    ctx.fillStyle = rgba(scaleRgb([72, 112, 64], 0.7 + 0.6 * random()));
    ctx.beginPath();
    const [x, y] = [width * (0.15 + 0.7 * random()), height * (0.25 + 0.7 * random())];
    ctx.ellipse(x, y, width * 0.04, height * 0.13, (random() - 0.5) * 2, 0, 2 * Math.PI);
    ctx.fill();
  }
  for (let i = 0; i < 15; i++) {
    const [x, y] = [width * (0.14 + 0.72 * random()), height * (0.12 + 0.45 * random())];
    const size = width * (0.07 + 0.05 * random());
    for (const [share, shade] of [
      [1, 0.82 + 0.2 * random()],
      [0.45, 1.15],
    ] as const) {
      ctx.fillStyle = rgba(scaleRgb(tone, shade));
      ctx.beginPath();
      ctx.arc(x, y, size * share, 0, 2 * Math.PI);
      ctx.fill();
    }
  }
}

/** Clothes on two rails, folded piles on a board above. */
export const fashionThings: TradeThings = (brief, colors) => {
  const steel = matt('#3a3f45', { gloss: 0.5 });
  const rail = (from: number, to: number): Solid[] => [
    box([(from + to) / 2, 0.56, -0.4], [to - from, 0.03, 0.03], steel),
    ...[from, to].map((x) => box([x, -0.45, -0.4], [0.03, 2, 0.03], steel)),
  ];
  const garment = (x: number, i: number): Solid =>
    painted(brief, [x, 0.1, -0.4 - 0.02 * (i % 3)], [0.44, 0.9 + 0.12 * (i % 3)], (ctx, width, height) =>
      paintGarment(ctx, width, height, colorAt(colors, i * 2 + 1), i % 2 === 0),
    );
  const pile = (x: number, i: number): Solid[] =>
    Array.from({ length: 3 + (i % 2) }, (_, k) =>
      box([x, 0.86 + 0.07 * k, -0.2], [0.32, 0.055, 0.26], matt(colorAt(colors, i + k))),
    );
  return [
    ...boardsWith(colors.wood, [0.8], () => along(6, pile)),
    ...rail(WALL_RAILS[0], WALL_RAILS[1]),
    ...rail(WALL_RAILS[2], WALL_RAILS[3]),
    ...Array.from({ length: 6 }, (_, i) => garment(-2.98 + i * 0.24, i)),
    ...Array.from({ length: 5 }, (_, i) => garment(-1.3 + i * 0.24, i + 3)),
  ];
};

const WALL_RAILS = [-3.15, -1.62, -1.48, -0.2] as const;

/** A dress or a shirt on its hanger. */
function paintGarment(ctx: Context2D, width: number, height: number, color: string, isDress: boolean): void {
  const tone = parseHex(color);
  const cloth = ctx.createLinearGradient(0, 0, width, 0);
  for (const [at, shade] of [
    [0, 0.7],
    [0.35, 1.1],
    [0.55, 0.85],
    [0.75, 1.1],
    [1, 0.65],
  ] as const)
    cloth.addColorStop(at, rgba(scaleRgb(tone, shade)));
  ctx.strokeStyle = '#55595d';
  ctx.lineWidth = width * 0.03;
  ctx.beginPath();
  ctx.moveTo(width * 0.5, 0);
  ctx.lineTo(width * 0.5, height * 0.06);
  ctx.stroke();
  const [waist, hem, low] = isDress ? [0.3, 0.02, 0.98] : [0.2, 0.2, 0.74];
  ctx.fillStyle = cloth;
  ctx.beginPath();
  ctx.moveTo(width * 0.4, height * 0.06);
  ctx.lineTo(width * 0.02, height * 0.16);
  ctx.lineTo(width * 0.06, height * 0.36);
  ctx.lineTo(width * 0.22, height * 0.3);
  ctx.lineTo(width * waist, height * 0.44);
  ctx.lineTo(width * hem, height * low);
  ctx.lineTo(width * (1 - hem), height * low);
  ctx.lineTo(width * (1 - waist), height * 0.44);
  ctx.lineTo(width * 0.78, height * 0.3);
  ctx.lineTo(width * 0.94, height * 0.36);
  ctx.lineTo(width * 0.98, height * 0.16);
  ctx.lineTo(width * 0.6, height * 0.06);
  ctx.closePath();
  ctx.fill();
}

/** Books from the floor to the lamp. */
export const bookThings: TradeThings = ({ makeCanvas, random }, colors) => {
  const dyes = ['#8a2f35', '#2f4f6a', '#c9a14a', '#3f5f4a', '#e4dccb', '#5a3f5f', '#c96a3f'];
  return boardsWith(colors.wood, [-0.85, -0.5, -0.15, 0.2, 0.55, 0.9], (y) =>
    along(2, (x) => {
      const texture = paintBooks(makeCanvas, dyes, random);
      return [panel([x, y + 0.15, -0.26], [1.42, 0.3], { color: light('#ffffff', 0.95), texture })];
    }),
  );
};
