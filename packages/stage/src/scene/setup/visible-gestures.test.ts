import { GESTURES } from '@herald/media/scene/acting-plan';
import { describe, expect, it } from 'vitest';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { visibleGestures } from './visible-gestures.ts';

describe('the gestures that a scene shows', () => {
  it('are all of them in a tall frame', () => {
    expect(visibleGestures(sampleScene({ performer: { kind: 'preset', presetId: 'emma' } }))).toEqual([...GESTURES]);
  });

  it('are none of a photo', () => {
    const scene = sampleScene();
    const performer = { kind: 'photo' as const, picture: 'p', points: { width: 1, height: 1, points: [] } as never };
    expect(visibleGestures({ ...scene, performer })).toEqual([]);
  });
});
