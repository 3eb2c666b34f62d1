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
import { paintEndCard } from './paint-end-card.ts';
import { wordCardColor } from './word-card-color.ts';

interface OfferCard {
  spec: SceneSpec;
  offer: SaidOffer;
  layout: SceneLayout;
  background: Picture;
  product: Picture | null;
}

/** Each line comes a little before its word, so that it is there when it is heard. */
const LEAD_SEC = 0.1;
/** What is said so soon is there with the cut: an empty card says nothing. */
const AT_ONCE_SEC = 0.7;
/** Before the end each line stands so long. */
const HELD_SEC = 1.5;
const ENTER_SEC = 0.25;
/** The product is there with the cut, and settles. */
const SEEN_AT_ONCE_SEC = 0.35;
const RISE_UNITS = 22;
const GAP_UNITS = 14;
/** Of the height: captions above it are high. */
const HIGH = 0.45;

/** The last picture of a film that offers something: the product, the price and the address, one after the other as they are said. */
export function offerLayers(
  { spec, offer, layout, background, product }: OfferCard,
  makeCanvas: MakeCanvas,
): Overlay[] {
  const { startSec, headline, detail } = offer;
  const { aspect, brand, locale, durationSec } = spec;
  const style = product || brand ? ('stage' as const) : ('price' as const);
  const words = { text: headline.text, detail: detail?.text ?? null, durationSec: durationSec - startSec };
  const card = paintEndCard(
    {
      ...{ brand, aspect, locale, layout, background, product, logo: null },
      spec: { ...words, color: wordCardColor(spec), style },
      ...(spec.captions && { room: roomBesideCaptions(spec, layout) }),
    },
    makeCanvas,
  );
  const comesSec = (atSec: number) => {
    const wanted = atSec - startSec < AT_ONCE_SEC ? startSec : Math.max(startSec, atSec - LEAD_SEC);
    return Math.max(startSec, Math.min(wanted, durationSec - HELD_SEC));
  };
  const forever = Number.POSITIVE_INFINITY;
  const whole = { startSec, endSec: forever, fadeSec: 0, risePx: 0 };
  const rising = {
    startSec: comesSec(headline.atSec),
    endSec: forever,
    fadeSec: ENTER_SEC,
    risePx: Math.round(RISE_UNITS * layout.scale),
  };
  const growing = (sprite: typeof card.product, fromSec: number): Overlay[] =>
    sprite ? [new GrowingOverlay(sprite.canvas, sprite.at, { startSec: fromSec, endSec: durationSec })] : [];
  const layers = [
    new StillOverlay(card.ground, { x: 0, y: 0 }, whole),
    ...growing(card.product, startSec - SEEN_AT_ONCE_SEC),
    new StillOverlay(card.offer.canvas, card.offer.at, rising),
    ...growing(card.button, detail ? comesSec(detail.atSec) : startSec),
  ];
  return layers.map((layer) => new MovedOverlay(layer, (tSec) => (tSec < startSec ? null : 0)));
}

/** Captions say the rest as low as words may be, unless they are above the middle; the offer has what is left. */
export function captionsOfOffer({ aspect }: SceneSpec, { caption, height }: SceneLayout): Rect {
  if (caption.y < height * HIGH) return caption;
  const lowest = Math.round((1 - wordMargins(aspect).bottom) * height - caption.height);
  return { ...caption, y: Math.max(caption.y, lowest) };
}

function roomBesideCaptions(spec: SceneSpec, layout: SceneLayout) {
  const { height, scale, logo } = layout;
  const captions = captionsOfOffer(spec, layout);
  const gap = GAP_UNITS * scale;
  const { top, bottom } = pictureMargins(spec.aspect);
  const belowLogo = spec.logo?.corner.startsWith('top') ? logo.y + logo.height + gap : 0;
  if (captions.y >= height * HIGH) return { top: Math.max(top * height, belowLogo), bottom: captions.y - gap };
  return { top: captions.y + captions.height + gap, bottom: (1 - bottom) * height };
}
