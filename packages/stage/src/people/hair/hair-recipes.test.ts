import { HAIR_STYLES } from '@herald/media/person/hair-params';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#base/math/seeded-random.ts';
import { HAIR_RECIPES } from './hair-recipes.ts';
import { scalpCover } from './scalp-cover.ts';

describe.each(HAIR_STYLES)('the recipe of %s', (style) => {
  const recipe = HAIR_RECIPES[style];

  it('paints in boxes with an area', () => {
    for (const [left, top, right, bottom] of Object.values(recipe.boxes)) {
      expect(right).toBeGreaterThan(left);
      expect(bottom).toBeGreaterThan(top);
    }
  });

  it('covers a share of the scalp', () => {
    expect(recipe.scalpCover).toBeGreaterThanOrEqual(0);
    expect(recipe.scalpCover).toBeLessThanOrEqual(1);
  });

  it('is as deep on the left as on the right, and deepest in the middle', () => {
    for (let x = 0; x <= 1.8; x += 0.1) {
      expect(recipe.depthAt(-x)).toBe(recipe.depthAt(x));
      expect(recipe.depthAt(x)).toBeLessThanOrEqual(recipe.depthAt(0));
    }
  });

  it('has a depth beyond the head, too', () => {
    for (const x of [1, 1.2, 1.9, 5]) expect(Number.isFinite(recipe.depthAt(x))).toBe(true);
  });

  it('lies nearer in front than behind', () => {
    expect(recipe.depthAt(0)).toBeGreaterThan(recipe.backDepth);
  });

  it('swings only where it hangs within its own boxes', () => {
    if (recipe.swingsBelowY === null) return;
    const lowest = Math.max(recipe.boxes.front[3], recipe.boxes.back[3]);
    expect(recipe.swingsBelowY).toBeLessThan(lowest);
  });
});

describe('the recipes of hair', () => {
  it('cast on the body only where they hide the ears', () => {
    for (const style of HAIR_STYLES) {
      const { castsOnBody, hidesEars } = HAIR_RECIPES[style];
      if (castsOnBody) expect(hidesEars, style).toBe(true);
    }
  });

  it('let skin through only where hair is shaved or missing', () => {
    const seeThrough = HAIR_STYLES.filter((style) => HAIR_RECIPES[style].seeThrough);
    expect(seeThrough.toSorted()).toEqual(['bald', 'buzz', 'receding']);
  });
});

it('single hairs leave the outline of combed hair, not of curls, clippers and cloth', () => {
  const without = HAIR_STYLES.filter((style) => HAIR_RECIPES[style].flyaways === 0);
  const curls = ['afro', 'curly', 'curlytop', 'shortafro'];
  const clippersAndCloth = ['bald', 'buzz', 'fade', 'receding', 'hijab', 'headwrap', 'shayla', 'turban'];
  expect(without.toSorted()).toEqual([...curls, ...clippersAndCloth].toSorted());
});

describe('scalpCover', () => {
  const cover = scalpCover(0.8, () => -0.86, 0.9);

  it('is whole above the hairline and nothing on the forehead', () => {
    expect(cover(0, -1.2)).toBeCloseTo(0.8, 9);
    expect(cover(0, -0.8)).toBe(0);
  });

  it('fades out along the sideburn', () => {
    const temple = scalpCover(1, () => 0.4, 0.9);
    expect(temple(0.85, -0.3)).toBe(1);
    expect(temple(0.85, 0.1)).toBe(0);
    expect(temple(0.4, 0.1)).toBe(1);
  });

  it('is the same on both sides and never more than its strength', () => {
    const random = seededRandom(19);
    for (let i = 0; i < 100; i++) {
      const x = random();
      const y = random() * 2 - 1.5;
      expect(cover(-x, y)).toBe(cover(x, y));
      expect(cover(x, y)).toBeLessThanOrEqual(0.8);
    }
  });
});
