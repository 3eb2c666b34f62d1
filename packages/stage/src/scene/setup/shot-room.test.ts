import { ASPECTS, CAPTION_POSITIONS } from '@herald/media/choices';
import { packShares, SHAPE_SIDE } from '@herald/media/person/person-shape';
import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { PRESENTER_SIZES } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { featuresIn, headIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import { placeHead } from '#people/character/place-head.ts';
import { crownReach } from '#people/hair/crown-reach.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { fitPhoto } from '#photos/fit-photo.ts';
import { personInFrame } from '#photos/person-in-frame.ts';
import { PORTRAIT_NAMES, portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { portraitCut } from '../../../testing/portrait-cut.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { placesOfFigures } from './figure-places.ts';
import { framePerformer } from './frame-performer.ts';
import { hookUnder, shotRoom } from './shot-room.ts';

const CARD = { picture: 'product', enterAtSec: 2, leaveAtSec: 5, again: [{ enterAtSec: 6, leaveAtSec: 7 }] };
const HOOK = { text: 'Softer skin by spring', durationSec: 3 };
const PHOTO = { kind: 'photo', picture: 'me', points: portraitAnalysis('eu_f28') };

const LONG_SEC = 40;
const drawn = (partial: Partial<Record<keyof SceneSpec, unknown>> = {}, presetId = 'emma') =>
  sampleScene({ performer: { kind: 'preset', presetId }, durationSec: LONG_SEC, ...partial });

const EVERYBODY = ASPECTS.flatMap((aspect) =>
  CAPTION_POSITIONS.flatMap((position) =>
    CHARACTER_PRESETS.map(({ id }) => ({
      aspect,
      position,
      id,
      spec: drawn({ aspect, captions: { style: 'pop', position } }, id),
    })),
  ),
);

/** Where the heads of a scene really are, size by size. */
function placedHeads(spec: SceneSpec) {
  const layout = layoutOf(spec);
  const { framings, reach } = framePerformer(spec, layout);
  const { performer } = spec;
  if (performer.kind !== 'preset') throw new Error('Only presets are placed here.');
  const params = characterOf(performer);
  const sizes = Object.entries(framings).map(([size, framing]) => ({ size, framing: placeHead(params, framing) }));
  return { sizes, reach, layout, crown: crownReach(params.hair.style) };
}

describe('the sizes of a shot', () => {
  it.each(ASPECTS)('are three in %s, for everybody, with the usual captions', (aspect) => {
    for (const { id, spec } of EVERYBODY.filter((one) => one.aspect === aspect && one.position === 'bottom'))
      expect([id, shotRoom(spec).sizes]).toEqual([id, ['wide', 'medium', 'close', 'card']]);
  });

  it('are two in a short film of a drawn person, who is made again for each', () => {
    expect(shotRoom(drawn({ durationSec: 15 })).sizes).toEqual(['wide', 'close', 'card']);
  });

  it('show eyes, nose, mouth and forehead of everybody whole, off the captions', () => {
    const wrong = EVERYBODY.flatMap(({ aspect, position, id, spec }) => {
      const { sizes, reach, layout } = placedHeads(spec);
      return sizes.flatMap(({ size, framing }) => {
        const { x, y, width, height } = featuresIn(framing, reach);
        const isInside = x >= 0 && y >= 0 && x + width <= layout.width && y + height <= layout.height;
        const isCovered = size !== 'wide' && touches({ x, y, width, height }, layout.caption);
        const isBare = framing.headY >= 1.1 * framing.unitPx;
        return isInside && !isCovered && isBare ? [] : [[aspect, position, id, size]];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('differ enough not to look like a mistake', () => {
    for (const { spec } of EVERYBODY) {
      const units = placedHeads(spec)
        .sizes.map(({ framing }) => framing.unitPx)
        .sort((a, b) => a - b);
      for (const [i, unit] of units.entries()) if (i > 0) expect(unit / units[i - 1]).toBeGreaterThan(1.179);
    }
  });

  it('under a hook are those whose hair it does not touch, and a medium one in a tall frame whose forehead is free', () => {
    for (const aspect of ASPECTS) {
      const spec = drawn({ aspect, hook: HOOK });
      const { underHook } = shotRoom(spec);
      const { sizes, reach, layout, crown } = placedHeads(spec);
      for (const { size, framing } of sizes) {
        if (size === 'wide') continue;
        const isTall = aspect === '9:16' && size === 'medium';
        const isClear = !touches(headIn(framing, { ...reach, crown: isTall ? 0.95 : crown }), layout.hook);
        expect(underHook.some((allowed) => allowed === size)).toBe(isClear);
      }
    }
  });

  it('under a hook in 9:16 are a near one for nearly everybody, also in a short film', () => {
    const rooms = CHARACTER_PRESETS.map(({ id }) => ({ id, ...shotRoom(drawn({ hook: HOOK, durationSec: 15 }, id)) }));
    const far = rooms.filter(({ underHook, opening }) => !underHook.includes('medium') || opening !== 'medium');
    // With so little hair, their near head is larger and reaches into the hook.
    expect(far.map(({ id }) => id)).toEqual(['erik', 'rafael']);
  });

  it.each([
    ['9:16', false],
    ['16:9', true],
    ['4:5', false],
    ['1:1', false],
  ] as const)('under a hook in %s show hands: %s', (aspect, showsHands) => {
    const { underHook } = shotRoom(drawn({ aspect, hook: HOOK }));
    expect(underHook.includes('wide')).toBe(showsHands);
    expect(underHook.length).toBeGreaterThan(0);
  });

  it('beside a card are those whose head it does not touch, and the product itself', () => {
    for (const aspect of ASPECTS) {
      const { sizes, limits } = shotRoom(drawn({ aspect, card: { ...CARD, placement: 'beside' } }));
      expect(sizes).toContain('product');
      expect(limits.map(({ fromSec, untilSec }) => [fromSec, Math.round(untilSec * 10) / 10])).toEqual([
        [2, 5.6],
        [6, 7.6],
      ]);
      for (const limit of limits) {
        expect(limit.sizes).toEqual(expect.arrayContaining(['wide', 'product']));
        expect(limit.sizes).not.toContain('close');
      }
    }
  });

  it('with a product in the hand are the one that shows the hand, and the product itself', () => {
    const { limits } = shotRoom(drawn({ card: { ...CARD, placement: 'hand' } }));
    for (const { sizes } of limits) expect(sizes).toEqual(['wide', 'product', 'card']);
  });

  it.each(ASPECTS)('of a photo in %s never cut its head off or enlarge its pixels', (aspect) => {
    const spec = sampleScene({ aspect, performer: PHOTO });
    const { sizes } = shotRoom(spec);
    expect(sizes).toContain('wide');
    const { framings, reach } = framePerformer(spec, layoutOf(spec));
    for (const size of ['medium', 'close'] as const) {
      const framing = framings[size];
      if (!framing) continue;
      const { x, y, width } = featuresIn(framing, reach);
      expect([x >= 0, y >= 0, x + width <= framing.frameWidth]).toEqual([true, true, true]);
    }
  });

  it('of a near photo that nearly fills 9:16 are two, without a card', () => {
    for (const name of ['sa_m42', 'se_m27'] as const) {
      const points = portraitCut(portraitAnalysis(name), 'large').analysis;
      const spec = sampleScene({ aspect: '9:16', performer: { kind: 'photo', picture: 'me', points } });
      const { framings } = framePerformer(spec, layoutOf(spec));
      expect(framings.close?.unitPx).toBeGreaterThan(1.17 * framings.wide.unitPx);
      expect([framings.wide.window, framings.close?.window]).toEqual([undefined, undefined]);
    }
  });

  it('of a photo in 9:16 have room for a number, beside or below the head and never on its hair', () => {
    for (const name of PORTRAIT_NAMES) {
      const points = portraitAnalysis(name);
      const spec = sampleScene({ aspect: '9:16', performer: { kind: 'photo', picture: 'me', points } });
      expect(shotRoom(spec).figureSizes).toContain('wide');
      const layout = layoutOf(spec);
      const framed = framePerformer(spec, layout);
      for (const size of PRESENTER_SIZES) {
        const place = placesOfFigures(spec, layout, framed, size)?.figure;
        const framing = framed.framings[size];
        const shareAt = framing && personInFrame(points, fitPhoto(points, framing), { isCutOut: false });
        if (!place || !framing) continue;
        const chin = framing.headY + framed.reach.chin * framing.unitPx;
        const isAbove = place.y < chin;
        const middle = shareAt?.(place.x + place.width / 2, place.y + place.height / 2) ?? expect.unreachable();
        expect([name, size, isAbove && middle > 0.3]).toEqual([name, size, false]);
      }
    }
  });

  it('of a selfie with hair up to both corners have the face aside, first at one side and then at the other, with room for numbers', () => {
    const portrait = portraitAnalysis('eu_f28');
    const size = 2 * portrait.width;
    const halfFacePx = 166;
    const middle = portrait.points[10][0] + portrait.width / 2;
    const shares = Float32Array.from({ length: SHAPE_SIDE * SHAPE_SIDE }, (_, at) => {
      const [x, y] = [at % SHAPE_SIDE, Math.floor(at / SHAPE_SIDE)].map((cell) => ((cell + 0.5) * size) / SHAPE_SIDE);
      return Math.abs(x - middle) < (y < 230 ? 0.75 : 1.3) * halfFacePx ? 1 : 0;
    });
    const points: PhotoAnalysis = {
      ...portrait,
      width: size,
      height: Math.round(portrait.points[152][1] + 175),
      points: portrait.points.map(([x, y, z]) => [x + portrait.width / 2, y, z] as const),
      person: { x: 0, y: 0, size, runs: packShares(shares) },
    };
    const spec = sampleScene({ aspect: '9:16', performer: { kind: 'photo', picture: 'me', points } });
    const layout = layoutOf(spec);
    const framed = framePerformer(spec, layout);
    const { wide, medium = expect.unreachable() } = framed.framings;
    expect((wide.headX - 360) * (medium.headX - 360)).toBeLessThan(-(43 * 43));
    for (const view of ['wide', 'medium'] as const) {
      const { headX, unitPx } = framed.framings[view] ?? expect.unreachable();
      expect([headX - unitPx > 0, headX + unitPx < 720]).toEqual([true, true]);
      const place = placesOfFigures(spec, layout, framed, view)?.figure ?? expect.unreachable();
      expect(place.width).toBeGreaterThan(149);
      expect(Math.sign(place.x + place.width / 2 - headX)).toBe(Math.sign(360 - headX));
    }
  });

  it('of a near photo in 9:16 show no number that is a speck in a corner', () => {
    const widths = PORTRAIT_NAMES.flatMap((name) => {
      const portrait = portraitAnalysis(name);
      const points = { ...portrait, height: Math.round(portrait.points[152][1] + 120) };
      const spec = sampleScene({ aspect: '9:16', performer: { kind: 'photo', picture: 'me', points } });
      const layout = layoutOf(spec);
      const framed = framePerformer(spec, layout);
      return PRESENTER_SIZES.flatMap((size) => {
        const width = placesOfFigures(spec, layout, framed, size)?.figure?.width;
        return width === undefined ? [] : width / layout.scale;
      });
    });
    expect(widths).not.toEqual([]);
    expect(Math.min(...widths)).toBeGreaterThan(149);
  });

  it('with a picture are two more, with the presenter beside it and over it', () => {
    for (const aspect of ASPECTS)
      expect(shotRoom(drawn({ aspect, material: [{ picture: 'shelf' }] })).sizes).toEqual(
        expect.arrayContaining(['picture 1', 'split 1', 'over 1']),
      );
  });

  it('of somebody without a place never fill the frame', () => {
    const background = { kind: 'ground', ground: 'clear' };
    expect(shotRoom(drawn({ background, card: CARD })).sizes).toEqual(['wide', 'medium', 'close']);
  });

  it('of a clip are two: as it is, and a little nearer', () => {
    const performer = { kind: 'clip', proxy: '/p.mp4', track: '/t.bin' };
    const material = [{ picture: 'shelf' }];
    expect(shotRoom(sampleScene({ performer, material })).sizes).toEqual(['wide', 'medium', 'card', 'picture 1']);
  });

  it('of a clip have room for numbers that are no specks, below the words where there is none beside the head', () => {
    const reach = { left: 0.8, right: 0.75, up: 0.53, down: 1.45, aside: 1.2, crown: 1.3, chin: 1.8 };
    const places = [56, 62, 69, 76, 84].flatMap((halfPx) => {
      const head = { width: 480, height: 908, x: 215, y: 262, halfPx, ...reach };
      const spec = sampleScene({ performer: { kind: 'clip', proxy: '/p.mp4', track: '/t.bin', head } });
      const layout = layoutOf(spec);
      const framed = framePerformer(spec, layout);
      return (['wide', 'medium'] as const).map((size) => ({
        place: placesOfFigures(spec, layout, framed, size)?.figure,
        bottom: layout.caption.y + layout.caption.height,
      }));
    });
    expect(places.map(({ place }) => (place?.width ?? 0) < 150)).not.toContain(true);
    expect(places.some(({ place, bottom }) => place && place.y > bottom)).toBe(true);
    expect(places.some(({ place, bottom }) => place && place.y < bottom)).toBe(true);
  });
});

describe('stickers of a filmed person', () => {
  const reach = { left: 0.8, right: 0.75, up: 0.53, down: 1.45, aside: 1.2, crown: 1.3, chin: 1.8 };
  const stickerOf = (halfPx: number) => {
    const head = { width: 480, height: 908, x: 215, y: 262, halfPx, ...reach };
    const spec = sampleScene({ performer: { kind: 'clip', proxy: '/p.mp4', track: '/t.bin', head } });
    const layout = layoutOf(spec);
    const { caption } = layout;
    return { caption, place: placesOfFigures(spec, layout, framePerformer(spec, layout), 'medium')?.sticker };
  };

  it('stand above the words, beside or over the head, and not on the chest', () => {
    for (const { place, caption } of [40, 50, 60, 70].map(stickerOf)) {
      expect(place).toBeTruthy();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(caption.y);
    }
  });

  it('are left out where the hair of a near head may be everywhere', () => {
    expect(stickerOf(125).place).toBeNull();
  });
});

describe('a person under a hook in 9:16', () => {
  const wideOf = (partial: Parameters<typeof drawn>[0]) => {
    const spec = drawn(partial);
    return framePerformer(spec, layoutOf(spec)).framings.wide;
  };
  const near = [
    { fromSec: 0, size: 'medium' },
    { fromSec: 3, size: 'wide' },
  ];

  it('is as large as without one in the wide shots after it', () => {
    expect(wideOf({ hook: HOOK, shots: near })).toEqual(wideOf({ shots: near }));
  });

  it.each([
    ['a film of one shot', { shots: [] }],
    ['a film that begins wide', { shots: [{ fromSec: 0, size: 'wide' }] }],
    ['a cut to the wide shot while it is read', { shots: [near[0], { fromSec: 2, size: 'wide' }] }],
    ['a film with its words at the top', { shots: near, captions: { style: 'pop', position: 'top' } }],
  ])('makes room for it in %s', (_what, film) => {
    const { unitPx = 0 } = wideOf({ hook: HOOK, ...film }) ?? {};
    expect(unitPx).toBeLessThan(wideOf(film)?.unitPx ?? 0);
  });

  it.each(CAPTION_POSITIONS)('has its hook clear of words at the %s while it is seen', (position) => {
    const { caption, hook } = layoutOf(drawn({ hook: HOOK, shots: near, captions: { style: 'pop', position } }));
    expect(touches(caption, hook)).toBe(false);
  });
});

describe('a hook', () => {
  const spec = drawn({ hook: HOOK });
  const room = shotRoom(spec);
  const untilSec = (fromSec: number) =>
    hookUnder(
      spec,
      [
        { fromSec: 0, size: 'wide' },
        { fromSec, size: 'close' },
      ],
      room,
    )?.durationSec;

  it('goes with a cut to a shot that has no room for it', () => {
    expect(untilSec(2.4)).toBe(2.4);
    expect(untilSec(3.5)).toBe(3);
  });

  it('leaves time to be read', () => {
    expect(room.limits[0]).toMatchObject({ fromSec: 0, sizes: room.underHook });
    expect(room.limits[0]?.untilSec).toBeGreaterThan(1.8);
    expect(room.limits[0]?.untilSec).toBeLessThan(3);
  });
});

it('leaves the chest of a close face to numbers and stickers', () => {
  const { closeGestures } = shotRoom(drawn({ aspect: '9:16' }));
  expect(closeGestures).toContain('both-palms');
  expect(closeGestures.filter((gesture) => ['pinch', 'hand-on-heart', 'beat'].includes(gesture))).toEqual([]);
});

it('has room for open hands below the words of a close shot in 9:16 for everybody, and in no wider frame', () => {
  for (const aspect of ASPECTS) {
    const open = CHARACTER_PRESETS.filter(({ id }) =>
      shotRoom(drawn({ aspect }, id)).closeGestures.includes('open-palm'),
    );
    expect([aspect, open]).toEqual([aspect, aspect === '9:16' ? CHARACTER_PRESETS : []]);
  }
});
