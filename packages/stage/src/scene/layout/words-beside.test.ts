import { describe, expect, it } from 'vitest';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { layoutOf } from './layout-of.ts';

const wide = (parts: Parameters<typeof sampleScene>[0]) =>
  sampleScene({ aspect: '16:9', acting: null, hook: { text: 'Two drops' }, ...parts });
const photo = { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') };

/** In units of half a face: how far a body reaches to its side. */
const BODY = 2.1;

describe('words beside the presenter', () => {
  it('are beside the body of a character in wide and close shots of 16:9', () => {
    const spec = wide({});
    const layout = layoutOf(spec);
    const { wide: far, close } = framePerformer(spec, layout).framings;
    for (const { headX, unitPx } of [far, ...(close ? [close] : [])]) {
      for (const { x, width } of [layout.caption, layout.hook]) {
        expect(x + width).toBeLessThan(headX - (unitPx > 140 ? 1.2 : BODY) * unitPx);
      }
    }
    expect(close).toBeDefined();
  });

  it('are below the presenter where a product needs the other side, and where captions are at the top', () => {
    const card = { picture: 'product', label: 'Serum' };
    for (const parts of [{ card }, { captions: { style: 'pop', position: 'top' } }]) {
      const { caption, width, photoCard } = layoutOf(wide({ hook: null, ...parts }));
      expect(caption.x + caption.width / 2).toBeCloseTo(width / 2);
      expect(photoCard).toBeNull();
    }
  });

  it('are beside a card that a photo fills where the photo cannot fill a wide frame', () => {
    const spec = wide({ performer: photo });
    const layout = layoutOf(spec);
    const { framings } = framePerformer(spec, layout);
    const card = layout.photoCard;
    if (!card) throw new Error('The photo has no card.');
    expect(layout.caption.x + layout.caption.width).toBeLessThan(card.x);
    for (const { headX, headY, unitPx, window } of Object.values(framings)) {
      expect(window).toEqual(card);
      expect(headX - unitPx).toBeGreaterThan(card.x);
      expect(headX + unitPx).toBeLessThan(card.x + card.width);
      expect(headY + 1.4 * unitPx).toBeLessThan(card.y + card.height);
    }
  });

  it('are in the middle of every other ratio', () => {
    for (const aspect of ['9:16', '4:5', '1:1'] as const) {
      const { caption, width } = layoutOf(sampleScene({ aspect, acting: null }));
      expect(Math.abs(caption.x + caption.width / 2 - width / 2)).toBeLessThanOrEqual(1);
    }
  });
});
