import { ASPECTS, type Aspect } from '@herald/media/choices';
import type { ClipHead } from '@herald/media/clips';
import { describe, expect, it } from 'vitest';
import { featuresIn, headIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { freePlaces } from './free-places.ts';
import { layoutOf } from './layout-of.ts';

const REACH = { left: 0.75, right: 0.75, up: 0.45, down: 1.45, aside: 1.2, crown: 1.4, chin: 1.8 };
const CLIPS: Record<string, ClipHead> = {
  'a tall clip of a large face': { width: 720, height: 1280, x: 382, y: 524, halfPx: 186, ...REACH },
  'a wide clip with little room above the head': { width: 1280, height: 720, x: 749, y: 218, halfPx: 108, ...REACH },
  'a small clip of a face at its edge': { width: 480, height: 908, x: 180, y: 300, halfPx: 96, ...REACH },
};
const CARD = { picture: 'product', placement: 'beside' };

function filmed(head: ClipHead, aspect: Aspect, parts: Parameters<typeof sampleScene>[0] = {}) {
  const performer = { kind: 'clip', proxy: '/p.mp4', track: '/t.bin', head };
  const spec = sampleScene({ performer, aspect, acting: null, ...parts });
  const layout = layoutOf(spec);
  const { framings, reach } = framePerformer(spec, layout);
  return { layout, framings, reach, places: freePlaces(layout, framings.wide, reach) };
}

describe.each(Object.entries(CLIPS))('in %s', (_, head) => {
  it.each(ASPECTS)('captions, hook and card leave eyes, nose and mouth free in %s', (aspect) => {
    const { layout, framings, reach, places } = filmed(head, aspect, { hook: { text: 'Two drops' }, card: CARD });
    const { wide, medium = wide } = framings;
    for (const place of [places.caption, places.hook, places.card])
      expect(touches(featuresIn(wide, reach), place)).toBe(false);
    for (const place of [places.caption, places.card]) expect(touches(featuresIn(medium, reach), place)).toBe(false);
    expect(places.caption.y + places.caption.height).toBeLessThanOrEqual(layout.height);
  });

  it.each(ASPECTS)('the frame of %s is filled and shows the face from the brows to the mouth', (aspect) => {
    const { framings, reach } = filmed(head, aspect);
    for (const framing of Object.values(framings)) {
      const { headX, headY, unitPx, frameWidth, frameHeight } = framing;
      const scale = unitPx / head.halfPx;
      expect(head.x * scale).toBeGreaterThanOrEqual(headX - 1e-6);
      expect(head.y * scale).toBeGreaterThanOrEqual(headY - 1e-6);
      expect((head.width - head.x) * scale).toBeGreaterThanOrEqual(frameWidth - headX - 1e-6);
      expect((head.height - head.y) * scale).toBeGreaterThanOrEqual(frameHeight - headY - 1e-6);
      const { x, y, width, height } = featuresIn(framing, reach);
      expect(Math.min(x, y, frameWidth - x - width, frameHeight - y - height)).toBeGreaterThan(0);
    }
  });
});

it('a hook of a wide clip is not above the head where that is the forehead', () => {
  const head = CLIPS['a wide clip with little room above the head'];
  if (!head) throw new Error('The clip is missing.');
  const { framings, reach, places } = filmed(head, '4:5', { hook: { text: 'Two drops' } });
  expect(touches(headIn(framings.wide, { ...reach, crown: 0.95 }), places.hook)).toBe(false);
});
