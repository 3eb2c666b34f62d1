import type { ShotSize } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { cameraOf, PACES, planOf, SLACK_SEC } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';
import { clearOfCuts } from './clear-of-cuts.ts';
import { RAISE_LEAD_SEC } from './gesture-times.ts';
import { heldForBeats } from './held-for-beats.ts';

/** Counted fingers, and what words make no sense without. */
const ASKED = ['beat', 'count', 'point-down', 'thumbs-up', 'wave'] as const;
const SEEN_NEAR = ['pinch', 'point-up', 'wave'] as const;

it('a medium shot has only gestures that it shows whole, also beside a strong one', () => {
  const camera = cameraOf({ sizes: ['wide', 'medium'], mediumGestures: SEEN_NEAR });
  const near = TWENTY_SCRIPTS.flatMap((script) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const { acting, shots } = planOf(said(script), camera, { seed });
      const sizeAt = (atSec: number) => shots.findLast(({ fromSec }) => fromSec <= atSec)?.size;
      return acting.gestures.filter(({ strokeSec }) => sizeAt(strokeSec) === 'medium').map(({ name }) => name);
    }),
  );
  expect(near.length).toBeGreaterThan(10);
  expect(near.filter((name) => !SEEN_NEAR.some((seen) => seen === name))).toEqual([]);
});

it('hands are in the first picture, speak soon after it, and in most shots that show them', () => {
  const films = TWENTY_SCRIPTS.map((script) => planOf(said(script), cameraOf()));
  const firsts = films.map(({ acting }) => acting.gestures[0]?.strokeSec ?? Number.POSITIVE_INFINITY);
  expect(films.filter(({ shots }) => shots[0]?.size === 'close')).toEqual([]);
  expect(firsts.filter((sec) => sec < 1.3).length).toBeGreaterThan(12);
  const shown = films.flatMap(({ shots, acting }) =>
    shots.flatMap(({ size, fromSec }, index) => {
      const untilSec = shots[index + 1]?.fromSec;
      if ((size !== 'wide' && size !== 'medium') || untilSec === undefined) return [];
      return [acting.gestures.some(({ strokeSec }) => strokeSec > fromSec && strokeSec < untilSec)];
    }),
  );
  expect(shown.filter(Boolean).length / shown.length).toBeGreaterThan(0.6);
});

it('a film opens on a close face where hands have room beside it, and they speak in that shot', () => {
  const camera = cameraOf({
    sizes: ['wide', 'close'],
    closeGestures: ['open-palm', 'both-palms'],
    hasNearerWide: true,
  });
  const films = TWENTY_SCRIPTS.map((script) => planOf(said(script), camera));
  const near = films.filter(({ shots }) => shots[0]?.size === 'close');
  expect(near.length).toBeGreaterThan(12);
  const first = near.flatMap(({ shots, acting }) =>
    acting.gestures.filter(({ strokeSec }) => strokeSec < (shots[1]?.fromSec ?? 0)).map(({ name }) => name),
  );
  expect(first.length).toBeGreaterThan(near.length / 2);
  expect(first.filter((name) => !camera.closeGestures?.includes(name))).toEqual([]);
});

it('nothing but a beat, or what the words ask for, is seen twice in three sentences', () => {
  const repeated = TWENTY_SCRIPTS.flatMap((script) => {
    const { sentences } = planOf(said(script), cameraOf()).shown;
    const looks = sentences.map(({ gestures }) => gestures.map((name) => (name === 'both-palms' ? 'open-palm' : name)));
    return looks.flatMap((own, index) => {
      const near = [...own.slice(1), ...(looks[index + 1] ?? []), ...(looks[index + 2] ?? [])];
      return own.slice(0, 1).filter((name) => !ASKED.some((asked) => asked === name) && near.includes(name));
    });
  });
  expect(repeated).toEqual([]);
});

it('keeps time with the left hand, the right one and both', () => {
  const beats = TWENTY_SCRIPTS.flatMap((script) => planOf(said(script), cameraOf()).acting.gestures).filter(
    ({ name }) => name === 'beat',
  );
  const handsOf = ({ hand, isJoined }: (typeof beats)[number]) => (isJoined ? 'both' : hand);
  for (const hands of ['left', 'right', 'both'])
    expect(beats.filter((beat) => handsOf(beat) === hands).length, hands).toBeGreaterThan(beats.length / 8);
});

it('says some plain sentences without hands, and never two in a row for that alone', () => {
  const plain = 'The kitchen was cold. The kettle was old. The neighbor came over. The garden looked green. ';
  const { shown } = planOf(said(plain.repeat(3)), cameraOf({ sizes: ['wide'] }), { mood: 'composed' });
  const isStill = shown.sentences.map(({ gestures }) => gestures.length === 0);
  expect(isStill.filter(Boolean).length).toBeGreaterThan(1);
  expect(isStill.filter((still) => !still).length).toBeGreaterThan(4);
});

