import { keptPlan } from '@herald/media/film-plan';
import { describe, expect, it } from 'vitest';
import type { Camera } from '../direction.ts';
import { cameraOf, planOf, SIZES } from '../testing/planned-shots.ts';
import { said } from '../testing/said.ts';

const figures: Camera['figures'] = {
  sizes: ['wide', 'medium'],
  stickerSizes: { alone: ['wide'], number: [], chips: [] },
  fromSec: 0,
  isMarkedOnly: false,
  saysCalls: true,
  closesWithOffer: true,
};
const CAMERA = cameraOf({ sizes: [...SIZES, 'product', 'card'], figures });
const STORY = 'My dog hated every shampoo we tried. Then my groomer gave me this oat bar. It foams up in seconds.';
const PRODUCT = { moments: [{ fromSec: 3, untilSec: 8 }], heldBy: null, x: 0.3, y: 0.2 } as const;

const lastOf = (closing: string, { camera = CAMERA, hasProduct = false, locale = 'en-US' } = {}) => {
  const reading = said(`${STORY} ${closing}`, locale);
  const { shots, figures: shown } = planOf(reading, camera, hasProduct ? { product: PRODUCT } : {});
  const shot = shots.at(-1);
  const first = reading.words.find(({ startSec }) => startSec >= (shot?.fromSec ?? 0))?.text;
  const prices = shown
    .filter(({ kind, fromSec }) => kind === 'number' && fromSec >= (shot?.fromSec ?? 0))
    .map(({ parts }) => parts[0]?.text);
  return { isOffer: shot?.isOffer === true, first, prices };
};

describe('the offer that ends a film', () => {
  it('has a card from its first clause on, with the price as it is written', () => {
    const closing = "It's fourteen dollars, and you get it at muddypaws.com.";
    expect(lastOf(closing)).toEqual({ isOffer: true, first: "It's", prices: ['$14'] });
  });

  it.each([
    ['Order yours at muddypaws.com.', 'Order'],
    ['Use the code PAWS20 when you order.', 'Use'],
    ['Find us at @muddypaws today.', 'Find'],
    ['Get yours at muddypaws dot com.', 'Get'],
  ])('is what people type, without a price: %s', (closing, first) => {
    expect(lastOf(closing)).toEqual({ isOffer: true, first, prices: [] });
  });

  it('is a price where the product is shown or something is asked for, not of what the speaker paid', () => {
    expect(lastOf("It's fourteen dollars.").isOffer).toBe(false);
    expect(lastOf("It's fourteen dollars.", { hasProduct: true }).prices).toEqual(['$14']);
    expect(lastOf("It's fourteen dollars. Call us today.").prices).toEqual(['$14']);
    expect(lastOf('I paid ninety dollars for the last one. Call us today.').isOffer).toBe(false);
  });

  it('shows the price that was said just before it, where both are too long for one card', () => {
    const closing =
      "It's thirty-nine dollars with free shipping to all of Europe. Order yours at muddypaws.com, and let your own dog try it for thirty days.";
    expect(lastOf(closing)).toEqual({ isOffer: true, first: 'Order', prices: ['$39'] });
  });

  it('gives way to what somebody asked for, to a link with a button, to an end card, and to grave news', () => {
    const closing = 'Order yours at muddypaws.com.';
    const without = (change: Partial<NonNullable<Camera['figures']>>) => ({
      camera: { ...CAMERA, figures: { ...figures, ...change } },
    });
    expect(lastOf(`[close] ${closing}`).isOffer).toBe(false);
    expect(lastOf(`[no figure] ${closing}`).isOffer).toBe(false);
    expect(lastOf('It is at muddypaws.com, the link is below.').isOffer).toBe(false);
    expect(lastOf(closing, without({ closesWithOffer: false })).isOffer).toBe(false);
    expect(lastOf(closing, without({ isMarkedOnly: true })).isOffer).toBe(false);
    expect(lastOf(closing, { camera: { ...CAMERA, pace: 'single' } }).isOffer).toBe(false);
    expect(lastOf(`My father died last week. ${closing}`).isOffer).toBe(false);
    const early = planOf(said(`My father died last year. ${STORY} ${closing}`), CAMERA);
    expect(early.shots.at(-1)?.isOffer).toBeUndefined();
  });

  it('stays in a plan that locks it, also over two sentences and behind hands that are seen', () => {
    for (const closing of [
      "It's fourteen dollars with free shipping. Order yours at muddypaws.com.",
      'Use the code PAWS20 when you order. It is all at muddypaws.com, and we ship tonight.',
      'Your dog will love it. Order yours at muddypaws.com.',
      'Coffee for you, a bath for him. Order yours at muddypaws.com.',
      "Three days later it was here. It's fourteen dollars at muddypaws.com.",
      "It's thirty-nine dollars with free shipping to all of Europe. Order yours at muddypaws.com, and let your own dog try it for thirty days.",
    ]) {
      const reading = said(`${STORY} ${closing}`);
      const free = planOf(reading, CAMERA);
      const locked = planOf({ ...reading, plan: keptPlan(free.shown) }, CAMERA);
      expect(free.shots.at(-1)?.isOffer).toBe(true);
      expect(locked.shots).toEqual(free.shots);
      expect(locked.figures).toEqual(free.figures);
    }
  });
});
