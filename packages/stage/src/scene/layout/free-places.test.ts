import { ASPECTS, type Aspect, CAPTION_POSITIONS, CARD_PLACEMENTS, CORNERS } from '@herald/media/choices';
import type { PhotoAnalysis } from '@herald/media/person/photo-analysis';
import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { PresenterSize } from '@herald/media/scene/shot-plan';
import { describe, expect, it } from 'vitest';
import { type FaceReach, featuresIn } from '#base/face-reach.ts';
import { sharedArea } from '#base/math/rect.ts';
import type { Framing, Rect } from '#base/performer.ts';
import { handsAtLink } from '#people/arms/gestures/link-hands.ts';
import { placeHead } from '#people/character/place-head.ts';
import { portraitAnalysis } from '../../../testing/photo-portraits.ts';
import { HEAD_SIZES, portraitCut } from '../../../testing/portrait-cut.ts';
import { personOf } from '../../../testing/sheets/person-of.ts';
import { sampleScene } from '../../../testing/sheets/sample-scene.ts';
import { placesOfFigures } from '../setup/figure-places.ts';
import { type FramedPerformer, framePerformer } from '../setup/frame-performer.ts';
import { shotRoom } from '../setup/shot-room.ts';
import { arrowPlace } from './figure-place.ts';
import { DRAWN_REACH, freePlaces, type Places, takenPlaces } from './free-places.ts';
import { layoutOf } from './layout-of.ts';
import type { SceneLayout } from './layout-scene.ts';
import { progressBarPlace } from './progress-bar-place.ts';
import type { SharedPlace } from './shared-place.ts';

const PRESENTER_SIZES = ['wide', 'medium', 'close'] as const;

const LOOKS = ASPECTS.flatMap((aspect) =>
  CAPTION_POSITIONS.flatMap((position) =>
    [null, ...CARD_PLACEMENTS].flatMap((placement) =>
      [null, ...CORNERS].flatMap((corner) =>
        [null, 'Two drops'].map((text) => ({ aspect, position, placement, corner, text })),
      ),
    ),
  ),
);

/** The same in every look. */
const { acting } = sampleScene();

function sceneOf({ aspect, position, placement, corner, text }: (typeof LOOKS)[number], person: unknown): SceneSpec {
  return sampleScene({
    aspect,
    acting,
    performer: person,
    background: { kind: 'color', color: '#808080' },
    captions: { style: 'pop', position },
    card: placement && { picture: 'product', enterAtSec: 1, leaveAtSec: null, again: [], placement, label: null },
    logo: corner && { picture: 'brand', corner },
    hook: text && { text, durationSec: 2 },
  });
}

/** What of the scene lies on eyes, nose or mouth, in any size of a shot; hook and card are not there where they have no room. */
function covered(spec: SceneSpec): string[] {
  const layout = layoutOf(spec);
  const framed = framePerformer(spec, layout);
  const { framings, reach } = framed;
  const places = freePlaces(layout, framings.wide, reach);
  const { underHook, limits } = shotRoom(spec);
  const besideCard = limits.find(({ sizes }) => sizes.includes('product'))?.sizes ?? [];
  const shared = Object.values(framed.shared).flatMap(({ place }) => coveredInShared(spec, { place, reach, places }));
  const bar = progressBarPlace(spec.aspect, layout);
  const words = [places.caption, layout.hook, layout.card, layout.logo, places.logo, places.card];
  const underBar = words.flatMap((part) => (sharedArea(part, bar) > 0 ? [JSON.stringify({ part, bar })] : []));
  const alone = PRESENTER_SIZES.flatMap((size) => {
    const framing = framings[size];
    if (!framing) return [];
    const hook = underHook.includes(size) ? spec.hook : null;
    const card = besideCard.includes(size) ? spec.card : null;
    const isUnderBar = sharedArea(bar, featuresIn(framing, reach)) > 0;
    const face = isUnderBar ? [JSON.stringify({ size, bar, framing })] : [];
    return [...face, ...coveredIn({ ...spec, hook, card }, { framing, reach, places })];
  });
  const figures = PRESENTER_SIZES.flatMap((size) => figuresOver(spec, { layout, framed, places }, size));
  return [...alone, ...shared, ...figures, ...underBar];
}