it('a counting hand stays up for the next point, or is down before another gesture, through which it would pass', () => {
  const script =
    'Three things I check first. One, stick a finger in the soil. Two, wipe the dust off the leaves, because they need to breathe. Three, turn the pot every week.';
  const gaps = PACES.flatMap((pace) =>
    [1, 2, 3, 4].flatMap((seed) => {
      const { gestures } = planOf(said(script), cameraOf({ pace }), { seed }).acting;
      return gestures.flatMap(({ name, untilSec }, index) => {
        const next = gestures[index + 1];
        return name === 'count' && next
          ? [{ gap: next.strokeSec - untilSec, isPoint: next.fingers !== undefined }]
          : [];
      });
    }),
  );
  const held = gaps.filter(({ gap, isPoint }) => isPoint && gap === 0);
  expect(held.length).toBeGreaterThan(5);
  const down = gaps.filter((one) => !held.includes(one)).map(({ gap }) => gap);
  expect(Math.min(...down)).toBeGreaterThan(0.8 - SLACK_SEC);
});

it.each<[string, string, number[]?]>([
  ['en-US', 'Three tips for oak floors. One, sweep them every day. Two, dry them at once. Three, oil them in spring.'],
  [
    'en-US',
    'I have tips for oak. Number one, sweep it every day. Number two, dry it at once. Tip three: oil it.',
    [1, 2, 3],
  ],
  ['de-DE', 'Ich sehe drei Fehler. Erstens, kurze Schrauben. Zweitens, der Schlüssel draußen. Drittens, offene Türen.'],
  ['es-ES', 'Veo tres errores. Uno, tornillos muy cortos. Dos, una llave fuera. Tres, una puerta muy abierta hoy.'],
])(
  'shows three fingers for three things, and counts the points of a list with one hand (%s): %s',
  (locale, script, counted = [3, 1, 2, 3]) => {
    const sizes: readonly ShotSize[] = ['wide', 'close'];
    const { acting } = planOf(said(script, locale), cameraOf({ sizes }));
    const points = acting.gestures.filter(({ fingers }) => fingers !== undefined);
    expect(points.map(({ fingers }) => fingers)).toEqual(counted);
    expect(new Set(points.slice(-3).map(({ hand }) => hand)).size).toBe(1);
  },
);

it('moves no hand over a cut, but for what the words make no sense without', () => {
  const films = TWENTY_SCRIPTS.flatMap((script) =>
    PACES.map((pace) => planOf(said(script), cameraOf({ pace, sizes: ['wide', 'medium'] }))),
  );
  const cuts = films.flatMap(({ shots, acting }) =>
    shots.slice(1).map(({ fromSec }) =>
      acting.gestures.map(({ strokeSec, untilSec, ...gesture }) => ({
        ...gesture,
        isComing: fromSec > strokeSec - 0.3 && fromSec < strokeSec,
        isLeaving: fromSec > untilSec + SLACK_SEC && fromSec < untilSec + 0.5,
      })),
    ),
  );
  const held = films.flatMap(({ shots, acting }) =>
    acting.gestures.filter(({ untilSec }) => shots.some(({ fromSec }) => Math.abs(fromSec - untilSec) < SLACK_SEC)),
  );
  expect(cuts.length).toBeGreaterThan(200);
  expect(held.length).toBeGreaterThan(10);
  expect(cuts.flat().filter(({ isLeaving }) => isLeaving)).toEqual([]);
  expect(cuts.filter((hands) => hands.some(({ isComing }) => isComing)).length / cuts.length).toBeLessThan(0.04);
});

it('a hand that is put beside a cut sets out no sooner than it has time', () => {
  const waits = Array.from({ length: 100 }, (_, step) => {
    const fromSec = 0.3 + step * 0.01;
    const room = { cuts: [1.9], fromSec, beforeSec: 0, takenSec: 9, nextSec: 9, mayStrokeAt: () => true };
    const clear = clearOfCuts({ name: 'open-palm', strokeSec: 2, untilSec: 2.8 }, room);
    return clear ? [clear.strokeSec - fromSec] : [];
  }).flat();
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.min(...waits)).toBeGreaterThan(RAISE_LEAD_SEC - SLACK_SEC);
});

describe('a hand that is up', () => {
  const stroke = { name: 'open-palm', strokeSec: 2, untilSec: 2.75 } as const;
  const endless = { cuts: [] as number[], fromSec: 0, beforeSec: 0, takenSec: 9, nextSec: 9, mayStrokeAt: () => true };
  const stresses = [2.6, 3.2, 3.25].map((atSec) => ({ atSec, strength: 0.8 }));
  const heldUntil = ({ clauseEndSec = 9, freeUntilSec = 9, cuts = endless.cuts }) =>
    heldForBeats(stroke, stresses, { room: { ...endless, cuts }, clauseEndSec, freeUntilSec }).untilSec;

  it('stays for the next two stressed words', () => {
    expect(heldUntil({})).toBeCloseTo(3.5);
  });

  it('comes down with its clause, and where something else needs it', () => {
    expect(heldUntil({ clauseEndSec: 3 })).toBeCloseTo(2.9);
    expect(heldUntil({ freeUntilSec: 3.3 })).toBeCloseTo(2.9);
    expect(heldUntil({ clauseEndSec: 2.5 })).toBe(2.75);
  });

  it('is not torn by a cut for that', () => {
    expect(heldUntil({ cuts: [3.7] })).toBeCloseTo(3.7);
  });
});
