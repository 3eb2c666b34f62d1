import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import type { ShotSize } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { RHYTHMS } from '../shots/paces.ts';
import { cameraOf, lengthsOf, PACES, planOf, SIZES, SLACK_SEC, shotsOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const NEAR_LENGTHS = { calm: [3.2, 4.8], natural: [2.3, 3.3], fast: [1.5, 2.4] } as const;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const ALL = PACES.flatMap((pace) =>
  TWENTY_SCRIPTS.flatMap((script) =>
    [1, 2, 3].map((seed) => {
      const reading = said(script);
      return { pace, reading, shots: planOf(reading, cameraOf({ pace }), { seed }).shots };
    }),
  ),
);

describe('the shots of twenty scripts', () => {
  it.each(PACES)('change at the %s pace in the median', (pace) => {
    const own = ALL.filter((plan) => plan.pace === pace);
    const lengths = own.flatMap(({ shots, reading }) => lengthsOf(shots, reading.durationSec));
    const [least, most] = NEAR_LENGTHS[pace];
    expect(median(lengths)).toBeGreaterThanOrEqual(least);
    expect(median(lengths)).toBeLessThanOrEqual(most);
  });

  it('never cut in the middle of a word', () => {
    for (const { shots, reading } of ALL) {
      for (const { fromSec } of shots) {
        const torn = reading.words.filter(
          ({ startSec, endSec }) => startSec + SLACK_SEC < fromSec && fromSec < endSec - SLACK_SEC,
        );
        expect(torn).toEqual([]);
      }
    }
  });

  it('never cut between a word that leads on and the one it leads to', () => {
    const leads = /^(?:the|a|an|of|for|to|with|my|your|in|and)$/iu;
    for (const { shots, reading } of ALL) {
      for (const { fromSec } of shots.slice(1)) {
        const last = reading.words.findLast(({ endSec }) => endSec <= fromSec + SLACK_SEC);
        expect(last?.text).not.toMatch(leads);
      }
    }
  });

  it('cut 60 to 120 ms before the first sound of a sentence', () => {
    let cuts = 0;
    for (const { shots, reading } of ALL) {
      const starts = reading.words.filter((_, i) => /[.!?]$/u.test(reading.words[i - 1]?.text ?? ''));
      for (const { fromSec } of shots.slice(1)) {
        const start = starts.find(({ startSec }) => Math.abs(startSec - fromSec) < 0.3);
        if (!start) continue;
        cuts += 1;
        expect(start.startSec - fromSec).toBeGreaterThanOrEqual(0.06 - SLACK_SEC);
        expect(start.startSec - fromSec).toBeLessThanOrEqual(0.12 + SLACK_SEC);
      }
    }
    expect(cuts).toBeGreaterThan(200);
  });

  it('cut between sentences more often than inside them', () => {
    const natural = ALL.filter(({ pace }) => pace === 'natural');
    const cuts = natural.flatMap(({ shots, reading }) =>
      shots.slice(1).map(({ fromSec }) => {
        const last = reading.words.findLast(({ endSec }) => endSec <= fromSec + SLACK_SEC);
        return /[.!?,]$/u.test(last?.text ?? '');
      }),
    );
    expect(cuts.filter(Boolean).length / cuts.length).toBeGreaterThan(0.7);
  });

  it('cut inside a part of a sentence where something new begins in it, sooner than anywhere else', () => {
    const begins =
      /^(?:the|a|an|of|for|to|with|my|your|in|on|at|by|from|and|or|but|as|than|that|so|if|when|into|who|we|you|i|it)$/iu;
    const inside = ALL.flatMap(({ shots, reading }) =>
      shots.slice(1).flatMap(({ fromSec }) => {
        const next = reading.words.findIndex(({ startSec }) => startSec >= fromSec - SLACK_SEC);
        const isInside = !/[.!?,]$/u.test(reading.words[next - 1]?.text ?? '');
        return isInside ? [begins.test(reading.words[next]?.text ?? '')] : [];
      }),
    );
    expect(inside.length).toBeGreaterThan(50);
    expect(inside.filter(Boolean).length / inside.length).toBeGreaterThan(0.65);
  });

  it('are never shorter than their pace allows', () => {
    for (const { pace, shots, reading } of ALL) {
      for (const lengthSec of lengthsOf(shots, reading.durationSec))
        expect(lengthSec).toBeGreaterThanOrEqual(RHYTHMS[pace].shortestSec - SLACK_SEC);
    }
  });

  it('hardly ever stay longer than their pace allows', () => {
    const late = ALL.flatMap(({ pace, shots, reading }) =>
      lengthsOf(shots, reading.durationSec).map((lengthSec) => lengthSec > RHYTHMS[pace].longestSec + 0.3),
    );
    expect(late.filter(Boolean).length / late.length).toBeLessThan(0.02);
  });

  it('never have the same size twice in a row', () => {
    for (const { shots } of ALL) for (const [i, { size }] of shots.entries()) expect(size).not.toBe(shots[i - 1]?.size);
  });

  it('begin with the first picture and hold it for at least 1.5 s', () => {
    for (const { shots } of ALL) {
      expect(shots[0]?.fromSec).toBe(0);
      expect(shots[1]?.fromSec).toBeGreaterThanOrEqual(1.5);
    }
  });

  it('begin in the nearest size that a hook leaves room for', () => {
    const limits = [{ fromSec: 0, untilSec: 2, sizes: ['wide', 'medium'] as const }];
    const opened = TWENTY_SCRIPTS.map((script) => shotsOf(script, { limits })[0]?.size);
    expect(opened).not.toContain('close');
    expect(opened.filter((size) => size === 'medium').length / opened.length).toBeGreaterThan(0.6);
  });

  it('begin near, where the strongest picture is, and with the hands in it of who has any', () => {
    const openings = (isFilmed: boolean) =>
      TWENTY_SCRIPTS.map((script) => planOf(said(script), cameraOf(), { isFilmed }).shots[0]?.size);
    expect(openings(true).filter((size) => size === 'close').length).toBeGreaterThan(12);
    expect(openings(false).filter((size) => size === 'medium').length).toBeGreaterThan(12);
    expect(openings(false)).not.toContain('close');
  });

  it('come back to a size of the opening only where a mark asks for it', () => {
    const script = `${TWENTY_SCRIPTS[0]} [medium] This is for you. Come in and see us now.`;
    const sizes = shotsOf(script, { opening: 'medium' }).map(({ size }) => size);
    expect(sizes.slice(1).filter((size) => size === 'medium')).toHaveLength(1);
  });

  it('show the hands for most of what is said, also where a film has two sizes', () => {
    const shares = TWENTY_SCRIPTS.map((script) => {
      const reading = said(script);
      const { shots } = planOf(reading, cameraOf({ sizes: ['wide', 'close'] }));
      const near = reading.words.filter(
        ({ startSec }) => shots.findLast(({ fromSec }) => fromSec <= startSec)?.size === 'close',
      );
      return near.length / reading.words.length;
    });
    expect(median(shares)).toBeLessThan(0.42);
  });

  it('can be written into a scene and read again', () => {
    const look = { performer: { kind: 'preset', presetId: 'emma' }, background: { kind: 'color', color: '#2f6f6a' } };
    for (const { shots, reading } of ALL) {
      const scene = { ...look, durationSec: reading.durationSec, shots };
      expect(parseSceneSpec(JSON.parse(JSON.stringify(scene))).shots).toEqual(shots);
    }
  });
});

const SCRIPT = TWENTY_SCRIPTS[0] ?? '';

describe('planShots', () => {
  it.each([
    ['a film that is to be one', SCRIPT, { pace: 'single' as const }],
    ['a very short script', 'Hello there, come and see us.', {}],
    ['a frame with room for one size', SCRIPT, { sizes: ['wide' as const] }],
  ])('keeps one shot of %s', (_, script, change) => {
    expect(shotsOf(script, change)).toEqual([]);
  });

  it('gets along with two sizes, and takes all of three', () => {
    const sizesIn = (sizes: readonly ShotSize[]) =>
      new Set([1, 2, 3, 4].flatMap((seed) => shotsOf(SCRIPT, { sizes }, seed).map(({ size }) => size)));
    expect(sizesIn(['wide', 'close'])).toEqual(new Set(['wide', 'close']));
    expect(sizesIn(SIZES)).toEqual(new Set(SIZES));
  });

  it('hardly ever goes to and fro between two sizes of somebody without hands who has a third', () => {
    const turns = TWENTY_SCRIPTS.flatMap((script) => {
      const { shots } = planOf(said(script), cameraOf(), { isFilmed: true });
      return shots.slice(2).map(({ size }, index) => size === shots[index]?.size);
    });
    expect(turns.filter(Boolean).length / turns.length).toBeLessThan(0.1);
  });

  it('takes only sizes that have room while something else is there', () => {
    const limits = [{ fromSec: 3, untilSec: 8, sizes: ['wide' as const] }];
    const shots = shotsOf(SCRIPT, { limits });
    const ends = shots.map(({ fromSec, size }, i) => ({ fromSec, size, toSec: shots[i + 1]?.fromSec ?? 99 }));
    const within = ends.filter(({ fromSec, toSec }) => fromSec < 8 && toSec > 3);
    expect(within.length).toBeGreaterThan(0);
    for (const { size } of within) expect(size).toBe('wide');
  });

  it.each([
    ['thumbs-up', 'It dries in a minute. My sister tried it too. Even she gave it a thumbs up in front of all of us.'],
    ['point-down', 'It dries in a minute. My sister tried it too. Tap the link down here before the sun sets again.'],
    ['count', 'I see two mistakes in it. One, short screws in the door. Two, a spare key under the mat outside.'],
  ] as const)('shows the hand of "%s" whole in every film', (gesture, script) => {
    const sizes: readonly ShotSize[] = ['wide', 'close'];
    for (const pace of PACES)
      for (const seed of [1, 2, 3, 4]) {
        const { acting, shots } = planOf(said(script), cameraOf({ pace, sizes }), { seed });
        const strokes = acting.gestures.filter(({ name }) => name === gesture);
        expect(strokes.length).toBeGreaterThan(0);
        for (const { strokeSec } of strokes)
          expect(shots.findLast(({ fromSec }) => fromSec <= strokeSec)?.size ?? 'wide').toBe('wide');
      }
  });

  it('is near at signs, too, where hands do what a clip has filmed', () => {
    const script =
      'It dries in a minute. Thumbs up from me! My sister tried it too. Thumbs up! I wear it every single day.';
    const reading = said(script);
    const thumbsSec = reading.words.filter(({ text }) => text === 'Thumbs').map(({ startSec }) => startSec);
    const nearIn = (isFilmed: boolean) =>
      PACES.flatMap((pace) => [1, 2, 3, 4].map((seed) => planOf(reading, cameraOf({ pace }), { seed, isFilmed })))
        .flatMap(({ shots }) => thumbsSec.map((sec) => shots.findLast(({ fromSec }) => fromSec <= sec)?.size))
        .filter((size) => size === 'close').length;
    expect(nearIn(false)).toBe(0);
    expect(nearIn(true)).toBeGreaterThan(0);
  });

  it('gives another seed other shots, and the same seed the same', () => {
    const script = TWENTY_SCRIPTS[3] ?? '';
    expect(shotsOf(script, {}, 7)).toEqual(shotsOf(script, {}, 7));
    const ways = [1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(shotsOf(script, {}, seed)));
    expect(new Set(ways).size).toBeGreaterThan(1);
  });

  it('cuts between the breaths of a sound whose words nobody wrote down', () => {
    const heard = [0, 1, 2, 3, 4].map((i) => ({
      fromSec: i * 3 + 0.4,
      toSec: i * 3 + 2.8,
      stresses: [{ atSec: i * 3 + 1, strength: 0.5 }],
      rises: false,
    }));
    const reading = { script: '', words: [], phones: [], heard, locale: 'en-US', durationSec: 15.4 };
    const { shots } = planOf(reading, cameraOf());
    expect(shots.length).toBeGreaterThan(3);
    for (const { fromSec } of shots)
      expect(heard.some((phrase) => fromSec > phrase.fromSec && fromSec < phrase.toSec)).toBe(false);
  });
});

describe('a mark for a shot', () => {
  /** The twenty scripts with a mark before a word of theirs, and the words from it to the end of its sentence. */
  const marked = (mark: string) =>
    TWENTY_SCRIPTS.map((script, index) => {
      const words = script.split(' ');
      const place = 8 + (index % 7);
      const reading = said([...words.slice(0, place), `[${mark}]`, ...words.slice(place)].join(' '));
      const end = words.findIndex((word, i) => i >= place && /[.!?]$/u.test(word));
      return { reading, fromSec: reading.words[place]?.startSec ?? 0, toSec: reading.words[end]?.endSec ?? 0 };
    });
  const within = (shots: readonly { fromSec: number; size: ShotSize }[], fromSec: number, toSec: number) =>
    shots.filter((shot, i) => shot.fromSec < toSec && (shots[i + 1]?.fromSec ?? 99) > fromSec + SLACK_SEC);

  it.each([...SIZES].flatMap((size) => (['single', ...PACES] as const).map((pace) => [size, pace] as const)))(
    '[%s] is seen from its word to the end of its sentence at the %s pace',
    (size, pace) => {
      for (const { reading, fromSec, toSec } of marked(size)) {
        const { shots } = planOf(reading, cameraOf({ pace }));
        expect(within(shots, fromSec, toSec).map((shot) => shot.size)).toEqual([size]);
        const torn = reading.words.filter(({ startSec, endSec }) =>
          shots.some((shot) => startSec + SLACK_SEC < shot.fromSec && shot.fromSec < endSec - SLACK_SEC),
        );
        expect(torn).toEqual([]);
      }
    },
  );

  it('[show product] fills the frame with its word, for 2.8 s at most', () => {
    for (const { reading, fromSec } of marked('show product').slice(0, 6)) {
      const { shots } = planOf(reading, cameraOf({ sizes: [...SIZES, 'product'] }));
      const index = shots.findLastIndex((shot) => shot.fromSec <= fromSec);
      expect(shots[index]?.size).toBe('product');
      expect(lengthsOf(shots, reading.durationSec)[index]).toBeLessThanOrEqual(2.8);
    }
  });

  it('gives way where its picture has no room', () => {
    const script = SCRIPT.replace('After', '[close] After');
    expect(shotsOf(script, { sizes: ['wide', 'medium'] }).map(({ size }) => size)).not.toContain('close');
  });

  it('holds through sentences that ask for the same, however long', () => {
    const script = SCRIPT.replaceAll(/(^|[.!?] )/gu, '$1[close] ');
    expect(shotsOf(script)).toEqual([{ fromSec: 0, size: 'close' }]);
  });
});

describe('hands in shots', () => {
  const strokesIn = (size: ShotSize) =>
    TWENTY_SCRIPTS.flatMap((script) => {
      const { shots, acting } = planOf(said(`${script} ${SCRIPT}`), cameraOf());
      return acting.gestures.filter(
        ({ strokeSec }) => shots.findLast(({ fromSec }) => fromSec <= strokeSec)?.size === size,
      );
    });

  it('rest while the face fills the frame', () => {
    expect(strokesIn('close')).toEqual([]);
    expect(strokesIn('wide').length).toBeGreaterThan(20);
  });

  it('say in a medium shot only what it shows whole', () => {
    const names = new Set(strokesIn('medium').map(({ name }) => name));
    expect([...names].every((name) => name === 'beat' || name === 'pinch')).toBe(true);
  });

  it('get their room where a mark asks for them', () => {
    const { shots, acting } = planOf(said(SCRIPT.replace('After', '[point up] After')), cameraOf());
    const marked = acting.gestures.find(({ name }) => name === 'point-up');
    expect(shots.findLast(({ fromSec }) => fromSec <= (marked?.strokeSec ?? 0))?.size).toBe('wide');
  });
});
