import { CAPTION_POSITIONS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import { featureParts } from '#base/face-reach.ts';
import { sharedArea } from '#base/math/rect.ts';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { HEAD_SIZES, type HeadSize, portraitCut } from '../../../testing/portrait-cut.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { shotRoom } from '../setup/shot-room.ts';
import { freePlaces } from './free-places.ts';
import { layoutOf } from './layout-of.ts';
import { productInFront } from './product-in-front.ts';

const CARD = { picture: 'product', enterAtSec: 1, leaveAtSec: null, again: [], placement: 'beside', label: null };

function laidOut(change: Record<string, unknown>) {
  const spec = sampleScene({ aspect: '9:16', logo: null, hook: null, card: CARD, ...change });
  const layout = layoutOf(spec);
  const { framings, reach } = framePerformer(spec, layout);
  return { spec, layout, framings, reach, places: freePlaces(layout, framings.wide, reach) };
}

const photo = (size: HeadSize) => ({
  kind: 'photo',
  picture: 'me',
  points: portraitCut(portraitAnalysis('eu_f28'), size).analysis,
});
const SIZES = Object.keys(HEAD_SIZES) as HeadSize[];

describe('a product in front of a photo that fills a tall frame', () => {
  it.each(SIZES)('lies on neither eyes, mouth nor words of a %s head, in every shot that shows it', (size) => {
    for (const position of CAPTION_POSITIONS) {
      const { spec, layout, framings, reach, places } = laidOut({
        performer: photo(size),
        captions: { style: 'pop', position },
      });
      const { card, caption } = places;
      const shown = shotRoom(spec).limits.flatMap(({ sizes }) => sizes);
      for (const shot of ['wide', 'medium', 'close'] as const) {
        const framing = shown.includes(shot) && framings[shot];
        const taken = framing ? [caption, ...featureParts(framing, reach)] : [];
        expect(taken.map((part) => sharedArea(part, card)).filter(Boolean), `${shot} ${position}`).toEqual([]);
      }
      expect(shown).toContain('wide');
      expect(card.y + card.height).toBeLessThan(layout.height);
      expect(Math.min(card.width, card.height)).toBeGreaterThan(0.2 * layout.width);
    }
  });

  it.each(SIZES)('leaves a %s head as large as without it', (size) => {
    const performer = photo(size);
    expect(laidOut({ performer }).framings.wide).toEqual(laidOut({ performer, card: null }).framings.wide);
  });

  it('is before the chest where words leave it room, and else beside the mouth', () => {
    const { framings, reach } = laidOut({ performer: photo('medium') });
    const framing = { ...framings.wide, headX: 360, headY: 500, unitPx: 200 };
    const below = (y: number) => {
      const caption = { x: 100, y, width: 500, height: 110 };
      return productInFront({ width: 720, height: 1280, scale: 1, caption }, framing, reach);
    };
    expect(below(820).y).toBeGreaterThan(820);
    expect(below(980).y + below(980).height).toBeLessThan(980);
  });
});
