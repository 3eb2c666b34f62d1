import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { stillMoment } from './still-moment.ts';

const words = [
  { text: 'Two', startSec: 0.2, endSec: 0.4 },
  { text: 'drops.', startSec: 0.5, endSec: 1 },
];
const sceneWith = (change: Partial<SceneSpec>) =>
  ({ durationSec: 8, words, card: null, endCard: null, ...change }) as SceneSpec;
const endCard = { text: 'Try it', detail: null, durationSec: 2, color: '#ff6a45', style: 'stage' } as const;

describe('a resting stage', () => {
  it('shows the moment at which the sound stands', () => {
    expect(stillMoment(null, sceneWith({}), 3.2)).toBe(3.2);
  });

  it('shows a moment with words at the beginning, so that the captions are seen', () => {
    const sec = stillMoment(null, sceneWith({}), 0);
    expect(sec).toBeGreaterThan(0.5);
    expect(sec).toBeLessThan(1);
  });

  it('shows the first moment of a scene without words', () => {
    expect(stillMoment(null, sceneWith({ words: [] }), 0)).toBe(0);
  });

  it('shows the product when it was added or exchanged, and not before it comes in', () => {
    const cardOf = (picture: string) =>
      ({ picture, enterAtSec: 3, leaveAtSec: null, again: [], placement: 'hand', label: null }) as const;
    const [bottle, box] = [sceneWith({ card: cardOf('/bottle.png') }), sceneWith({ card: cardOf('/box.png') })];
    for (const before of [sceneWith({}), box]) expect(stillMoment(before, bottle, 1.5)).toBeCloseTo(3.8);
    expect(stillMoment(bottle, bottle, 1.5)).toBe(1.5);
    expect(stillMoment(bottle, sceneWith({}), 1.5)).toBe(1.5);
  });

  it('shows the end card while somebody writes it', () => {
    const before = sceneWith({ endCard: { ...endCard, text: 'Try' } });
    const sec = stillMoment(before, sceneWith({ endCard }), 0);
    expect(sec).toBeGreaterThan(6);
    expect(sec).toBeLessThan(8);
    expect(stillMoment(sceneWith({ endCard }), sceneWith({ endCard }), 1.5)).toBe(1.5);
  });
});
