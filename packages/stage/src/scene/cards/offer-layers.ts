import type { SceneSpec } from '@herald/media/scene/scene-spec';
import type { MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import type { Rect } from '#base/performer.ts';
import type { SaidOffer } from '../captions/said-offer.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import { pictureMargins, wordMargins } from '../layout/safe-zones.ts';
import { GrowingOverlay } from '../overlays/growing-overlay.ts';
import { MovedOverlay } from '../overlays/moved-overlay.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { StillOverlay } from '../overlays/still-overlay.ts';
import { nightOf } from './end-card-colors.ts';
import { type EndCardRows, endCardRows, rowsWithin } from './end-card-rows.ts';
import { paintEndCard } from './paint-end-card.ts';
import { wordCardColor } from './word-card-color.ts';

interface OfferCard {
  spec: SceneSpec;
  offer: SaidOffer;
  layout: SceneLayout;
  background: Picture;
  product: Picture | null;
  /** the film's own picture, where neither a product nor a brand fills the card */
  behind?: Picture;
  /** left out: what the scene says of colors */
  color?: string;
}

/** Each line comes a little before its word, so that it is there when it is heard. */
const LEAD_SEC = 0.1;
/** What is said so soon is there with the cut: an empty card says nothing. */
const AT_ONCE_SEC = 0.7;
/** Before the end each line stands so long. */
const HELD_SEC = 1.5;
/** What is there with the cut has come already, and settles. */
const SEEN_AT_ONCE_SEC = 0.35;
/** The camera comes nearer to the product, and a little to its words. */
const GROWTH = { product: 0.09, words: 0.04 };
const GAP_UNITS = 14;
/** Of its height, for a third line. */
const MORE_OF_PILL = 0.42;
/** Of the height: captions above it are high. */
const HIGH = 0.45;
/** Of a tall frame, how far down a product stands. */
const LOWEST = 0.9;

/** The last picture of a film that offers something: the product, the price and the address, one after the other as they are said. */
export function offerLayers(
  { spec, offer, layout, background, product, behind, color = wordCardColor(spec) }: OfferCard,
  makeCanvas: MakeCanvas,
): Overlay[] {
  const { startSec, headline, detail } = offer;
  const { aspect, brand, locale, durationSec } = spec;
  const style = product || brand ? ('stage' as const) : ('price' as const);
  const words = { text: headline.text, detail: detail?.text ?? null, durationSec: durationSec - startSec };
  const card = paintEndCard(
    {
      ...{ brand, aspect, locale, layout, background, product, logo: null, isPlain: true, ...(behind && { behind }) },
      spec: { ...words, color: behind ? nightOf(color) : color, style },
      rows: rowsOfOffer({
        spec,
        layout,
        style,
        hasProduct: product !== null,
        pillLines: detail?.text.split('\n').length ?? 0,
      }),
    },
    makeCanvas,
  );
  const comesSec = (atSec: number) => {
    const wanted = atSec - startSec < AT_ONCE_SEC ? startSec : Math.max(startSec, atSec - LEAD_SEC);
    return Math.max(startSec, Math.min(wanted, durationSec - HELD_SEC));
  };
  const whole = { startSec, endSec: Number.POSITIVE_INFINITY, fadeSec: 0, risePx: 0 };
  const { product: thing, offer: headlined, button } = card;
  const until = (fromSec: number) => ({ startSec: fromSec, endSec: durationSec });
  const layers: Overlay[] = [new StillOverlay(card.ground, { x: 0, y: 0 }, whole)];
  if (thing)
    layers.push(
      new GrowingOverlay(thing.canvas, thing.at, until(startSec - SEEN_AT_ONCE_SEC), { growth: GROWTH.product }),
    );
  const headlineSec = comesSec(headline.atSec);
  layers.push(
    new GrowingOverlay(
      headlined.canvas,
      headlined.at,
      until(headlineSec > startSec ? headlineSec : startSec - SEEN_AT_ONCE_SEC),
      { growth: GROWTH.words },
    ),
  );
  if (button)
    layers.push(
      new GrowingOverlay(button.canvas, button.at, until(detail ? comesSec(detail.atSec) : startSec), {
        gleam: { makeCanvas },
      }),
    );
  return layers.map((layer) => new MovedOverlay(layer, (tSec) => (tSec < startSec ? null : 0)));
}

/** In a tall frame the product is below all words, where networks write over pictures alone, and so it is large. */
const isBelowWords = ({ aspect, card }: SceneSpec): boolean => aspect === '9:16' && card !== null;

/** Captions say the rest: above a product that is below, else as low as pictures may be, as the last of the card, unless they are above the middle. */
export function captionsOfOffer(spec: SceneSpec, layout: SceneLayout): Rect {
  const { caption, height, scale } = layout;
  if (isBelowWords(spec)) {
    const { offer, button } = endCardRows(spec.aspect, { product: true, button: true, logo: false }, layout);
    const words = offer.height + (button?.height ?? 0);
    return { ...caption, y: Math.round(topOf(spec, layout) + words + 2 * GAP_UNITS * scale) };
  }
  if (caption.y < height * HIGH) return caption;
  const lowest = Math.round((1 - pictureMargins(spec.aspect).bottom) * height - caption.height);
  return { ...caption, y: Math.max(caption.y, lowest) };
}

interface OfferRows {
  spec: SceneSpec;
  layout: SceneLayout;
  style: 'stage' | 'price';
  hasProduct: boolean;
  /** 0 where there is no pill */
  pillLines: number;
}

export function rowsOfOffer({ spec, layout, style, hasProduct, pillLines }: OfferRows): EndCardRows {
  const has = { product: hasProduct, button: pillLines > 0, logo: false };
  const usual = withTallPill(endCardRows(spec.aspect, has, layout, style), pillLines);
  const captions = captionsOfOffer(spec, layout);
  const { height, scale } = layout;
  const gap = GAP_UNITS * scale;
  const { product, offer, button } = usual;
  if (product && isBelowWords(spec)) {
    const top = Math.round(topOf(spec, layout));
    const y = spec.captions ? captions.y + captions.height : captions.y;
    const below = { ...product, y, height: Math.round(LOWEST * height) - y };
    const high = button && { ...button, y: Math.round(captions.y - gap - button.height) };
    return { ...usual, product: below, offer: { ...offer, y: top }, button: high };
  }
  if (!spec.captions) return usual;
  const { bottom } = pictureMargins(spec.aspect);
  if (captions.y >= height * HIGH) return rowsWithin(usual, { top: topOf(spec, layout), bottom: captions.y - gap });
  return rowsWithin(usual, { top: captions.y + captions.height + gap, bottom: (1 - bottom) * height });
}

/** Two lines fit a usual pill; what others need the headline gives. */
function withTallPill(rows: EndCardRows, pillLines: number): EndCardRows {
  const { offer, button } = rows;
  if (!button || pillLines <= 2) return rows;
  const more = Math.round(button.height * MORE_OF_PILL);
  return {
    ...rows,
    offer: { ...offer, height: offer.height - more },
    button: { ...button, y: button.y - more, height: button.height + more },
  };
}

/** Below a logo, and where words may begin. */
function topOf({ aspect, logo }: SceneSpec, { height, scale, logo: place }: SceneLayout): number {
  const belowLogo = logo?.corner.startsWith('top') ? place.y + place.height + GAP_UNITS * scale : 0;
  return Math.max(wordMargins(aspect).top * height, belowLogo);
}
