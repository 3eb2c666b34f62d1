import type { ClipSpan } from '@herald/media/clips';
import { describe, expect, it } from 'vitest';
import { eyesOpenIn, LIDS } from './eyes-seen.ts';
import type { Spot } from './mouth-space.ts';
import { planTakes } from './plan-takes.ts';
import type { TakeOrder } from './take-order.ts';

const SPANS: ClipSpan[] = [
  { fromSec: 0, toSec: 8, moment: 'calm', fault: null },
  { fromSec: 8, toSec: 10, moment: null, fault: 'hand' },
  { fromSec: 10, toSec: 14, moment: 'hands', fault: null },
  { fromSec: 14, toSec: 30, moment: 'calm', fault: null },
];
const SHOTS = Array.from({ length: 6 }, (_, i) => ({
  fromSec: i * 4,
  size: i % 2 ? ('medium' as const) : ('wide' as const),
}));
const order = (change: Partial<TakeOrder> = {}): TakeOrder => ({
  frames: 720,
  fps: 30,
  shots: SHOTS,
  acting: null,
  wordSecs: [],
  phraseSecs: [],
  spans: SPANS,
  clipFps: 30,
  met: [],
  seenUntilSec: (change.frames ?? 720) / 30,
  eyes: [],
  gazes: [],
  said: [],
  liveliness: [],
  nods: [],
  unlike: null,
  ...change,
});
const ACTING = {
  ...{ expressions: [], nuances: [], looks: [], stances: [], headMoves: [] },
  ...{ accents: [], blinks: [], gestures: [], shows: [] },
};
const shownFrames = (wanted: TakeOrder): number[] =>
  planTakes(wanted).flatMap(({ fromFrame, toFrame, clipFrame }) =>
    Array.from({ length: toFrame - fromFrame }, (_, k) => clipFrame + k),
  );

