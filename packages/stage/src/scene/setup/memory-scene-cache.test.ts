import { describe, expect, it } from 'vitest';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { MemorySceneCache } from './memory-scene-cache.ts';
import { prepareScene } from './prepare-scene.ts';

const SHOTS = [
  { fromSec: 0, size: 'wide' },
  { fromSec: 2, size: 'close' },
  { fromSec: 4, size: 'close', isAside: true },
];
const spec = sampleScene({
  performer: { kind: 'preset', presetId: 'emma' },
  background: { kind: 'color', color: '#2f6f6a' },
  shots: SHOTS,
  hook: null,
  card: null,
});

/** Which performers of a film are the same in the next one. */
function keptBy(cache: MemorySceneCache): boolean[] {
  const [first, second] = [1, 2].map(() => prepareScene(spec, { makeCanvas, cache }).shots);
  return first.map(({ performer }, index) => performer === second[index].performer);
}

describe('a cache of scenes', () => {
  it('keeps the views from the front when it is small, whatever a second camera sees', () => {
    expect(keptBy(new MemorySceneCache(2))).toEqual([true, true, false]);
  });

  it('keeps as many places from the front when each is seen from the side, too', () => {
    const cache = new MemorySceneCache(2);
    const keys = ['home', 'home aside', 'studio', 'studio aside'];
    for (const key of keys) cache.keepBackground(key, makeCanvas(1, 1));
    expect(keys.every((key) => cache.background(key))).toBe(true);
    cache.keepBackground('office', makeCanvas(1, 1));
    expect(cache.background('home')).toBeUndefined();
  });

  it('keeps every view when it has the room', () => {
    expect(keptBy(new MemorySceneCache(6))).toEqual([true, true, true]);
  });
});
