import { CAPTION_POSITIONS } from '@herald/media/choices';
import { isPresenterSize } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { contextOf } from '#base/canvas/context-of.ts';
import { featureParts } from '#base/face-reach.ts';
import { sharedArea } from '#base/math/rect.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { HEAD_SIZES, type HeadSize, portraitCut } from '../../../testing/portrait-cut.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { framePerformer } from '../setup/frame-performer.ts';
import { paintCardFace, prepareOverlays } from '../setup/prepare-overlays.ts';
import { besideProduct } from '../setup/present-at.ts';
import { shotRoom } from '../setup/shot-room.ts';
import { freePlaces } from './free-places.ts';
import { layoutOf } from './layout-of.ts';
import { productInFront } from './product-in-front.ts';

const CARD = { picture: 'product', enterAtSec: 1, leaveAtSec: null, again: [], placement: 'beside', label: null };
const HOOK = { text: 'Skin like new in a week', durationSec: 3 };

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
/** A product on a clear ground. */
function cutOutOf(width: number, height: number) {
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#aa3333';
  ctx.fillRect(6, 6, width - 12, height - 12);
  return canvas;
}

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

  it.each(PORTRAIT_NAMES)('lies neither on a logo nor on a hook before %s, and is no speck', (name) => {
    for (const size of SIZES)
      for (const corner of ['bottom-left', 'bottom-right'])
        for (const hook of [null, HOOK]) {
          const performer = {
            kind: 'photo',
            picture: 'me',
            points: portraitCut(portraitAnalysis(name), size).analysis,
          };
          const { spec, layout, places } = laidOut({ performer, hook, logo: { picture: 'logo', corner } });
          const { card, logo } = places;
          const taken = hook ? [logo, places.hook] : [logo];
          expect(
            taken.filter((part) => sharedArea(part, card) > 0),
            `${size} ${corner}`,
          ).toEqual([]);
          const shown = shotRoom(spec).limits.at(-1)?.sizes ?? [];
          const isSeen = card.width >= 0.18 * layout.width && card.height >= 0.3 * layout.width;
          expect(shown.some(isPresenterSize), `${size} ${corner}`).toBe(isSeen);
          expect(shown).toContain('product');
        }
  });

  it.each([40, 60, 84])('of a filmed person begins below a hook only where it comes before that goes', (halfPx) => {
    const reach = { left: 0.8, right: 0.75, up: 0.53, down: 1.45, aside: 1.2, crown: 1.3, chin: 1.8 };
    const head = { width: 480, height: 908, x: 215, y: 150, halfPx, ...reach };
    const performer = { kind: 'clip', proxy: '/p.mp4', track: '/t.bin', head };
    const comesAt = (enterAtSec: number) =>
      laidOut({
        performer,
        hook: HOOK,
        card: { ...CARD, enterAtSec },
        captions: { style: 'pop', position: 'top' },
      }).places;
    const { card, hook } = comesAt(1);
    expect(sharedArea(card, hook)).toBe(0);
    expect(comesAt(HOOK.durationSec).card.y).toBeLessThan(card.y);
  });

  it('takes the place of a number only while it is there', () => {
    const card = { ...CARD, enterAtSec: 3, leaveAtSec: 5 };
    for (const size of SIZES) {
      const { spec, layout } = laidOut({ performer: photo(size), card });
      expect(shotRoom(spec).figureSizes).toEqual(shotRoom({ ...spec, card: null }).figureSizes);
      const seen = (fromSec: number, untilSec: number) => besideProduct(spec, layout, { fromSec, untilSec }).card;
      expect([seen(1, 2.5), seen(6, 7)]).toEqual([null, null]);
      expect([seen(2, 3.5), seen(5.2, 7)]).toEqual([spec.card, spec.card]);
    }
  });

  it.each(PORTRAIT_NAMES)('is seen beside %s as a slim bottle, a jar and a shoe, wherever shots show it', (name) => {
    for (const size of SIZES)
      for (const position of CAPTION_POSITIONS) {
        const { analysis: points } = portraitCut(portraitAnalysis(name), size);
        const performer = { kind: 'photo', picture: 'me', points };
        const { spec, layout, places } = laidOut({ performer, captions: { style: 'pop', position } });
        expect(
          shotRoom(spec)
            .limits.flatMap(({ sizes }) => sizes)
            .some(isPresenterSize),
          size,
        ).toBe(true);
        const areaOf = (width: number, height: number) => {
          const pictures = new Map([['product', cutOutOf(width, height)]]);
          const face = paintCardFace(spec, places, { makeCanvas, pictures, clips: new Map() });
          return face ? (face.width * face.height) / layout.width ** 2 : 0;
        };
        expect(Math.min(areaOf(160, 520), areaOf(300, 260), areaOf(420, 240)), `${size} ${position}`).toBeGreaterThan(
          0.017,
        );
      }
  });

  it.each([60, 200])('is painted where the plan has it, of %d of 720 px, too', (width) => {
    const { spec, layout } = laidOut({ performer: photo('medium'), captions: null });
    const framed = framePerformer(spec, layout);
    const cardFace = makeCanvas((width / 720) * layout.width, 200);
    const atRest = () => makeCanvas(8, 8);
    const parts = { spec, layout, background: makeCanvas(8, 8), cardFace, shots: [], framed, atRest };
    const { overlayNames } = prepareOverlays(parts, { makeCanvas, pictures: new Map(), clips: new Map() });
    expect(overlayNames).toContain('card 0');
  });

  it('is before the chest where words leave it room, and else beside the mouth', () => {
    const { framings, reach } = laidOut({ performer: photo('medium') });
    const framing = { ...framings.wide, headX: 360, headY: 500, unitPx: 200 };
    const below = (y: number) => {
      const caption = { x: 100, y, width: 500, height: 110 };
      return productInFront({ width: 720, height: 1280, scale: 1, caption, taken: [] }, framing, reach);
    };
    expect(below(820).y).toBeGreaterThan(820);
    expect(below(980).y + below(980).height).toBeLessThan(980);
  });
});