describe('planTakes', () => {
  it('shows a picture of the clip in every frame, and none with a fault', () => {
    const shown = shownFrames(order());
    expect(shown).toHaveLength(720);
    expect(shown.filter((frame) => frame >= 240 && frame < 300)).toEqual([]);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shown)).toBeLessThan(900);
  });

  it('shows nothing twice while there is something that was not seen', () => {
    const shown = shownFrames(order());
    expect(shown.length - new Set(shown).size).toBeLessThan(30);
  });

  it('lays takes so that those after them find room, too', () => {
    const bounds = [0, 4, 6, 11, 13, 17];
    const spans = bounds.slice(1).map((toSec, k): ClipSpan => {
      return { fromSec: bounds[k] ?? 0, toSec, moment: k % 2 ? 'nod' : 'calm', fault: null };
    });
    const headMoves = [1, 6, 11].map((atSec) => ({ atSec, kind: 'nod' as const, strength: 1 }));
    const eyes = Array.from({ length: 510 }, (_, frame) => (frame % 150 < 12 ? 0.2 : 1));
    for (const fromSecs of [
      [0, 5.5, 8.5, 12],
      [0, 4.5, 8, 11.5],
      [0, 3, 8.5, 11.5],
    ]) {
      const shots = fromSecs.map((fromSec, k) => ({ fromSec, size: k % 2 ? ('medium' as const) : ('wide' as const) }));
      const acting = { ...ACTING, headMoves };
      const shown = shownFrames(order({ frames: 450, seenUntilSec: 15, spans, shots, acting, eyes }));
      expect(shown.length - new Set(shown).size).toBeLessThan(30);
    }
  });

  it('shows nothing twice so that heads nod on stressed words, and leaves no pieces that nothing fits into', () => {
    const accents = Array.from({ length: 12 }, (_, k) => ({ atSec: k * 1.5, strength: 0.8 }));
    const nods = Array.from({ length: 610 }, (_, frame) => Math.sin(frame / 6) * (frame % 200 < 90 ? 1 : 0.2));
    for (const [faultSec, ...cutSecs] of [
      [8.4, 4, 7.5, 10.1],
      [7.2, 3.2, 5.3, 8.9, 10.9, 14.1],
      [9.8, 5.1, 9.4, 11.6],
    ]) {
      const spans: ClipSpan[] = [
        { fromSec: 0, toSec: faultSec, moment: 'calm', fault: null },
        { fromSec: faultSec, toSec: faultSec + 0.3, moment: null, fault: 'hand' },
        { fromSec: faultSec + 0.3, toSec: 20.3, moment: 'calm', fault: null },
      ];
      const shots = [0, ...cutSecs].map((fromSec, k) => ({
        fromSec,
        size: k % 2 ? ('medium' as const) : ('wide' as const),
      }));
      const shown = shownFrames(order({ frames: 540, spans, shots, nods, acting: { ...ACTING, accents } }));
      expect(shown.length - new Set(shown).size).toBeLessThan(15);
    }
  });

  it('smiles with good news and not with bad news, also where hands are asked for', () => {
    const spans = [0, 4, 8, 12].map((fromSec, k): ClipSpan => {
      return { fromSec, toSec: fromSec + 4, moment: k % 2 ? 'calm' : 'smile', fault: null };
    });
    const shots = [0, 3, 6].map((fromSec, k) => ({ fromSec, size: k % 2 ? ('medium' as const) : ('wide' as const) }));
    const expressions = [
      { atSec: 0, name: 'concerned' as const, strength: 1 },
      { atSec: 3, name: 'joyous' as const, strength: 1 },
      { atSec: 6, name: 'serious' as const, strength: 1 },
    ];
    const gestures = [0, 3, 6].map((sec) => {
      return { name: 'both-palms' as const, hand: 'left' as const, strokeSec: sec + 1, untilSec: sec + 2 };
    });
    const acting = { ...ACTING, expressions, gestures };
    const seen = shownFrames(order({ frames: 270, seenUntilSec: 9, spans, shots, acting }));
    const smiling = (from: number) => seen.slice(from, from + 90).filter((frame) => frame % 240 < 120).length;
    expect([smiling(0), smiling(90), smiling(180)].map((frames) => Math.round(frames / 90))).toEqual([0, 1, 0]);
  });

  it('keeps for later what of the clip passes behind a card', () => {
    const spans: ClipSpan[] = [{ fromSec: 0, toSec: 10, moment: 'calm', fault: null }];
    const shots = [
      { fromSec: 0, size: 'wide' as const },
      { fromSec: 4, size: 'card' as const },
      { fromSec: 8, size: 'medium' as const },
    ];
    const shown = shownFrames(order({ frames: 390, seenUntilSec: 13, spans, shots }));
    const seen = [...shown.slice(0, 120), ...shown.slice(240)];
    expect(seen.length - new Set(seen).size).toBeLessThan(15);
  });

  it('keeps what passes behind the end card for what is seen', () => {
    const bounds = [0, 3, 5, 9.3, 12.3];
    const spans = bounds.slice(1).map((toSec, k): ClipSpan => {
      return { fromSec: bounds[k] ?? 0, toSec, moment: k % 2 ? 'nod' : 'calm', fault: null };
    });
    const acting = { ...ACTING, headMoves: [{ atSec: 5, kind: 'nod' as const, strength: 1 }] };
    for (const fromSecs of [
      [0, 3, 7],
      [0, 3.5, 8],
      [0, 4, 7.5],
    ]) {
      const shots = fromSecs.map((fromSec, k) => ({ fromSec, size: k % 2 ? ('medium' as const) : ('wide' as const) }));
      const seen = shownFrames(order({ frames: 435, seenUntilSec: 12, spans, shots, acting })).slice(0, 360);
      expect(seen.length - new Set(seen).size).toBeLessThan(15);
    }
  });

  it('changes the size at every jump, so that no jump shows', () => {
    const takes = planTakes(order());
    for (const [i, take] of takes.entries()) if (i > 0) expect(take.isTight).not.toBe(takes[i - 1].isTight);
  });

  it('cuts where a shot begins, to its size', () => {
    const shots = [
      { fromSec: 0, size: 'medium' as const },
      { fromSec: 2.51, size: 'wide' as const },
    ];
    const takes = planTakes(order({ shots, frames: 150 }));
    expect(takes.map(({ fromFrame, isTight }) => [fromFrame, isTight])).toEqual([
      [0, true],
      [76, false],
    ]);
  });

  it('changes the size alone where a shot begins in the middle of a phrase', () => {
    const wordSecs = Array.from({ length: 20 }, (_, word) => 0.2 + word * 0.5);
    const shots = [
      { fromSec: 0, size: 'wide' as const },
      { fromSec: 2.6, size: 'medium' as const },
      { fromSec: 5.1, size: 'wide' as const },
    ];
    const eyes = Array.from({ length: 900 }, (_, frame) => (frame < 78 ? 1 : 0.2));
    const takes = planTakes(order({ shots, frames: 300, eyes, wordSecs, phraseSecs: [0.2, 5.2] }));
    expect(takes.map(({ fromFrame, isTight }) => [fromFrame, isTight])).toContainEqual([78, true]);
    const [first, second] = takes;
    expect(second?.clipFrame).toBe((first?.clipFrame ?? 0) + 78);
  });

  it('shows a person who shares the frame with material in takes of their own', () => {
    const shots = [
      { fromSec: 0, size: 'wide' as const },
      { fromSec: 3, size: 'split 1' as const },
      { fromSec: 6, size: 'over 2' as const },
      { fromSec: 9, size: 'wide' as const },
    ];
    const takes = planTakes(order({ shots, frames: 360 }));
    const sharingAt = (frame: number) => takes.findLast(({ fromFrame }) => fromFrame <= frame)?.sharing;
    expect([0, 89, 90, 179, 180, 269, 270, 359].map(sharingAt)).toEqual([
      ...[undefined, undefined, 'split', 'split', 'over', 'over', undefined, undefined],
    ]);
    expect(takes.find(({ fromFrame }) => fromFrame === 270)?.isTight).toBe(false);
  });

  it('goes on in one take as long as the clip does where nothing is cut', () => {
    expect(planTakes(order({ shots: [], frames: 200 }))).toHaveLength(1);
  });

  it('shows hands where the director asks for them', () => {
    const gestures = [{ name: 'both-palms' as const, hand: 'left' as const, strokeSec: 9, untilSec: 10 }];
    const acting = { ...ACTING, gestures };
    const take = planTakes(order({ acting })).find(({ fromFrame, toFrame }) => fromFrame <= 270 && toFrame > 270);
    expect(take?.clipFrame).toBeGreaterThanOrEqual(295);
    expect(take?.clipFrame).toBeLessThan(420);
  });

  it('makes a long film of a short clip', () => {
    const short: ClipSpan[] = [{ fromSec: 0, toSec: 6, moment: 'calm', fault: null }];
    expect(shownFrames(order({ spans: short, frames: 1800 }))).toHaveLength(1800);
  });

  it('turns one picture into another that is alike where only the clip ends, and keeps the size', () => {
    const alike = (a: number, b: number) => (a % 30 < 4 && b % 30 > 24 ? 0.2 : 5);
    const takes = planTakes(order({ shots: [], frames: 800, unlike: alike }));
    const joined = takes.filter(({ joinFrames }) => joinFrames > 0);
    expect(joined.length).toBeGreaterThan(0);
    for (const take of joined) {
      const before = takes[takes.indexOf(take) - 1];
      const leave = before.clipFrame + before.toFrame - before.fromFrame;
      expect([alike(leave, take.clipFrame), take.isTight]).toEqual([0.2, before.isTight]);
    }
  });

  it('lets nobody see a loop within a minute of a clip of half a minute', () => {
    const calm: ClipSpan[] = [{ fromSec: 0, toSec: 30, moment: 'calm', fault: null }];
    const shown = shownFrames(order({ spans: calm, shots: [], frames: 1800, unlike: () => 0.3 }));
    const times = new Map<number, number[]>();
    for (const [at, frame] of shown.entries()) times.set(frame, [...(times.get(frame) ?? []), at]);
    let again = 0;
    let longest = 0;
    for (const [at, frame] of shown.entries()) {
      const before = (times.get(frame) ?? []).filter((earlier) => earlier < at);
      for (const earlier of before) expect(at - earlier).toBeGreaterThan(10 * 30);
      const follows = before.some((earlier) => earlier > 0 && at > 0 && shown[earlier - 1] === shown[at - 1]);
      again = follows ? again + 1 : 0;
      longest = Math.max(longest, again);
    }
    expect(longest).toBeLessThanOrEqual(6.5 * 30);
  });

  it('cuts before a word where the clip ends in the middle of one', () => {
    const wordSecs = Array.from({ length: 40 }, (_, word) => 0.3 + word * 0.61);
    const spans: ClipSpan[] = [{ fromSec: 0, toSec: 5, moment: 'calm', fault: null }];
    const takes = planTakes(order({ shots: SHOTS.slice(0, 1), spans, wordSecs }));
    const cuts = takes.map(({ fromFrame }) => fromFrame / 30).slice(1, -1);
    expect(cuts.length).toBeGreaterThan(3);
    for (const sec of cuts) {
      const lead = Math.min(...wordSecs.map((word) => word - sec).filter((away) => away >= 0));
      expect(lead).toBeGreaterThanOrEqual(0.06 - 1e-6);
      expect(lead).toBeLessThan(0.12);
    }
  });

  it('cuts before a phrase where the clip ends in the middle of one', () => {
    const wordSecs = Array.from({ length: 40 }, (_, word) => 0.3 + word * 0.61);
    const phraseSecs = wordSecs.filter((_, word) => word % 3 === 0);
    const spans: ClipSpan[] = [{ fromSec: 0, toSec: 6, moment: 'calm', fault: null }];
    const takes = planTakes(order({ shots: [], frames: 600, spans, wordSecs, phraseSecs }));
    const cuts = takes.slice(1, -1).map(({ fromFrame }) => fromFrame / 30);
    expect(cuts.length).toBeGreaterThan(2);
    for (const sec of cuts) expect(Math.min(...phraseSecs.map((at) => Math.abs(at - sec)))).toBeLessThan(0.12);
  });

  it('shows no take too briefly to be seen', () => {
    const short: ClipSpan[] = [{ fromSec: 0, toSec: 6, moment: 'calm', fault: null }];
    const takes = planTakes(order({ spans: short, shots: [], frames: 1807 }));
    for (const { fromFrame, toFrame } of takes) expect(toFrame - fromFrame).toBeGreaterThanOrEqual(60);
  });

  it('leaves no two pictures over at the end, in a film of any length', () => {
    const short: ClipSpan[] = [{ fromSec: 0, toSec: 5, moment: 'calm', fault: null }];
    for (let frames = 400; frames < 720; frames += 1) {
      const takes = planTakes(order({ spans: short, shots: [], frames }));
      const [last] = takes.slice(-1).map(({ fromFrame, toFrame }) => toFrame - fromFrame);
      expect(last).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('the head of a clip', () => {
  /** Stiller and livelier by turns, for five seconds each. */
  const liveliness = Array.from({ length: 900 }, (_, frame) => (frame % 300 < 150 ? 0 : 1));
  const expressions = [
    { atSec: 0, name: 'concerned' as const, strength: 1 },
    { atSec: 12, name: 'delighted' as const, strength: 1 },
  ];
  const livelyShare = (frames: readonly number[]) =>
    frames.reduce((sum, frame) => sum + (liveliness[frame] ?? 0), 0) / frames.length;

  it('is stiller in bad news and livelier in good news', () => {
    const spans: ClipSpan[] = [{ fromSec: 0, toSec: 30, moment: 'calm', fault: null }];
    const shown = shownFrames(order({ spans, liveliness, acting: { ...ACTING, expressions } }));
    expect(livelyShare(shown.slice(0, 360))).toBeLessThan(0.3);
    expect(livelyShare(shown.slice(360))).toBeGreaterThan(0.7);
  });

  it('goes down on stressed words where the clip nods, and minds them nowhere else', () => {
    const spans: ClipSpan[] = [{ fromSec: 0, toSec: 30, moment: 'calm', fault: null }];
    const nods = Array.from({ length: 900 }, (_, frame) => Math.sin((2 * Math.PI * frame) / 47));
    const accents = [4.9, 9.2, 13.4, 17.1, 21.6].map((atSec) => ({ atSec, strength: 0.8 }));
    const wanted = order({ spans, acting: { ...ACTING, accents } });
    const down = (frames: readonly number[]) =>
      accents.reduce((sum, { atSec }) => sum + (nods[frames[Math.round((atSec + 0.1) * 30)] ?? 0] ?? 0), 0) / 5;
    expect(down(shownFrames({ ...wanted, nods }))).toBeGreaterThan(down(shownFrames(wanted)) + 0.5);
    expect(planTakes({ ...wanted, nods: nods.map((nod) => nod / 5) })).toEqual(planTakes(wanted));
  });

  it('moves no start by single pictures where the clip does not nod, though its eyes shut', () => {
    const eyes = Array.from({ length: 900 }, (_, frame) => (frame % 81 < 6 ? 0.2 : 1));
    const accents = [1.1, 5, 9.3, 14.6, 18.2].map((atSec) => ({ atSec, strength: 1 }));
    const jumpsWith = (depth: number) => {
      const nods = Array.from({ length: 900 }, (_, frame) => depth * Math.sin((2 * Math.PI * frame) / 47));
      const takes = planTakes(order({ eyes, nods, acting: { ...ACTING, accents } }));
      return takes.filter(({ fromFrame, clipFrame, joinFrames }, k) => {
        const before = takes[k - 1];
        return joinFrames === 0 && clipFrame !== (before && before.clipFrame + fromFrame - before.fromFrame);
      });
    };
    const besideSteps = (depth: number) => jumpsWith(depth).filter(({ clipFrame }) => (clipFrame - 2) % 5 !== 0);
    expect(jumpsWith(0).length).toBeGreaterThan(2);
    expect(besideSteps(0)).toEqual([]);
    expect(besideSteps(0.2)).toEqual([]);
    expect(besideSteps(1)).not.toEqual([]);
  });
});

describe('the eyes of a clip', () => {
  /** A blink of a fifth of a second every 2.7 s. */
  const eyes = Array.from({ length: 900 }, (_, frame) => (frame % 81 < 6 ? 0.2 : 1));
  const accents = [1.1, 5, 9.3, 14.6, 18.2].map((atSec) => ({ atSec, strength: 1 }));
  const wanted = order({ eyes, acting: { ...ACTING, accents } });
  const isShut = (frame: number) => (eyes[frame] ?? 1) < 0.5;

  it('are open after every cut, at stressed words and at the end', () => {
    const shown = shownFrames(wanted);
    const moments = [...SHOTS.map(({ fromSec }) => fromSec + 0.1), ...accents.map(({ atSec }) => atSec), 23.7];
    expect(moments.filter((sec) => isShut(shown[Math.round(sec * 30)] ?? 0))).toEqual([]);
  });

  it('are open while the film opens', () => {
    const shown = shownFrames(wanted).slice(0, 36);
    expect(shown.filter(isShut)).toEqual([]);
  });

  it('are open while a price is said and while the film asks for something', () => {
    const met = [
      { fromSec: 6.2, untilSec: 7.4 },
      { fromSec: 21.4, untilSec: 23.2 },
    ];
    const shown = shownFrames(order({ eyes, met }));
    const seen = met.flatMap(({ fromSec, untilSec }) => shown.slice(fromSec * 30, untilSec * 30));
    expect(seen.filter(isShut)).toEqual([]);
    const unaware = shownFrames(order({ eyes }));
    expect(met.flatMap(({ fromSec, untilSec }) => unaware.slice(fromSec * 30, untilSec * 30)).some(isShut)).toBe(true);
  });

  it('look into the camera while the film opens and at a price', () => {
    const gazes = eyes.map((_, frame) => (frame % 90 < 24 ? 1 : 0));
    const met = [{ fromSec: 6.2, untilSec: 7 }];
    const shown = shownFrames(order({ eyes: eyes.map(() => 1), gazes, met }));
    expect([...shown.slice(0, 36), ...shown.slice(186, 210)].filter((frame) => gazes[frame] === 1)).toEqual([]);
  });

  it('still blink at other times', () => {
    expect(shownFrames(wanted).filter(isShut).length).toBeGreaterThan(10);
  });

  it('blink where the clip does, instead of staring for long', () => {
    const blinksAt = [500, 545, 620, 655, 700, 745, 780, 825, 860];
    const eyes = Array.from({ length: 900 }, (_, frame) =>
      blinksAt.some((at) => frame >= at && frame < at + 4) ? 0.2 : 1,
    );
    const shut = shownFrames(order({ eyes, shots: SHOTS.slice(0, 3), frames: 360 })).map(
      (frame) => (eyes[frame] ?? 1) < 0.5,
    );
    const blinks = shut.filter((isShut, at) => isShut && !shut[at - 1]).length;
    expect(blinks).toBeGreaterThanOrEqual(2);
  });

  it('are not looked for in a clip whose track does not know them', () => {
    expect(planTakes(order({ eyes: [] }))).toEqual(planTakes(order({ eyes: eyes.map(() => 1) })));
  });

  it('are told by the lids of both, beside what is usual for the person', () => {
    const face = (gap: number): Spot[] => {
      const points: Spot[] = Array.from({ length: 468 }, () => [0, 0]);
      points[263] = [10, 0];
      for (const [, lower] of LIDS) points[lower] = [0, gap];
      return points;
    };
    expect(eyesOpenIn([face(1), face(1), face(0.25), undefined, face(1.5)])).toEqual([1, 1, 0.25, 1, 1.5]);
  });
});
