import { isDeepStrictEqual as isDeepEqual } from 'node:util';
import { ASPECTS, CAPTION_POSITIONS, CARD_PLACEMENTS, CORNERS } from '@herald/media/choices';
import { HAIR_STYLES } from '@herald/media/person/hair-params';
import { describe, expect, it } from 'vitest';
import type { Framing, Rect } from '#base/performer.ts';
import { HELD_CARD_REACH } from '#people/arms/hold/card-place.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from './layout-of.ts';
import { closeFraming, type LayoutRequest, layoutScene } from './layout-scene.ts';

const PRESENTERS = ['character', 'photo'] as const;
const PLACEMENTS = [null, ...CARD_PLACEMENTS];

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function heldCard({ frameWidth, headY, unitPx }: Framing): Rect {
  const { top, bottom } = HELD_CARD_REACH;
  return { x: 0, y: headY + top * unitPx, width: frameWidth, height: (bottom - top) * unitPx };
}

const requests: LayoutRequest[] = ASPECTS.flatMap((aspect) =>
  CORNERS.flatMap((corner) =>
    CAPTION_POSITIONS.flatMap((captionPosition) =>
      PLACEMENTS.flatMap((cardPlacement) =>
        [true, false].flatMap((hasHook) =>
          PRESENTERS.map((presenter) => ({
            aspect,
            resolution: 720,
            corner,
            captionPosition,
            cardPlacement,
            hasHook,
            presenter,
          })),
        ),
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

  it('centers captions in the picture, and hooks that are not beside the presenter', () => {
    const aside = (part: Rect, width: number) => Math.abs(part.x + part.width / 2 - width / 2);
    expect(
      wrong((request) => {
        const { caption, hook, width, framing } = layoutScene(request);
        const isBeside = hook.x + hook.width < framing.headX - 2 * framing.unitPx;
        return aside(caption, width) > 1 || (aside(hook, width) > 1 && !isBeside);
      }),
    ).toEqual([]);
  });

  it('keeps captions at the top and bottom where they are when a card is beside the presenter', () => {
    expect(
      wrong((request) => {
        const without = layoutScene({ ...request, cardPlacement: null }).caption;
        if (request.cardPlacement !== 'beside' || request.captionPosition === 'middle') return false;
        return !isDeepEqual(layoutScene(request).caption, without);
      }),
    ).toEqual([]);
  });

  it('keeps captions, hook and logo off the card beside the presenter', () => {
    expect(
      wrong((request) => {
        const { caption, hook, card, logo } = layoutScene(request);
        if (request.cardPlacement !== 'beside') return false;
        return overlaps(card, caption) || overlaps(card, logo) || (request.hasHook === true && overlaps(card, hook));
      }),
    ).toEqual([]);
  });

  it('keeps captions and hook off the card in the hand', () => {
    expect(
      wrong((request) => {
        const { caption, hook, framing } = layoutScene(request);
        const held = heldCard(framing);
        return request.cardPlacement === 'hand' && (overlaps(held, caption) || overlaps(held, hook));
      }),
    ).toEqual([]);
  });

  it('keeps room for a line of captions below the card in the hand', () => {
    expect(wrong((request) => layoutScene(request).caption.height < 80)).toEqual([]);
  });

  it.each(HAIR_STYLES)('keeps the hook off the hair of a head with %s, and captions off the chin', (style) => {
    const crown = crownReach(style);
    expect(
      wrong((request) => {
        const { hook, caption, framing } = layoutScene({ ...request, crown });
        const { headX, headY, unitPx } = framing;
        const top = headY - crown * unitPx;
        const head = { x: headX - 1.4 * unitPx, y: top, width: 2.8 * unitPx, height: headY + 1.3 * unitPx - top };
        const chin = { x: headX, y: headY, width: 1, height: 1.2 * unitPx };
        const isOnChin = request.captionPosition === 'bottom' && overlaps(caption, chin);
        return request.hasHook === true && (overlaps(hook, head) || isOnChin);
      }),
    ).toEqual([]);
  });
});

it.each(['4:5', '1:1', '16:9'] as const)(
  'a hook in %s leaves a person where the hands are above the captions',
  (aspect) => {
    const request = { aspect, resolution: 720, presenter: 'character' } as const;
    const { framing, caption } = layoutScene(request);
    const hooked = layoutScene({ ...request, hasHook: true });
    expect({ framing: hooked.framing, caption: hooked.caption }).toEqual({ framing, caption });
  },
);

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

  it('comes much nearer in a close shot, and keeps the forehead and the chin inside the frame', () => {
    for (const cardPlacement of PLACEMENTS) {
      const { framing } = ask({ cardPlacement });
      const { headX, headY, unitPx } = closeFraming(aspect, framing);
      expect(unitPx).toBeGreaterThan(1.18 * framing.unitPx);
      expect(headY - 1.15 * unitPx).toBeGreaterThan(0);
      expect(headY + 1.5 * unitPx).toBeLessThan(framing.frameHeight);
      expect(headX).toBe(framing.frameWidth / 2);
    }
  });

  it('is the one that a whole scene asks for', () => {
    const spec = sampleScene({
      aspect,
      captions: { style: 'pop', position: 'top' },
      logo: { picture: 'brand', corner: 'bottom-left' },
      hook: { text: 'Look', durationSec: 2 },
    });
    const request = {
      corner: 'bottom-left',
      captionPosition: 'top',
      hasHook: true,
      presenter: 'character',
    } as const;
    expect(layoutOf(spec)).toEqual(ask({ ...request, resolution: spec.resolution }));
  });
});
