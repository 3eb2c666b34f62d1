import { describe, expect, it } from 'vitest';
import { learnWorkSpeed, type MeasuredWork, type WorkSize, wholeSec } from './work-speed.ts';

const PORTRAIT = 720 * 1280;

/** Chance that is the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A machine: some work before and after every video, some for every second of it, and no two runs quite the same. */
interface Machine {
  baseSec: number;
  perSec: number;
  spread: number;
  seed: number;
}

function machine({ baseSec, perSec, spread, seed }: Machine) {
  const random = chance(seed);
  return (size: WorkSize): MeasuredWork => {
    const noise = 1 + (random() + random() + random() - 1.5) * spread;
    const drawSec = perSec * size.durationSec * (size.pixels / PORTRAIT) * noise;
    return { ...size, prepareSec: baseSec * 0.6 * noise, drawSec, finishSec: baseSec * 0.4 * noise };
  };
}

const sizes = (seed: number, count: number): WorkSize[] => {
  const random = chance(seed);
  return Array.from({ length: count }, () => ({
    performer: 'character' as const,
    pixels: PORTRAIT,
    durationSec: 6 + random() * 54,
  }));
};

const one: MeasuredWork = {
  performer: 'character',
  pixels: PORTRAIT,
  durationSec: 10,
  prepareSec: 2,
  drawSec: 6,
  finishSec: 2,
};

describe('how long a video will take', () => {
  it('is unknown until something was measured', () => {
    expect(learnWorkSpeed([])(one)).toBeUndefined();
  });

  it('depends on other kinds of performers until its own kind was measured', () => {
    const photo = { ...one, performer: 'photo' as const };
    expect(learnWorkSpeed([one])(photo)).toEqual({ prepareSec: 2, drawSec: 6, finishSec: 2 });
    expect(learnWorkSpeed([{ ...photo, prepareSec: 5 }, one])(photo)?.prepareSec).toBeCloseTo(5);
  });

  it('expects three times the drawing for somebody cut out of a clip, until that was measured', () => {
    const clip = { performer: 'clip', pixels: PORTRAIT, durationSec: 20 } as const;
    const cut = { ...clip, performer: 'cut_clip' } as const;
    const times = { prepareSec: 2, drawSec: 10, finishSec: 3 };
    expect(learnWorkSpeed([{ ...clip, ...times }])(cut)).toEqual({ ...times, drawSec: 30 });
    const measured = [
      { ...clip, ...times },
      { ...cut, ...times, drawSec: 17 },
    ];
    expect(learnWorkSpeed(measured)(cut)?.drawSec).toBe(17);
  });

  it('scales one measurement: preparing stays, drawing grows with the length, finishing by half', () => {
    const times = learnWorkSpeed([one])({ ...one, durationSec: 20 });
    expect(times).toEqual({ prepareSec: 2, drawSec: 12, finishSec: 3 });
    const shorter = learnWorkSpeed([one])({ ...one, durationSec: 5 });
    expect(shorter).toEqual({ prepareSec: 2, drawSec: 3, finishSec: 1.5 });
  });

  it('depends on length and frame for a size that was never made', () => {
    expect(learnWorkSpeed([one])({ ...one, pixels: PORTRAIT * 2 })).toMatchObject({ prepareSec: 2, drawSec: 12 });
  });

  it('learns the cost of a video that does not depend on its length', () => {
    const work = machine({ baseSec: 3, perSec: 0.4, spread: 0, seed: 1 });
    const times = learnWorkSpeed(sizes(2, 8).map(work))({ ...one, durationSec: 30 });
    expect(times && wholeSec(times)).toBeCloseTo(15);
  });

  const machines = [
    { name: 'quick', baseSec: 2, perSec: 0.3, spread: 0.15, seed: 11 },
    { name: 'slow', baseSec: 8, perSec: 1.4, spread: 0.15, seed: 12 },
    { name: 'busy', baseSec: 4, perSec: 0.5, spread: 0.2, seed: 13 },
  ];

  it.each(machines)('is within 20 % for at least 9 of 10 on a $name machine with ten videos behind it', (settings) => {
    const work = machine(settings);
    const history = sizes(settings.seed + 100, 10).map(work);
    expect(shareWithin(0.2, history, sizes(settings.seed + 200, 200).map(work))).toBeGreaterThanOrEqual(0.9);
  });

  it.each(machines)(
    'is within 20 % for at least 9 of the first 10 after the very first on a $name machine',
    (settings) => {
      const work = machine({ ...settings, spread: 0.15 });
      const hits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((run) =>
        shareWithinOneByOne(0.2, sizes(settings.seed + run, 11).map(work)),
      );
      expect(hits.reduce((sum, share) => sum + share, 0) / hits.length).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('follows a machine that has become slower, once two videos agree', () => {
    const usual = machine({ baseSec: 3, perSec: 0.5, spread: 0.1, seed: 31 });
    const slower = machine({ baseSec: 6, perSec: 1, spread: 0.1, seed: 32 });
    const history = [...sizes(33, 2).map(slower), ...sizes(34, 20).map(usual)];
    expect(shareWithin(0.2, history, sizes(35, 200).map(slower))).toBeGreaterThanOrEqual(0.9);
    const oneOdd = [...sizes(36, 1).map(usual), ...history];
    expect(shareWithin(0.2, oneOdd, sizes(37, 200).map(usual))).toBeGreaterThanOrEqual(0.9);
  });

  it('ignores videos that stood still for minutes', () => {
    const work = machine({ baseSec: 3, perSec: 0.5, spread: 0.15, seed: 21 });
    const history = sizes(22, 20)
      .map(work)
      .map((video, i) => (i % 5 === 0 ? { ...video, drawSec: video.drawSec + 120 } : video));
    expect(shareWithin(0.2, history, sizes(23, 200).map(work))).toBeGreaterThanOrEqual(0.9);
  });

  it('is never negative', () => {
    const falling = [10, 20, 30, 40].map((durationSec, i) => ({ ...one, durationSec, drawSec: 40 - i * 10 }));
    expect(learnWorkSpeed(falling)({ ...one, durationSec: 300 })?.drawSec).toBeGreaterThanOrEqual(0);
  });
});

const isNear = (tolerance: number, said: ReturnType<ReturnType<typeof learnWorkSpeed>>, took: MeasuredWork) =>
  said !== undefined && Math.abs(wholeSec(said) / wholeSec(took) - 1) <= tolerance;

function shareWithin(tolerance: number, history: MeasuredWork[], next: MeasuredWork[]): number {
  const estimate = learnWorkSpeed(history);
  return next.filter((video) => isNear(tolerance, estimate(video), video)).length / next.length;
}

/** As an installation lives: each is foretold by those before it. */
function shareWithinOneByOne(tolerance: number, made: MeasuredWork[]): number {
  const foretold = made.slice(1).filter((video, index) => {
    const before = made.slice(0, index + 1).toReversed();
    return isNear(tolerance, learnWorkSpeed(before)(video), video);
  });
  return foretold.length / (made.length - 1);
}
