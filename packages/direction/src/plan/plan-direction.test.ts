import { GESTURES, type Gesture } from '@herald/media/scene/acting-plan';
import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { describe, expect, it } from 'vitest';
import { chance } from '../chance.ts';
import type { Direction, Material, Reading, Taste } from '../direction.ts';
import { cameraOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { RETURN_SEC } from './gesture-times.ts';
import { planDirection } from './plan-direction.ts';
import { isGlad } from './plan-expressions.ts';

/** Gestures that the words make no sense without. */
const MEANT: readonly Gesture[] = ['thumbs-up', 'point-down', 'count'];
const MEANT_GAP_SEC = 0.9;
const VOCABULARY =
  'Hi love! never but you this free link below, wow tired best $9 three reasons skin, stop. really? amazing! 40% the shop opens on Friday morning. I promise it works tonight, your whole family can see it. Order now! instead problem remember'.split(
    ' ',
  );

interface Plan extends Direction {
  reading: Reading;
  material: Material;
  taste: Taste;
}

/** Any script of any length, with or without a product. */
function anyPlan(seed: number): Plan {
  const draw = (what: string) => chance(seed, what);
  const count = 1 + Math.floor(draw('length') * 80);
  const script = Array.from({ length: count }, (_, i) => VOCABULARY[Math.floor(draw(`word ${i}`) * VOCABULARY.length)]);
  const reading = said(script.join(' '));
  const product =
    draw('product') < 0.5
      ? null
      : {
          moments: [{ fromSec: reading.durationSec * 0.3, untilSec: reading.durationSec }],
          heldBy: draw('held') < 0.5 ? null : ('left' as const),
          x: 0.5,
          y: 0.6,
        };
  const taste: Taste = { mood: draw('mood') < 0.5 ? 'joyous' : 'composed', gestures: GESTURES };
  return { ...planDirection(reading, { product }, taste, seed), reading, material: { product }, taste };
}

const PLANS = Array.from({ length: 500 }, (_, seed) => anyPlan(seed + 1));
const isInOrder = (moments: readonly number[]) => moments.every((at, i) => i === 0 || at >= (moments[i - 1] ?? at));

describe('500 plans of any script', () => {
  it('hold every list in the order of time', () => {
    for (const { acting } of PLANS) {
      const { expressions, looks, stances, headMoves, accents, blinks, gestures, shows } = acting;
      for (const list of [expressions, looks, stances, headMoves, accents, blinks]) {
        expect(isInOrder(list.map(({ atSec }) => atSec))).toBe(true);
      }
      expect(isInOrder(gestures.map(({ strokeSec }) => strokeSec))).toBe(true);
      expect(isInOrder(shows.map(({ fromSec }) => fromSec))).toBe(true);
    }
  });

  it('never let two seconds of speech go by without a stressed word', () => {
    for (const { acting, reading } of PLANS) {
      const stressed = [reading.words[0]?.startSec ?? 0, ...acting.accents.map(({ atSec }) => atSec)];
      for (const { startSec } of reading.words) {
        const since = startSec - (stressed.findLast((atSec) => atSec <= startSec) ?? startSec);
        expect(since).toBeLessThan(2);
      }
    }
  });

  it('can be written into a scene and read again', () => {
    for (const { acting } of PLANS) {
      const scene = {
        durationSec: 60,
        performer: { kind: 'preset', presetId: 'emma' },
        background: { kind: 'color', color: '#2f6f6a' },
      };
      expect(parseSceneSpec(JSON.parse(JSON.stringify({ ...scene, acting }))).acting).toEqual(acting);
    }
  });

  it('never make two gestures within 1.5 s, or 2.2 s of somebody composed, but for those that the words need', () => {
    for (const { acting, taste } of PLANS) {
      const gaps = acting.gestures.slice(1).map((later, i) => {
        const earlier = acting.gestures[i] ?? later;
        const isNeeded = [earlier, later].some(({ name }) => MEANT.includes(name));
        return later.strokeSec - earlier.strokeSec + (isNeeded ? 2.2 - MEANT_GAP_SEC : 0);
      });
      expect(Math.min(9, ...gaps)).toBeGreaterThanOrEqual(taste.mood === 'joyous' ? 1.5 : 2.2);
    }
  });

  it('never blink twice within 1.2 s', () => {
    for (const { acting } of PLANS) {
      const gaps = acting.blinks.slice(1).map(({ atSec }, i) => atSec - (acting.blinks[i]?.atSec ?? 0));
      expect(Math.min(9, ...gaps)).toBeGreaterThanOrEqual(1.2);
    }
  });

  it('let every hand come back before the end', () => {
    for (const { acting, reading } of PLANS) {
      for (const { strokeSec, untilSec } of acting.gestures) {
        expect(untilSec).toBeGreaterThan(strokeSec);
        expect(strokeSec + 0.5 + RETURN_SEC).toBeLessThanOrEqual(reading.durationSec);
      }
    }
  });

  it('never use the hand that holds the product, nor both', () => {
    const held = PLANS.filter(({ material }) => material.product?.heldBy);
    for (const { acting, material } of held) {
      const busy = acting.gestures.filter(({ strokeSec }) => strokeSec > (material.product?.moments[0]?.fromSec ?? 0));
      expect(busy.every(({ hand, name }) => hand === 'right' && name !== 'both-palms')).toBe(true);
    }
  });

  it('make some small gestures with both hands, and none where a hand may hold the product', () => {
    const made = PLANS.flatMap(({ acting, material }) => acting.gestures.map((gesture) => ({ ...gesture, material })));
    const joined = made.filter(({ isJoined }) => isJoined);
    const small = made.filter(({ name }) => name === 'open-palm' || name === 'beat');
    expect(joined.length).toBeGreaterThan(0.3 * small.length);
    expect(joined.length).toBeLessThan(0.8 * small.length);
    expect(joined.filter(({ material: { product } }) => product?.heldBy)).toEqual([]);
    expect(new Set(joined.map(({ name }) => name))).toEqual(new Set(['open-palm', 'beat']));
  });

  it('leave the hand that brings up the product time to be back', () => {
    const held = PLANS.filter(({ material }) => material.product?.heldBy);
    for (const { acting, material } of held) {
      const enterSec = material.product?.moments[0]?.fromSec ?? 0;
      const before = acting.gestures.filter(({ strokeSec, hand, name }) => {
        return strokeSec <= enterSec - 1 && (hand === 'left' || name === 'both-palms');
      });
      for (const { untilSec } of before) expect(untilSec + RETURN_SEC).toBeLessThanOrEqual(enterSec + 1e-9);
    }
    expect(held.length).toBeGreaterThan(50);
  });

  it('never grin through bad news', () => {
    for (const { beats } of PLANS) {
      for (const { why, expression } of beats) {
        const isBad = why.includes('warns the viewer') || why.includes('speaks of something that went wrong');
        if (isBad) expect(isGlad(expression)).toBe(false);
      }
    }
  });

  it('never leave the eyes open for more than 5.6 s nor blink twice within 0.85 s', () => {
    for (const { acting, reading } of PLANS) {
      const moments = acting.blinks.map(({ atSec }) => atSec).filter((atSec) => atSec < reading.durationSec);
      const gaps = moments.slice(1).map((at, i) => at - (moments[i] ?? at));
      expect(Math.max(0, ...gaps)).toBeLessThan(5.6);
      expect(Math.min(9, ...gaps)).toBeGreaterThan(0.85);
    }
  });

  it('change the face at a clause or a mark, two tenths of a second ahead, and once after the last word', () => {
    for (const { acting, beats, reading } of PLANS) {
      const starts = beats.map(({ fromSec }) => fromSec - 0.2);
      const lastSec = reading.words.at(-1)?.endSec ?? 0;
      const { expressions } = acting;
      const isOfPeak = (at: number) => expressions[at]?.isPeak || expressions[at - 1]?.isPeak;
      const changes = expressions.filter(({ atSec }, at) => atSec >= 0 && atSec < lastSec && !isOfPeak(at));
      expect(expressions.filter(({ atSec }, at) => atSec >= lastSec && !isOfPeak(at)).length).toBeLessThanOrEqual(1);
      expect(changes.every(({ atSec }) => starts.some((start) => Math.abs(start - atSec) < 1e-6))).toBe(true);
    }
  });

  it('let the eyes lead the head by 80 ms where both go far', () => {
    const followed = PLANS.flatMap(({ acting }) =>
      acting.looks.slice(0, -1).flatMap(({ atSec, x, y }) => {
        const isFar = Math.hypot(x, y) >= 0.25;
        return isFar ? [acting.stances.some((stance) => Math.abs(stance.atSec - atSec - 0.08) < 1e-6)] : [];
      }),
    );
    expect(followed.length).toBeGreaterThan(50);
    expect(followed.every(Boolean)).toBe(true);
  });

  it('act all ten expressions and, with one that says how little something is and where it goes, all gestures somewhere', () => {
    const faces = new Set(PLANS.flatMap(({ acting }) => acting.expressions.map(({ name }) => name)));
    const little = said(
      'The shop opens on Friday morning. It takes a tiny bit of soap for your whole family. My brother came. I put it under my eyes.',
    );
    const small = planDirection(little, { product: null }, { mood: 'joyous', gestures: GESTURES }, 1);
    const gestures = new Set([...PLANS, small].flatMap(({ acting }) => acting.gestures.map(({ name }) => name)));
    expect([faces.size, gestures.size]).toEqual([10, GESTURES.length]);
  });
});

describe('a plan', () => {
  const SCRIPT =
    'I tried everything, but nothing worked! Then I found this. Two drops every morning. Order yours today!';
  const planOf = (script: string, seed: number) =>
    planDirection(said(script), { product: null }, { mood: 'joyous', gestures: GESTURES }, seed);

  it('is the same for the same words and seed, and another one for another seed', () => {
    expect(planOf(SCRIPT, 1)).toEqual(planOf(SCRIPT, 1));
    expect(planOf(SCRIPT, 2).acting).not.toEqual(planOf(SCRIPT, 1).acting);
  });

  it('seldom shuts the eyes while a stressed word is said, unless somebody looks away', () => {
    const shut = Array.from({ length: 40 }, (_, seed) => planOf(SCRIPT, seed).acting).flatMap(
      ({ blinks, accents, looks }) =>
        blinks.filter(
          ({ atSec }) =>
            accents.some((one) => one.strength >= 0.35 && atSec > one.atSec - 0.2 && atSec < one.atSec + 0.3) &&
            !looks.some((look) => Math.abs(look.atSec - atSec) < 0.01),
        ),
    );
    const all = Array.from({ length: 40 }, (_, seed) => planOf(SCRIPT, seed).acting.blinks.length);
    expect(shut.length / all.reduce((sum, count) => sum + count, 0)).toBeLessThan(0.15);
  });

  it('opens the eyes around the word that is felt most', () => {
    const scripts = [
      'I failed five times. My hands were shaking. Then the email came. I passed! I called my mom.',
      SCRIPT,
    ];
    const plans = scripts.flatMap((script) => Array.from({ length: 60 }, (_, seed) => planOf(script, seed)));
    const around = plans.flatMap(({ acting: { expressions, blinks } }) =>
      expressions
        .filter(({ isPeak }) => isPeak)
        .map(({ atSec }) => blinks.filter((blink) => blink.atSec > atSec - 0.33 && blink.atSec < atSec + 0.45)),
    );
    expect(around.length).toBeGreaterThan(50);
    expect(around.flat()).toEqual([]);
  });

  it('looks aside where something is remembered, and never where the viewer is spoken to or a price is told', () => {
    const script = 'The shop is open. Last month I wrote to them. You can try it. It costs $12 a month.';
    const { words } = said(script);
    const startOf = (text: string) => words.find((word) => word.text === text)?.startSec ?? 0;
    const asideAt = (text: string) => {
      const films = Array.from({ length: 40 }, (_, seed) => planOf(script, seed).acting.looks);
      const isAside = ({ atSec, x }: { atSec: number; x: number }) =>
        Math.abs(x) > 0.3 && Math.abs(atSec - startOf(text)) < 0.1;
      return films.filter((looks) => looks.some(isAside)).length;
    };
    expect([asideAt('Last'), asideAt('You'), asideAt('It')]).toEqual([40, 0, 0]);
  });

  it('ends no look aside with a jump that comes at once', () => {
    const script = 'The shop is open. Last month I wrote to them. You can try it. It costs $12 a month.';
    const films = Array.from({ length: 40 }, (_, seed) => planOf(script, seed).acting.looks);
    const asides = films.flatMap((looks) =>
      looks.flatMap(({ atSec, x }, at) => (Math.abs(x) > 0.3 ? [(looks[at + 1]?.atSec ?? 0) - atSec] : [])),
    );
    expect(asides.length).toBeGreaterThanOrEqual(40);
    expect(Math.min(...asides)).toBeGreaterThan(0.5);
  });

  it('lets real eyes jump more often and farther than drawn ones', () => {
    const looksOf = (mood: Taste['mood']) =>
      Array.from({ length: 20 }, (_, seed) =>
        planDirection(said(SCRIPT), { product: null }, { mood, gestures: GESTURES }, seed),
      ).flatMap(({ acting }) => acting.looks);
    const isJump = ({ x }: { x: number }) => Math.abs(x) < 0.3;
    expect(looksOf('unknown').length).toBeGreaterThan(1.2 * looksOf('joyous').length);
    const [drawn, real] = [looksOf('joyous').filter(isJump), looksOf('unknown').filter(isJump)];
    expect(Math.max(...real.map(({ x }) => Math.abs(x)))).toBeGreaterThan(0.08);
    expect(Math.max(...drawn.map(({ x }) => Math.abs(x)))).toBeLessThanOrEqual(0.08);
  });

  it('blinks before some cuts, and opens no shot on shut eyes', () => {
    const camera = cameraOf({ pace: 'fast' });
    const films = Array.from({ length: 20 }, (_, seed) =>
      planDirection(
        said(`${SCRIPT} ${SCRIPT}`),
        { product: null, camera },
        { mood: 'joyous', gestures: GESTURES },
        seed,
      ),
    );
    const cuts = films.flatMap(({ shots, acting }) =>
      shots.slice(1).map(({ fromSec }) => acting.blinks.map(({ atSec }) => atSec - fromSec)),
    );
    const shareOf = (isMeant: (sec: number) => boolean) =>
      cuts.filter((secs) => secs.some(isMeant)).length / cuts.length;
    const isJustBefore = (sec: number) => sec > -0.35 && sec <= -0.2;
    expect(shareOf(isJustBefore)).toBeGreaterThan(0.2);
    expect(shareOf(isJustBefore)).toBeLessThan(0.6);
    expect(shareOf((sec) => sec > -0.2 && sec < 0.1)).toBeLessThan(0.05);
  });

  it('blinks at other moments in another film of the same words', () => {
    const films = Array.from({ length: 20 }, (_, seed) => planOf(SCRIPT, seed).acting.blinks.map(({ atSec }) => atSec));
    const shares = films.flatMap((one, i) =>
      films
        .slice(i + 1)
        .map((other) => one.filter((at) => other.some((o) => Math.abs(at - o) < 1 / 60)).length / one.length),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.1);
  });

  it('leaves the faces of the other sentences as they were when one is added at the end', () => {
    const before = planOf(SCRIPT.replace(' Order yours today!', ''), 5).beats.slice(0, 3);
    const after = planOf(SCRIPT, 5).beats.slice(0, 3);
    expect(after.map(({ expression }) => expression)).toEqual(before.map(({ expression }) => expression));
  });

  it('alternates the hands within a sentence, and never uses one three times in a row', () => {
    const { acting, beats } = planOf(`${SCRIPT} ${SCRIPT}`, 4);
    const { gestures } = acting;
    expect(gestures.length).toBeGreaterThan(3);
    const beatOf = (sec: number) => beats.findLastIndex(({ fromSec }) => fromSec <= sec);
    const repeats = gestures.map(({ hand, strokeSec }, i) => {
      const before = gestures[i - 1];
      return before?.hand === hand && beatOf(before.strokeSec) === beatOf(strokeSec);
    });
    expect(repeats).not.toContain(true);
    const hands = gestures.map(({ hand }) => (hand === 'left' ? 'l' : 'r')).join('');
    expect(hands).not.toMatch(/lll|rrr/);
  });

  it('of silence blinks and looks, and is friendly', () => {
    const silence = { script: '', words: [], phones: [], locale: 'en-US', durationSec: 6 };
    const { acting } = planDirection(silence, { product: null }, { mood: 'joyous', gestures: GESTURES }, 1);
    expect(acting.blinks.length).toBeGreaterThan(0);
    expect(acting.looks.length).toBeGreaterThan(2);
    expect([acting.gestures, acting.expressions.map(({ name }) => name)]).toEqual([[], ['friendly']]);
  });

  it('strokes on the stressed syllable, at most 60 ms before it', () => {
    const reading = said('It follows you from room to room.');
    const phones = [{ phone: 'oʊ', startSec: 0.61, endSec: 0.7, stressed: true, word: 2 }];
    const [gesture] = planDirection(
      { ...reading, phones },
      { product: null },
      { mood: 'joyous', gestures: GESTURES },
      1,
    ).acting.gestures;
    expect(gesture?.strokeSec).toBeCloseTo(0.58, 5);
  });
});
