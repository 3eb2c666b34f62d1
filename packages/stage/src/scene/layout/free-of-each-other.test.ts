import { ASPECTS, CAPTION_POSITIONS, CARD_PLACEMENTS, CORNERS } from '@herald/media';
import { describe, expect, it } from 'vitest';
import type { Rect } from '#base/performer.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { type LayoutRequest, layoutOf, layoutScene, tightFraming } from './layout-scene.ts';

const PLACEMENTS = [null, ...CARD_PLACEMENTS];

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const requests: LayoutRequest[] = ASPECTS.flatMap((aspect) =>
  CORNERS.flatMap((corner) =>
    CAPTION_POSITIONS.flatMap((captionPosition) =>
      PLACEMENTS.flatMap((cardPlacement) =>
        [true, false].map((hasHook) => ({
          aspect,
          resolution: 720,
          corner,
          captionPosition,
          cardPlacement,
          hasHook,
        })),
      ),
    ),
  ),
);

const named = (request: LayoutRequest): string => Object.values(request).join(' ');
const wrong = (isWrong: (request: LayoutRequest) => boolean): string[] => requests.filter(isWrong).map(named);

describe('every layout', () => {
  it('has parts with an area', () => {
    const isEmpty = ({ width, height }: Rect) => !(width > 0 && height > 0);
    expect(
      wrong((request) => {
        const { caption, hook, card, logo } = layoutScene(request);
        return [caption, hook, card, logo].some(isEmpty);
      }),
    ).toEqual([]);
  });

  it('has parts on whole pixels', () => {
    expect(
      wrong((request) => {
        const { caption, hook, card, logo } = layoutScene(request);
        return [caption, hook, card, logo].some((part) => !Object.values(part).every(Number.isInteger));
      }),
    ).toEqual([]);
  });

  it('keeps the captions clear of a hook that is there', () => {
    expect(
      wrong((request) => {
        const { caption, hook } = layoutScene(request);
        return request.hasHook === true && overlaps(caption, hook);
      }),
    ).toEqual([]);
  });

  it('keeps the card inside the frame', () => {
    expect(
      wrong((request) => {
        const { card, width, height } = layoutScene(request);
        return card.x < 0 || card.y < 0 || card.x + card.width > width || card.y + card.height > height;
      }),
    ).toEqual([]);
  });

  it('keeps the face inside the frame', () => {
    expect(
      wrong((request) => {
        const { framing, width, height } = layoutScene(request);
        const { headX, headY, unitPx } = framing;
        return headX < 1.2 * unitPx || headX + 1.2 * unitPx > width || headY + 1.4 * unitPx > height;
      }),
    ).toEqual([]);
  });

  it('centers captions and hook in the picture', () => {
    const aside = (part: Rect, width: number) => Math.abs(part.x + part.width / 2 - width / 2);
    expect(
      wrong((request) => {
        const { caption, hook, width } = layoutScene(request);
        return aside(caption, width) > 1 || aside(hook, width) > 1;
      }),
    ).toEqual([]);
  });

  it('keeps captions at the same place whether or not a card is shown', () => {
    expect(
      wrong((request) => {
        const without = layoutScene({ ...request, cardPlacement: null }).caption;
        return JSON.stringify(layoutScene(request).caption) !== JSON.stringify(without);
      }),
    ).toEqual([]);
  });
});

describe.each(ASPECTS)('the layout of %s', (aspect) => {
  const ask = (change: Partial<LayoutRequest> = {}) => layoutScene({ aspect, resolution: 720, ...change });

  it('puts captions lower from the top to the middle to the bottom', () => {
    const [top, middle, bottom] = (['top', 'middle', 'bottom'] as const).map(
      (captionPosition) => ask({ captionPosition }).caption.y,
    );
    expect(top).toBeLessThan(middle);
    expect(middle).toBeLessThanOrEqual(bottom);
  });

  it('puts a presenter without a card in the middle', () => {
    const { framing, width } = ask();
    expect(framing.headX).toBe(width / 2);
  });

  it('moves the presenter to the side away from the card', () => {
    const { framing, card, width } = ask({ cardPlacement: 'beside' });
    expect(framing.headX < width / 2).toBe(card.x + card.width / 2 > width / 2);
  });

  it('shows a presenter who holds a product smaller and higher', () => {
    const plain = ask().framing;
    const holding = ask({ cardPlacement: 'hand' }).framing;
    expect(holding.unitPx).toBeLessThan(plain.unitPx);
    expect(holding.headY).toBeLessThan(plain.headY);
  });

  it('comes nearer after a cut and keeps the crown inside the frame', () => {
    for (const cardPlacement of PLACEMENTS) {
      const { framing } = ask({ cardPlacement });
      const tight = tightFraming(framing);
      expect(tight.unitPx).toBeGreaterThan(framing.unitPx);
      expect(tight.headY - 1.5 * tight.unitPx).toBeGreaterThan(0);
      expect([tight.frameWidth, tight.frameHeight, tight.headX]).toEqual([
        framing.frameWidth,
        framing.frameHeight,
        framing.headX,
      ]);
    }
  });

  it('is the one that a whole scene asks for', () => {
    const spec = sampleScene({
      aspect,
      captions: { style: 'pop', position: 'top' },
      logo: { picture: 'brand', corner: 'bottom-left' },
      hook: { text: 'Look', durationSec: 2 },
    });
    const request = { corner: 'bottom-left', captionPosition: 'top', hasHook: true } as const;
    expect(layoutOf(spec)).toEqual(ask({ ...request, resolution: spec.resolution }));
  });
});
