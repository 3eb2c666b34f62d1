import { catmullRom } from '#base/math/catmull-rom.ts';
import type { Point } from '#base/math/point.ts';
import type { Random } from '#base/math/seeded-random.ts';
import { type Bump, fold } from './bump.ts';
import { ARMPIT } from './torso-shape.ts';

export interface DrapeWish {
  shoulder: number;
  random: Random;
  /** 0..1.5 */
  amount: number;
  /** stiff cloth keeps its shoulders smooth */
  stiffShoulders?: boolean;
}

type AddFold = (points: Point[], width: number, amount: number, blur: number) => void;

/** The folds any loose garment throws: from the armpits, off the shoulders and down the front. */
export function drape(wish: DrapeWish): Bump[] {
  const bumps: Bump[] = [];
  const add: AddFold = (points, width, amount, blur) => {
    bumps.push(fold(catmullRom(points, 7), width, amount * wish.amount, blur));
  };
  for (const side of [-1, 1]) {
    armpitFolds(side, wish, add);
    if (!wish.stiffShoulders) shoulderFolds(side, wish, add);
    fallingFolds(side, wish, add);
  }
  const sway = () => wish.random() - 0.5;
  add(
    [
      [-0.75, 2.62 + 0.1 * sway()],
      [0, 2.82],
      [0.7, 2.6 + 0.1 * sway()],
    ],
    0.26,
    0.2,
    4,
  );
  add(
    [
      [-0.55, 2.9],
      [0.05, 3.06],
      [0.6, 2.88],
    ],
    0.2,
    -0.18,
    4,
  );
  return bumps;
}

/** Cloth is drawn from the armpit in rays that soon run out: long ones lie flat, steep ones are short. */
function armpitFolds(side: number, { shoulder, random }: DrapeWish, add: AddFold): void {
  const strength = 0.75 + 0.5 * random();
  for (let i = 0; i < 4; i++) {
    const angle = 0.05 + 0.3 * i + 0.26 * (random() - 0.5);
    const length = (1.05 - 0.16 * i) * (0.6 + 0.7 * random());
    const sag = 0.1 * length * (0.4 + random());
    const ray = (share: number, below: number): Point => [
      side * (shoulder * ARMPIT + 0.06 - length * share * Math.cos(angle) + below * Math.sin(angle)),
      2.68 + 0.12 * i + length * share * Math.sin(angle) + 4 * sag * share * (1 - share) + below * Math.cos(angle),
    ];
    const width = 0.09 + 0.06 * random();
    add([ray(0, 0), ray(0.5, 0), ray(1, 0)], width, (0.72 - 0.09 * i) * strength, 3);
    add([ray(0, width), ray(0.45, width), ray(0.85, width * 0.7)], width, (-0.64 + 0.09 * i) * strength, 3);
  }
}

function shoulderFolds(side: number, { shoulder, random }: DrapeWish, add: AddFold): void {
  add(
    [
      [side * 0.62, 1.8],
      [side, 2.1],
      [side * 1.25, 2.6],
    ],
    0.24,
    0.24,
    5,
  );
  add(
    [
      [side * 0.8, 1.86],
      [side * 1.2, 2.12],
      [side * 1.45, 2.52],
    ],
    0.18,
    -0.2,
    5,
  );
  add(
    [
      [side * shoulder * 0.62, 2],
      [side * shoulder * 0.78, 2.3],
      [side * shoulder * 0.8, 2.75],
    ],
    0.18,
    0.16,
    5,
  );
  add(
    [
      [side * (0.42 + 0.2 * random()), 2.05],
      [side * (0.55 + 0.3 * random()), 2.5],
      [side * (0.9 + 0.3 * random()), 2.95],
    ],
    0.2,
    0.22,
    4,
  );
}

function fallingFolds(side: number, { random }: DrapeWish, add: AddFold): void {
  const sway = () => random() - 0.5;
  for (let i = 0; i < 3; i++) {
    const x = 0.16 + 0.4 * i + sway() * 0.25;
    add(
      [
        [side * x, 3.5 + sway() * 0.4],
        [side * (x + 0.08 + sway() * 0.2), 4.4],
        [side * (x - 0.05 + sway() * 0.3), 5.6],
      ],
      0.18 + 0.12 * random(),
      0.26,
      4,
    );
    add(
      [
        [side * (x + 0.13), 3.6 + sway() * 0.4],
        [side * (x + 0.19 + sway() * 0.2), 4.5],
        [side * (x + 0.1 + sway() * 0.2), 5.6],
      ],
      0.16,
      -0.26,
      4,
    );
  }
}
