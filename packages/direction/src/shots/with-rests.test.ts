import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { cameraOf, planOf } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';
import { TWENTY_SCRIPTS } from '../testing/twenty-scripts.ts';

const shotsOf = (script: string, seed = 1) => planOf(said(script), cameraOf(), { seed }).shots;

describe('hands that rest otherwise', () => {
  const films = TWENTY_SCRIPTS.map((script) => shotsOf(script));
  const shots = films.flat();

  it('are in about half of the shots that show hands', () => {
    const showing = shots.filter(({ size }) => size === 'wide' || size === 'medium');
    const share = showing.filter(({ isOtherRest }) => isOtherRest).length / showing.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.6);
  });

  it('change where a sentence begins or hands come into sight, and in no other shot', () => {
    const isSeen = ({ size }: { size: string } = { size: 'none' }) => size === 'wide' || size === 'medium';
    const cuts = TWENTY_SCRIPTS.flatMap((script) => {
      const reading = said(script);
      const film = planOf(reading, cameraOf()).shots;
      const isBegun = (atSec: number) => {
        const next = reading.words.find(({ endSec }) => endSec > atSec + 0.2);
        return next !== undefined && next.startChar > 0 && !/[.!?]["”]?\s+$/u.test(script.slice(0, next.startChar));
      };
      return film.flatMap((shot, index) => {
        const before = film[index - 1];
        if (!isSeen(shot) || !isSeen(before)) return [];
        return [{ isChanged: before?.isOtherRest !== shot.isOtherRest, isWithin: isBegun(shot.fromSec) }];
      });
    });
    expect(cuts.filter(({ isChanged }) => isChanged).length).toBeGreaterThan(5);
    expect(cuts.filter(({ isWithin }) => isWithin).length).toBeGreaterThan(5);
    expect(cuts.filter(({ isChanged, isWithin }) => isChanged && isWithin)).toEqual([]);
  });

  it('come up one by one more often than folded ones, which would leave one hand in the air', () => {
    const plans = TWENTY_SCRIPTS.flatMap((script) =>
      [1, 2, 3, 4, 5, 6].map((seed) => planOf(said(script), cameraOf({ pace: 'calm' }), { seed })),
    );
    const joinedWhere = (isOther: boolean) => {
      const made = plans.flatMap(({ shots: own, acting }) =>
        acting.gestures.filter(({ name, strokeSec }) => {
          const shot = own.findLast(({ fromSec }) => fromSec <= strokeSec);
          const isSmall = name === 'open-palm' || name === 'beat';
          return isSmall && shot?.size === 'wide' && (shot.isOtherRest === true) === isOther;
        }),
      );
      return made.filter(({ isJoined }) => isJoined).length / made.length;
    };
    expect(joinedWhere(false)).toBeGreaterThan(joinedWhere(true) + 0.15);
  });

  describe('in nearer frames', () => {
    const plans = TWENTY_SCRIPTS.flatMap((script) =>
      [1, 2, 3].map((seed) => planOf(said(script), cameraOf({ mediumGestures: GESTURES }), { seed })),
    );
    const small = plans.flatMap(({ shots: own, acting }) =>
      acting.gestures.flatMap(({ name, strokeSec, isJoined = false }) => {
        const shot = own.findLast(({ fromSec }) => fromSec <= strokeSec);
        return shot?.size === 'medium' && (name === 'open-palm' || name === 'beat') ? [{ ...shot, isJoined }] : [];
      }),
    );

    it('make the small gestures alone: folded hands stay there', () => {
      const later = small.filter(({ fromSec }) => fromSec > 0);
      expect(later.length).toBeGreaterThan(10);
      expect(later.filter(({ isOtherRest }) => !isOtherRest)).toEqual([]);
    });

    it('open a film with both hands', () => {
      const first = small.filter(({ fromSec }) => fromSec === 0);
      expect(first.length).toBeGreaterThan(10);
      expect(first.filter(({ isJoined }) => !isJoined)).toEqual([]);
    });
  });

  it('leave a hand that signs alone', () => {
    const script =
      'You get three things with every box. One, a full week of meals. Two, a list you can read in the store. Three, no dishes you cannot pronounce.';
    const camera = cameraOf({ mediumGestures: ['count'] });
    const { shots: own, acting } = planOf(said(script), camera, { seed: 1 });
    const signed = acting.gestures.filter(({ name }) => name === 'count');
    const shotsBehind = signed.flatMap(
      ({ strokeSec }) => own.slice(1).findLast(({ fromSec }) => fromSec <= strokeSec) ?? [],
    );
    expect(shotsBehind.length).toBeGreaterThan(1);
    expect(shotsBehind.filter(({ isOtherRest }) => !isOtherRest)).toEqual([]);
  });

  it('are in no close shot, and open a film only where a hand signs', () => {
    expect(shots.filter(({ size, isOtherRest }) => size === 'close' && isOtherRest)).toEqual([]);
    const opensWith = (opening: string) =>
      planOf(said(`${opening} It is made by hand. We bake it every morning.`), cameraOf({ sizes: ['wide', 'close'] }), {
        seed: 1,
      }).shots[0];
    expect(opensWith('[wide] Three reasons our bread sells out by nine.')).toMatchObject({ isOtherRest: true });
    expect(opensWith('[wide] Our bread sells out by nine.')).not.toHaveProperty('isOtherRest');
  });

  it('depend on the words of their shot alone', () => {
    const [script = ''] = TWENTY_SCRIPTS;
    const restsOf = (text: string) => shotsOf(text).map(({ isOtherRest = false }) => isOtherRest);
    const longer = restsOf(`${script} And that is all there is to say about it today.`);
    expect(longer.slice(0, 3)).toEqual(restsOf(script).slice(0, 3));
  });
});
