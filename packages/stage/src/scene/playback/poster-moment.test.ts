import { CAPTION_STYLES } from '@herald/media/choices';
import { describe, expect, it, vi } from 'vitest';
import { makeCanvas, registerFontsOf } from '../../../testing/node-canvas.ts';
import { samplePictures } from '../../../testing/sheets/sample-pictures.ts';
import { sampleScene, spokenWords } from '../../../testing/sheets/sample-scene.ts';
import { MemorySceneCache } from '../setup/memory-scene-cache.ts';
import { prepareScene } from '../setup/prepare-scene.ts';
import type { Scene } from '../setup/scene.ts';
import { posterMoment } from './poster-moment.ts';

const words = spokenWords('I said two drops every single morning for weeks. Now my skin is calm and bright.');
const cache = new MemorySceneCache();

function open(partial: Parameters<typeof sampleScene>[0]): Scene {
  const spec = sampleScene({ words, background: { kind: 'color', color: '#225577' }, ...partial });
  registerFontsOf(spec);
  return prepareScene(spec, { makeCanvas, pictures: samplePictures(makeCanvas), cache });
}

/** A scene bakes a person, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const SEEDS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

describe('the still picture of a film', () => {
  it.each(SEEDS)('shows open eyes that look at us and lips at ease (performance %i)', (seed) => {
    const scene = open({ seed });
    const pose = scene.poseAt(posterMoment(scene));
    expect(pose.blink).toBe(0);
    expect(Math.hypot(pose.gazeX, pose.gazeY)).toBeLessThan(0.35);
    expect(pose.mouth.open).toBeLessThan(0.25);
  });

  it.each(CAPTION_STYLES)('never catches %s captions half way in', (style) => {
    const scene = open({ captions: { style } });
    const tSec = posterMoment(scene);
    expect(scene.overlays.map((overlay) => overlay.stateAt(tSec - 1 / 30))).toEqual(
      scene.overlays.map((overlay) => overlay.stateAt(tSec)),
    );
  });

  it('waits until a hook has gone or takes it whole, and until a card has come', () => {
    const scene = open({
      hook: { text: 'Softer skin by spring', durationSec: 1 },
      card: { picture: 'product', label: 'Serum', enterAtSec: 0.6, leaveAtSec: 5 },
      captions: null,
    });
    const states = scene.overlays.map((overlay) => overlay.stateAt(posterMoment(scene)) ?? '1');
    expect(new Set(states)).toEqual(new Set(['1']));
  });

  it('lets a hand that holds up a product come up first', () => {
    const scene = open({
      performer: { kind: 'preset', presetId: 'priya' },
      card: { picture: 'product', placement: 'hand', enterAtSec: 0.7, leaveAtSec: null },
    });
    const [hold] = scene.poseAt(posterMoment(scene)).gestures ?? [];
    expect([undefined, 1]).toContain(hold?.raised);
  });

  it('is of the presenter and not of the end card', () => {
    const scene = open({ durationSec: 3, endCard: { text: 'Try it today', durationSec: 1.8 } });
    expect(posterMoment(scene)).toBeLessThan(1.2);
  });

  it('is within a film of a moment, too', () => {
    const scene = open({ durationSec: 0.3, words: [], mouth: undefined });
    expect(posterMoment(scene)).toBeGreaterThanOrEqual(0);
    expect(posterMoment(scene)).toBeLessThan(0.3);
  });

  it('is the same each time it is asked for', () => {
    expect(posterMoment(open({ seed: 4 }))).toBe(posterMoment(open({ seed: 4 })));
  });
});
