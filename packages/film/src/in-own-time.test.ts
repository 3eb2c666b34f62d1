import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { describe, expect, it } from 'vitest';
import { inOwnTime, ownTime } from './in-own-time.ts';

const word = (startChar: number, startSec: number, endSec: number) => ({
  ...{ text: 'word', startChar, endChar: startChar + 4 },
  ...{ startSec, endSec },
});
const planned = [word(0, 0.2, 0.6), word(5, 0.6, 1), word(10, 1.5, 2)];
const own = [word(0, 0.2, 0.5), word(5, 0.5, 1), word(10, 1.5, 2.2)];

describe('a plan for the words of another sound', () => {
  const at = ownTime(planned, own);

  it('stays where both say the same at once, and in the pause between sentences', () => {
    for (const sec of [0, 0.2, 1, 1.25, 1.5]) expect(at(sec)).toBeCloseTo(sec, 6);
  });

  it('moves with its word, from its beginning to its end', () => {
    expect(at(0.4)).toBeCloseTo(0.35, 6);
    expect(at(0.6)).toBeCloseTo(0.5, 6);
    expect(at(0.8)).toBeCloseTo(0.75, 6);
  });

  it('follows the last word after its end, and a word of one sound alone does not count', () => {
    expect(at(3)).toBeCloseTo(3.2, 6);
    expect(ownTime([...planned, word(20, 2.5, 3)], own)(3)).toBeCloseTo(3.2, 6);
    expect(ownTime(planned, [])(1.3)).toBe(1.3);
  });

  it('takes what a late card says along', () => {
    const place = { lines: ['90 Harbor Street'], atSec: 0.6, untilSec: 1 };
    const shots = [{ fromSec: 0.6, size: 'card' as const, saidFromSec: 0.4, place }];
    const whole = parseSceneSpec({
      performer: { kind: 'preset', presetId: 'emma' },
      background: { kind: 'color', color: '#203040' },
      durationSec: 4,
    });
    const late = inOwnTime({ beatGrid: null, scene: { ...whole, shots }, shown: { sentences: [], lost: [] } }, at);
    const [card] = late.scene.shots;
    expect(card?.saidFromSec).toBeCloseTo(0.35, 6);
    expect(card?.place?.atSec).toBeCloseTo(0.5, 6);
  });
});
