import { ASPECTS, CAPTION_POSITIONS, CARD_PLACEMENTS, CORNERS, RESOLUTIONS } from '@herald/media/choices';
import { describe, expect, it } from 'vitest';
import type { Rect } from '#base/performer.ts';
import { layoutScene } from './layout-scene.ts';
import { PLATFORM_MARGINS, pictureMargins, wordMargins } from './safe-zones.ts';

const SIZES = { '9:16': [720, 1280], '4:5': [720, 900], '1:1': [720, 720], '16:9': [1280, 720] } as const;

function isWithin(rect: Rect, outer: { left: number; top: number; right: number; bottom: number }): boolean {
  const slack = 1;
  return (
    rect.x >= outer.left - slack &&
    rect.y >= outer.top - slack &&
    rect.x + rect.width <= outer.right + slack &&
    rect.y + rect.height <= outer.bottom + slack
  );
}

function zone(margins: { top: number; bottom: number; left: number; right: number }, width: number, height: number) {
  return {
    left: margins.left * width,
    top: margins.top * height,
    right: width * (1 - margins.right),
    bottom: height * (1 - margins.bottom),
  };
}

const cases = ASPECTS.flatMap((aspect) => RESOLUTIONS.map((resolution) => ({ aspect, resolution })));

describe.each(cases)('the layout of $aspect at $resolution', ({ aspect, resolution }) => {
  it('has the size that was asked for', () => {
    const { width, height } = layoutScene({ aspect, resolution });
    expect([width, height]).toEqual(SIZES[aspect].map((side) => (side * resolution) / 720));
  });

  it('keeps captions and hook inside the safe zone, in every caption position', () => {
    for (const captionPosition of CAPTION_POSITIONS) {
      const layout = layoutScene({ aspect, resolution, captionPosition });
      const safe = zone(wordMargins(aspect), layout.width, layout.height);
      expect(isWithin(layout.caption, safe), `captions ${captionPosition}`).toBe(true);
      expect(isWithin(layout.hook, safe), 'hook').toBe(true);
    }
  });

  it('keeps the logo in its corner and inside the safe zone', () => {
    for (const corner of CORNERS) {
      const { logo, width, height } = layoutScene({ aspect, resolution, corner });
      expect(isWithin(logo, zone(pictureMargins(aspect), width, height)), corner).toBe(true);
      expect(logo.x + logo.width / 2 < width / 2).toBe(corner.endsWith('left'));
      expect(logo.y + logo.height / 2 < height / 2).toBe(corner.startsWith('top'));
    }
  });

  it('never lets captions and logo overlap', () => {
    for (const corner of CORNERS)
      for (const captionPosition of CAPTION_POSITIONS) {
        const { caption, logo } = layoutScene({ aspect, resolution, corner, captionPosition });
        const apart =
          caption.y >= logo.y + logo.height ||
          logo.y >= caption.y + caption.height ||
          caption.x >= logo.x + logo.width ||
          logo.x >= caption.x + caption.width;
        expect(apart, `${corner}, captions ${captionPosition}`).toBe(true);
      }
  });

  it('puts captions at the top below the hook', () => {
    const { caption, hook } = layoutScene({ aspect, resolution, captionPosition: 'top', hasHook: true });
    expect(caption.y).toBeGreaterThanOrEqual(hook.y + hook.height - 1);
  });

  it('keeps the card clear of the captions, and the head clear of the card', () => {
    const request = { aspect, resolution, cardPlacement: 'beside', presenter: 'character' } as const;
    const { card, caption, framing } = layoutScene(request);
    expect(card.y + card.height).toBeLessThanOrEqual(caption.y);
    const face = framing.unitPx;
    const clear = card.x + card.width <= framing.headX - face || card.x >= framing.headX + face;
    expect(clear).toBe(true);
  });

  it('keeps eyes above the middle, the crown inside the frame and captions off the mouth', () => {
    const asked = [null, ...CARD_PLACEMENTS].flatMap((cardPlacement) =>
      (['character', 'photo'] as const).map((presenter) => ({ cardPlacement, presenter })),
    );
    for (const request of asked) {
      const { framing, caption, height } = layoutScene({ aspect, resolution, ...request, corner: 'bottom-left' });
      expect(framing.headY).toBeLessThan(height / 2);
      expect(framing.headY - 1.75 * framing.unitPx).toBeGreaterThan(0);
      expect(caption.y).toBeGreaterThan(framing.headY + 1.2 * framing.unitPx);
    }
  });
});

it('leaves room for the controls of every platform on tall frames', () => {
  const margins = wordMargins('9:16');
  for (const platform of Object.values(PLATFORM_MARGINS))
    for (const side of ['top', 'bottom', 'left', 'right'] as const)
      expect(margins[side]).toBeGreaterThanOrEqual(platform[side]);
});

it('scales every part with the resolution, so that 1080 is the same picture', () => {
  for (const aspect of ASPECTS) {
    const small = layoutScene({ aspect, resolution: 720 });
    const large = layoutScene({ aspect, resolution: 1080 });
    for (const part of ['caption', 'hook', 'card', 'logo'] as const)
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(large[part][side] - small[part][side] * 1.5)).toBeLessThanOrEqual(1);
  }
});