/** From ear to ear, with forehead and chin. */
function faceIn({ headX, headY, unitPx }: Framing): Rect {
  return { x: headX - unitPx, y: headY - unitPx, width: 2 * unitPx, height: 2.4 * unitPx };
}

interface Laid {
  layout: SceneLayout;
  framed: FramedPerformer;
  places: Places;
}

/** Numbers, arrows and the stickers beside them stay off the face and off everything else that is seen with them. */
function figuresOver(spec: SceneSpec, { layout, framed, places }: Laid, size: PresenterSize): string[] {
  const framing = framed.framings[size];
  const found = placesOfFigures(spec, layout, framed, size);
  if (!framing || !found) return [];
  const taken = takenPlaces({ ...spec, hook: null }, places);
  const bar = progressBarPlace(spec.aspect, layout);
  const besides = [found.figure, found.chips].map((other) => other && found.besides([other]));
  return [found.figure, found.chips, found.arrow, ...besides, found.sticker].flatMap((place, index) => {
    if (!place) return [];
    const face = place === found.arrow ? featuresIn(framing, framed.reach) : faceIn(framing);
    const isInside =
      place.x >= 0 && place.y >= 0 && place.x + place.width <= layout.width && place.y + place.height <= layout.height;
    const { figure, chips, arrow } = found;
    const others =
      [[arrow], [arrow], [], [figure, arrow], [chips, arrow], [arrow]][index]?.flatMap((other) => other ?? []) ?? [];
    const isOver = [face, bar, ...taken, ...others].some((part) => sharedArea(part, place) > 0);
    return isInside && !isOver ? [] : [JSON.stringify({ place, face, taken })];
  });
}

/** With material in the frame there are neither hook nor card, and captions have a place of their own. */
function coveredInShared(
  spec: SceneSpec,
  { place, reach, places }: { place: SharedPlace; reach: FaceReach; places: Places },
): string[] {
  const { framing, window, captionY } = place;
  const { x, y, width, height } = featuresIn(framing, reach);
  const isWithin =
    x >= window.x && y >= window.y && x + width <= window.x + window.width && y + height <= window.y + window.height;
  const caption = { ...places.caption, y: captionY };
  const isInFrame = captionY >= 0 && captionY + caption.height <= framing.frameHeight;
  const over = coveredIn({ ...spec, hook: null, card: null }, { framing, reach, places: { ...places, caption } });
  return isWithin && isInFrame ? over : [...over, JSON.stringify(place)];
}

function coveredIn(spec: SceneSpec, view: { framing: Framing; reach: FaceReach; places: Places }): string[] {
  const features = featuresIn(view.framing, view.reach);
  const isOver = (part: Rect) => sharedArea(part, features) > 0;
  return takenPlaces(spec, view.places).flatMap((part) => (isOver(part) ? [JSON.stringify({ part, features })] : []));
}

const cutPortrait = (size: keyof typeof HEAD_SIZES): PhotoAnalysis =>
  portraitCut(portraitAnalysis('eu_f28'), size).analysis;

/** Every look is laid out. */
const ALL_LOOKS_MS = 60_000;

describe('whatever a scene lays over the picture', () => {
  it.each(Object.keys(HEAD_SIZES) as (keyof typeof HEAD_SIZES)[])(
    'stays off eyes, nose and mouth of a photo with a %s head',
    (size) => {
      const person = { kind: 'photo', picture: 'me', points: cutPortrait(size) };
      const wrong = LOOKS.flatMap((look) => covered(sceneOf(look, person)).map((found) => ({ look, found })));
      expect(wrong).toEqual([]);
    },
    ALL_LOOKS_MS,
  );

  it(
    'stays off eyes, nose and mouth of a drawn person',
    () => {
      const person = { kind: 'preset', presetId: 'priya' };
      const wrong = LOOKS.flatMap((look) => covered(sceneOf(look, person)).map((found) => ({ look, found })));
      expect(wrong).toEqual([]);
    },
    ALL_LOOKS_MS,
  );
});

