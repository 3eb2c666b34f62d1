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

function armpitFolds(side: number, { shoulder, random }: DrapeWish, add: AddFold): void {
  const x = shoulder * ARMPIT;
  const strength = 0.75 + 0.5 * random();
  for (let i = 0; i < 4; i++) {
    const y = 2.78 + i * (0.15 + 0.07 * random());
    const length = (0.42 + 0.75 * random()) * (i === 1 ? 1.2 : 0.9);
    const fall = 0.08 + 0.36 * random() + 0.1 * i;
    const bend = 0.28 + 0.5 * random();
    add(
      [
        [side * x, y],
        [side * (x - length * bend), y + fall * 0.25],
        [side * (x - length), y + fall],
      ],
      0.1 + 0.08 * random(),
      (0.52 - 0.08 * i) * strength,
      (2 + random() * 2) | 0,
    );
    add(
      [
        [side * (x - 0.03), y + 0.07],
        [side * (x - length * bend), y + fall * 0.3 + 0.075],
        [side * (x - length * 0.86), y + fall + 0.045],
      ],
      0.09,
      (-0.46 + 0.08 * i) * strength,
      2,
    );
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
