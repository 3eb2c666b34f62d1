import { describe, expect, it } from 'vitest';
import { stableHash } from '#base/stable-hash.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { backgroundKey } from './scene-keys.ts';

describe('the hash of a description', () => {
  it('does not depend on the order of keys', () => {
    expect(stableHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(stableHash({ b: { d: null, c: [1, 2] }, a: 1 }));
  });

  it('differs for every small change', () => {
    const values = [1, '1', [1], { a: 1 }, { a: 2 }, null, '', 'a', [1, 2], [2, 1]];
    expect(new Set(values.map(stableHash)).size).toBe(values.length);
  });

  it('the key of a background does not change with the words, the captions or the performer', () => {
    const spec = sampleScene();
    expect(backgroundKey({ ...spec, words: [], captions: null, seed: 9 })).toBe(backgroundKey(spec));
  });

  it('the key of a background changes with the frame and with everything that is seen', () => {
    const spec = sampleScene();
    const others = [
      { ...spec, aspect: '1:1' as const },
      { ...spec, resolution: 1080 as const },
      sampleScene({ background: { kind: 'setting', setting: 'home', environment: 'evening' } }),
      sampleScene({ background: { kind: 'setting', setting: 'home', seed: 2 } }),
    ];
    expect(new Set([spec, ...others].map(backgroundKey)).size).toBe(others.length + 1);
  });
});