describe('a shot without room beside the head', () => {
  const placesIn = (change: Partial<Record<'aspect' | 'performer', unknown>>, size: PresenterSize) => {
    const spec = sampleScene({ performer: { kind: 'preset', presetId: 'camila' }, logo: null, card: null, ...change });
    const layout = layoutOf(spec);
    const places = placesOfFigures(spec, layout, framePerformer(spec, layout), size);
    return { places, layout };
  };

  it('has a number below the words of a tall frame, above what most networks lay there, and no sticker', () => {
    const { places, layout } = placesIn({ aspect: '9:16' }, 'close');
    const place = places?.figure;
    expect(place?.y).toBeGreaterThan(layout.caption.y + layout.caption.height);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(0.75 * layout.height);
    expect(places?.sticker).toBeNull();
  });

  it('has nothing below the words where hands may be, and none in other ratios', () => {
    for (const aspect of ASPECTS)
      for (const size of PRESENTER_SIZES) {
        const { places, layout } = placesIn({ aspect }, size);
        if (aspect === '9:16' && size === 'close') continue;
        for (const place of [places?.sticker, places?.figure]) expect(place?.y ?? 0).toBeLessThan(layout.caption.y);
      }
  });
});

it.each(['emma', 'omar', 'maya'])('a sticker beside %s in a tall frame is seen at once on a phone', (presetId) => {
  const spec = sampleScene({ aspect: '9:16', performer: { kind: 'preset', presetId }, logo: null, card: null });
  const layout = layoutOf(spec);
  const sticker = placesOfFigures(spec, layout, framePerformer(spec, layout), 'wide')?.sticker;
  expect(sticker?.width).toBeGreaterThan(0.22 * layout.width);
  expect(shotRoom(spec).stickerSizes.large).toContain('wide');
});

describe('the button of a link', () => {
  const parts = [{ text: 'Link below', atSec: 0 }];
  const figures = [{ kind: 'arrow', fromSec: 0, untilSec: 2, parts }];
  const linkIn = (aspect: Aspect, performer: unknown, size: PresenterSize, card: unknown = null) => {
    const spec = sampleScene({ aspect, performer, figures, logo: null, card, hook: null });
    const layout = layoutOf(spec);
    const framed = framePerformer(spec, layout);
    const link = placesOfFigures(spec, layout, framed, size, true)?.link();
    const framing = framed.framings[size];
    if (!link || !framing) return [];
    const taken = [featuresIn(framing, framed.reach), freePlaces(layout, framed.framings.wide, framed.reach).caption];
    return [{ link, taken, framing }];
  };

  it.each(ASPECTS)('has room in wide shots of %s, off faces, words and hands', (aspect) => {
    for (const presetId of ['emma', 'omar', 'kofi']) {
      const [found] = linkIn(aspect, { kind: 'preset', presetId }, 'wide');
      const params = personOf(presetId);
      const around = { ...params, isOther: true, isHolding: false };
      const hands = found ? handsAtLink(around, placeHead(params, found.framing)) : [];
      expect(found && [...found.taken, ...hands].map((part) => sharedArea(part, found.link)), presetId).toEqual(
        Array.from({ length: 5 }, () => 0),
      );
    }
  });

  it.each(ASPECTS)('is off a held product in %s, and off whichever hand points meanwhile', (aspect) => {
    for (const presetId of ['emma', 'omar', 'kofi', 'mateo']) {
      const params = personOf(presetId);
      const card = { picture: 'jar', enterAtSec: 0, leaveAtSec: 2, again: [], placement: 'hand', label: null };
      for (const { link, taken, framing } of linkIn(aspect, { kind: 'preset', presetId }, 'wide', card)) {
        const hands = handsAtLink({ ...params, isOther: true, isHolding: true }, placeHead(params, framing));
        expect(hands).toHaveLength(6);
        expect([...taken, ...hands].filter((part) => sharedArea(part, link) > 0)).toEqual([]);
      }
    }
  });

  it('is off the hair of a photo', () => {
    const points = cutPortrait('small');
    const all = ASPECTS.flatMap((aspect) => linkIn(aspect, { kind: 'photo', picture: 'me', points }, 'wide'));
    expect(all.length).toBeGreaterThan(0);
    for (const { link, taken } of all) expect(taken.map((part) => sharedArea(part, link))).toEqual([0, 0]);
  });

  it('is not there where the arrow has no words', () => {
    const spec = sampleScene({ figures: [{ ...figures[0], parts: [] }] });
    const layout = layoutOf(spec);
    expect(placesOfFigures(spec, layout, framePerformer(spec, layout), 'wide')?.link()).toBeNull();
  });
});

