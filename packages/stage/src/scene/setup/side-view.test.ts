import { ASPECTS, CAPTION_POSITIONS, CARD_PLACEMENTS } from '@herald/media/choices';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { describe, expect, it } from 'vitest';
import { featuresIn, headIn } from '#base/face-reach.ts';
import { touches } from '#base/math/rect.ts';
import { gesturesThatFit } from '#people/arms/gestures/gestures-that-fit.ts';
import { restsInFrame } from '#people/arms/gestures/rests-in-frame.ts';
import { placeHead } from '#people/character/place-head.ts';
import { characterOf } from '#people/presets/character-of.ts';
import { CHARACTER_PRESETS } from '#people/presets/character-presets.ts';
import { makeCanvas } from '../../../testing/node-canvas.ts';
import { present } from '../../../testing/present.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { freePlaces, takenPlaces } from '../layout/free-places.ts';
import { layoutOf } from '../layout/layout-of.ts';
import { placesOfFigures } from './figure-places.ts';
import { framePerformer } from './frame-performer.ts';
import { prepareScene } from './prepare-scene.ts';
import { sideView } from './side-view.ts';

const SIZES = ['wide', 'close'] as const;
const PEOPLE = CHARACTER_PRESETS.map(({ id }) => id);
const drawn = (partial: Partial<Record<keyof SceneSpec, unknown>> = {}, presetId = 'emma') =>
  sampleScene({ performer: { kind: 'preset', presetId }, ...partial });

/** A view from the front and one from the side, where heads really are. */
function viewsOf(spec: SceneSpec, size: (typeof SIZES)[number]) {
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  const params = characterOf(spec.performer as Extract<SceneSpec['performer'], { kind: 'preset' }>);
  const side = sideView(spec, layout, framed, size);
  const front = framed.framings[size];
  if (!front) return undefined;
  const taken = takenPlaces(spec, freePlaces(layout, placeHead(params, framed.framings.wide), framed.reach));
  return {
    ...{ layout, params, reach: framed.reach, taken },
    front: placeHead(params, front),
    side: side && placeHead(params, side),
  };
}

type Views = ReturnType<typeof viewsOf>;
const known = new Map<string, Views>();

/** Found once for all that is asked of it. */
function viewsIn(spec: SceneSpec, size: (typeof SIZES)[number]): Views {
  const key = JSON.stringify([spec, size]);
  if (!known.has(key)) known.set(key, viewsOf(spec, size));
  return known.get(key);
}

const EVERYBODY = ASPECTS.flatMap((aspect) => PEOPLE.map((id) => ({ aspect, id })));
const inEachView = (check: (views: NonNullable<Views>) => void) => {
  for (const { aspect, id } of EVERYBODY)
    for (const position of CAPTION_POSITIONS)
      for (const size of SIZES) {
        const views = viewsIn(drawn({ aspect, captions: { style: 'pop', position } }, id), size);
        if (views) check(views);
      }
};

