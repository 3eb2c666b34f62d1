import { keptPlan } from '@herald/media/film-plan';
import { describe, expect, it } from 'vitest';
import { cameraOf, planOf, SIZES } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const CAMERA = cameraOf({
  sizes: [...SIZES, 'card'],
  jumpsAtCuts: true,
  figures: {
    sizes: ['wide', 'medium'],
    stickerSizes: { alone: ['wide'], number: [], chips: [] },
    fromSec: 0,
    isMarkedOnly: false,
    saysCalls: true,
    closesWithOffer: true,
  },
});
const STORY = 'My dog hated every shampoo we tried. Then my groomer gave me this oat bar. It foams up in seconds.';
const PRICED = "It's fourteen dollars with free shipping. Order yours at muddypaws.com and let your dog try it.";

const closingOf = (script: string, mood: 'joyous' | 'unknown' = 'unknown') => {
  const reading = said(`${STORY} ${script}`);
  const plan = planOf(reading, CAMERA, { mood });
  return { reading, ...plan, last: plan.shots.at(-1) };
};

describe('the card that ends a film of a real person', () => {
  it.each([
    PRICED,
    "We're at 48 Mercer Street, right next to the old cinema. Open Tuesday to Saturday. See you tonight.",
    'Call me at 555 0142. I pick up myself, and I am happy to help you at any time of day.',
  ])('stands for the last 1.5 to 3 s, so that the call is said by who is seen: %s', (script) => {
    const { last, reading } = closingOf(script);
    expect(last).toMatchObject({ size: 'card', isOffer: true });
    const lengthSec = reading.durationSec - (last?.fromSec ?? 0);
    expect(lengthSec).toBeGreaterThanOrEqual(1.5);
    expect(lengthSec).toBeLessThanOrEqual(3);
    expect(last?.saidFromSec).toBeLessThan(last?.fromSec ?? 0);
  });

  it('is the only card of its call', () => {
    const script =
      "A full service is forty-five dollars. We're at 48 Mercer Street, right next to the old cinema. Come by on Saturday, and bring the kids along.";
    const { shots, last } = closingOf(script);
    const late = shots.filter(({ size, fromSec }) => size === 'card' && fromSec >= (last?.saidFromSec ?? 0) - 0.2);
    expect(late).toEqual([last]);
  });

  it('begins with a short offer where somebody is drawn', () => {
    const { last, reading } = closingOf("It's fourteen dollars. Order yours at muddypaws.com and enjoy it.", 'joyous');
    expect(reading.durationSec - (last?.fromSec ?? 0)).toBeGreaterThan(3);
    expect(last).toMatchObject({ isOffer: true });
    expect(last?.saidFromSec).toBeUndefined();
  });

  it('comes last, too, where it would hide somebody drawn for more than 4 s', () => {
    const { last, reading } = closingOf(PRICED, 'joyous');
    expect(last).toMatchObject({ isOffer: true });
    expect(reading.durationSec - (last?.fromSec ?? 0)).toBeLessThanOrEqual(3);
    expect(last?.saidFromSec).toBeLessThan(last?.fromSec ?? 0);
  });

  it('has the price that was said before it once more', () => {
    const { last, figures } = closingOf(PRICED);
    const onCard = figures.filter(({ fromSec }) => fromSec >= (last?.fromSec ?? 0));
    expect(onCard.map(({ parts, saidUntilSec }) => [parts[0]?.text, saidUntilSec])).toEqual([['$14', undefined]]);
  });

  it('stays in a plan that keeps it', () => {
    const { reading, shots, shown } = closingOf(PRICED);
    expect(planOf({ ...reading, plan: keptPlan(shown) }, CAMERA, { mood: 'unknown', seed: 9 }).shots).toEqual(shots);
  });

  it('gives way to a shot that somebody asked for', () => {
    expect(closingOf(PRICED.replace('Order', '[close] Order')).last?.size).toBe('close');
  });
});