describe('an arrow to the link in a tall frame', () => {
  const spec = sampleScene({ aspect: '9:16', logo: null, card: null, hook: null });
  const layout = layoutOf(spec);
  const framing = { ...layout.framing, headX: 360, headY: 560, unitPx: 190 };
  const places = freePlaces(layout, framing, DRAWN_REACH);
  const arrowOver = (captionY: number) => {
    const caption = { ...places.caption, y: captionY };
    const { crown } = DRAWN_REACH;
    const view = { framing, reach: DRAWN_REACH, places: { ...places, caption }, scale: 1, crown };
    return { caption, arrow: arrowPlace(spec, view, true) };
  };

  it('stands below its words', () => {
    const { arrow, caption } = arrowOver(800);
    expect(arrow?.y).toBeGreaterThan(caption.y + caption.height);
  });

  it('stands above words that lie so low that it would be under the buttons of a network, and off the face', () => {
    const { arrow, caption } = arrowOver(1010);
    expect((arrow?.y ?? 0) + (arrow?.height ?? 0)).toBeLessThan(caption.y);
    expect(arrow && sharedArea(arrow, featuresIn(framing, DRAWN_REACH))).toBe(0);
  });

  it('stands at the other edge where a card lies at its own', () => {
    const product = { picture: 'product', enterAtSec: 1, leaveAtSec: null, again: [], label: null };
    const withCard = { ...spec, card: { ...product, placement: 'beside' } as const };
    const { caption } = places;
    const card = { x: 0, y: 0, width: 300, height: layout.height };
    const view = { framing, reach: DRAWN_REACH, places: { ...places, card }, scale: 1, crown: DRAWN_REACH.crown };
    expect(arrowPlace(withCard, view, true)?.x).toBeGreaterThan(caption.x + caption.width / 2);
  });
});

describe('the places of a layout', () => {
  const layout = layoutOf(sampleScene({ aspect: '9:16' }));
  const at = (change: Partial<Framing>): Framing => ({ ...layout.framing, ...change });

  it('are kept where the face is clear of them', () => {
    const { caption, hook, card, logo } = layout;
    const small = at({ unitPx: 90, headX: 470 });
    expect(freePlaces(layout, small, DRAWN_REACH)).toEqual({ caption, hook, card, logo });
  });

  it('have captions below a mouth that is lower than planned', () => {
    const low = at({ headY: 640 });
    const { caption } = freePlaces(layout, low, DRAWN_REACH);
    expect(caption.y).toBeGreaterThan(640 + DRAWN_REACH.down * low.unitPx);
    expect(caption.height).toBe(layout.caption.height);
  });

  it('have a smaller card, at its edge, beside a head that is near', () => {
    const { card } = freePlaces(layout, at({ headX: 400, unitPx: 160 }), DRAWN_REACH);
    expect(card.x).toBe(layout.card.x);
    expect(card.x + card.width).toBeLessThanOrEqual(400 - DRAWN_REACH.aside * 160);
    expect(card.width / card.height).toBeCloseTo(layout.card.width / layout.card.height, 1);
  });

  it('never have a card of less than half its size', () => {
    const { card } = freePlaces(layout, at({ headX: 200, unitPx: 200 }), DRAWN_REACH);
    expect(card.width).toBe(layout.card.width / 2);
  });
});