describe('a view from the side', () => {
  it.each(ASPECTS)('is there for everybody in %s, wide and close, with the usual captions', (aspect) => {
    for (const id of PEOPLE)
      for (const size of SIZES) expect([id, size, viewsIn(drawn({ aspect }, id), size)?.side]).not.toContain(undefined);
  });

  it('has nothing on eyes, nose and mouth, and the whole head in the frame', () => {
    inEachView(({ side, reach, taken, layout }) => {
      if (!side) return;
      for (const part of taken) expect(touches(featuresIn(side, reach), part)).toBe(false);
      const head = headIn(side, reach);
      expect(head.x).toBeGreaterThanOrEqual(0);
      expect(head.x + head.width).toBeLessThanOrEqual(layout.width);
    });
  });

  it('has the room before who looks to a side, where words are not beside them', () => {
    inEachView(({ side, front, layout }) => {
      if (!side || layout.photoCard) return;
      expect(Math.sign(front.headX - side.headX) * Math.sign(side.aside ?? 0)).toBeGreaterThanOrEqual(0);
    });
  });

  it('keeps who has no card beside them where they are from the front, and as large or larger', () => {
    for (const { aspect, id } of EVERYBODY) {
      const { side, front, layout } = present(viewsIn(drawn({ aspect, hook: null, card: null }, id), 'wide'));
      expect(Math.abs(present(side).headX - front.headX)).toBeLessThan(0.06 * layout.width);
      expect(present(side).unitPx).toBeGreaterThanOrEqual(front.unitPx);
    }
  });

  it('shows every gesture that is seen from the front, and hands at rest', () => {
    for (const { aspect, id } of EVERYBODY) {
      const { side, front, params } = present(viewsIn(drawn({ aspect }, id), 'wide'));
      expect(gesturesThatFit(params, present(side))).toEqual(expect.arrayContaining(gesturesThatFit(params, front)));
      expect(restsInFrame(params, present(side))).toBe(true);
    }
  });

  it('turns who has a card beside them to it, and shows no hand that holds one', () => {
    let count = 0;
    for (const aspect of ASPECTS)
      for (const placement of CARD_PLACEMENTS) {
        const spec = drawn({ aspect, card: { picture: 'product', placement, enterAtSec: 0 } });
        const { side, layout } = present(viewsOf(spec, 'wide'));
        if (placement === 'hand') expect(side).toBeUndefined();
        if (!side) continue;
        expect(Math.sign(side.aside ?? 0)).toBe(Math.sign(layout.card.x - side.headX));
        count += 1;
      }
    expect(count).toBeGreaterThanOrEqual(ASPECTS.length);
  });

  it.each(ASPECTS)('has room for everybody and what stands beside them in %s', (aspect) => {
    const card = { picture: 'product', placement: 'beside', enterAtSec: 0 };
    const sides = PEOPLE.map((id) => [id, viewsOf(drawn({ aspect, card }, id), 'wide')?.side]);
    expect(sides.filter(([, side]) => side === undefined)).toEqual([]);
  });

  it('has figures in the frame, off eyes, nose, mouth and words', () => {
    for (const { aspect, id } of EVERYBODY)
      for (const size of SIZES) {
        const spec = drawn({ aspect }, id);
        const { side, reach, taken, layout } = present(viewsIn(spec, size));
        const places = present(placesOfFigures(spec, layout, framePerformer(spec, layout), { size, isAside: true }));
        const { figure, chips, sign, sticker } = places;
        for (const place of [figure, chips, sign, sticker].flatMap((one) => one ?? [])) {
          for (const part of [featuresIn(present(side), reach), ...taken]) expect(touches(place, part)).toBe(false);
          expect(Math.min(place.x, place.y, layout.width - place.x - place.width)).toBeGreaterThanOrEqual(0);
        }
      }
  });

  it('is none before a plain ground', () => {
    const ground = drawn({ background: { kind: 'ground', ground: 'green' } });
    expect(present(viewsOf(ground, 'close')).side).toBeUndefined();
  });

  it('is drawn with another place behind somebody who is turned', () => {
    const shots = [
      { fromSec: 0, size: 'close' },
      { fromSec: 2, size: 'close', isAside: true },
    ];
    const background = {
      kind: 'setting',
      setting: 'home',
      environment: 'day',
      style: 'warm',
      lighting: 'auto',
      seed: 1,
    };
    const spec = drawn({ background, shots, hook: null, card: null });
    const [front, side] = prepareScene(spec, { makeCanvas, tracedPixels: 3000 }).shots;
    expect(present(side).performer.framing.aside).not.toBe(0);
    expect(present(side).performer.framing.aside).toBeDefined();
    expect(present(front).performer.framing.aside).toBeUndefined();
    expect(present(side).background).not.toBe(present(front).background);
  });
});
