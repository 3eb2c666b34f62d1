import { isDrawn, type MaterialPicture, type SceneSpec } from '@herald/media/scene/scene-spec';
import {
  type Insert,
  isClipShot,
  isPresenterSize,
  type MaterialShot,
  SHARINGS,
  type ShotSize,
  sharedShot,
} from '@herald/media/scene/shot-plan';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { clipNamed, type MovingPictures } from '#base/canvas/moving-picture.ts';
import { featuresIn, headIn } from '#base/face-reach.ts';
import { captionInkOf } from '../brand/brand-ink.ts';
import { groundBehind } from '../captions/caption-ground.ts';
import { CaptionOverlay, layOutCaptions } from '../captions/caption-overlay.ts';
import { saidOffer } from '../captions/said-offer.ts';
import { CardOverlay, enteredAtRest } from '../cards/card-overlay.ts';
import { placeCard } from '../cards/card-size.ts';
import { clipShotLayers } from '../cards/clip-shot-layers.ts';
import { END_FADE_SEC, endCardLayers } from '../cards/end-card-layers.ts';
import { colorAround, colorOfProduct } from '../cards/film-color.ts';
import { InsertOverlay, type ShotTimes } from '../cards/insert-overlay.ts';
import { captionsOfOffer, offerLayers } from '../cards/offer-layers.ts';
import type { RoomAround } from '../cards/paint-before-itself.ts';
import { paintCard } from '../cards/paint-card.ts';
import { paintHook } from '../cards/paint-hook.ts';
import { paintLogo } from '../cards/paint-logo.ts';
import { paintPictureShot } from '../cards/paint-picture-shot.ts';
import { paintProductShot } from '../cards/paint-product-shot.ts';
import { edgeLayer, hasCaptionsOver, layoutForMaterial, windowOf } from '../cards/shared-shot-layers.ts';
import { wordCardLayers } from '../cards/word-card-layers.ts';
import { isProductInFront, type SceneLayout } from '../layout/layout-scene.ts';
import { progressBarPlace } from '../layout/progress-bar-place.ts';
import { layoutOfProduct } from '../layout/words-over-product.ts';
import { type MovedBy, MovedOverlay } from '../overlays/moved-overlay.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { ProgressBarOverlay } from '../overlays/progress-bar-overlay.ts';
import { StillOverlay } from '../overlays/still-overlay.ts';
import { WindowedOverlay } from '../overlays/windowed-overlay.ts';
import { figureLayers } from './figure-layers.ts';
import type { FramedPerformer } from './frame-performer.ts';
import { cardMoments } from './present-at.ts';
import type { Scene, Shot } from './scene.ts';

/** How much nearer a product that fills the frame comes while it is shown. */
const PRODUCT_GROWTH = 0.08;
const PICTURE_GROWTH = 0.1;

export interface OverlayParts {
  spec: SceneSpec;
  layout: SceneLayout;
  background: Picture;
  cardFace: Canvas | null;
  shots: readonly Pick<Shot, 'startSec' | 'insert' | 'size' | 'sharing'>[];
  framed: FramedPerformer;
  /** the presenter before the background, without anything over them */
  atRest: () => Canvas;
}

interface Env {
  makeCanvas: MakeCanvas;
  pictures: Pictures;
  clips: MovingPictures;
}

/** Everything that lies over the presenter, lowest first, and what each of it is. */
export function prepareOverlays(parts: OverlayParts, env: Env): Pick<Scene, 'overlays' | 'overlayNames'> {
  const endsSec = endCardStartSec(parts.spec);
  const layers = Object.entries({
    card: cardLayer(parts, endsSec, env).map((card) => outsideSharedShots(card, parts)),
    product: productShotLayers(parts, env),
    material: materialLayers(parts, env),
    shared: sharedShotLayers(parts, env),
    words: wordCards(parts, env),
    offer: offerLayer(parts, env),
    figures: figureLayers(parts, env.makeCanvas),
    captions: captionLayer(parts, env).map((captions) => inEachShot(captions, parts)),
    hook: hookLayer(parts, env),
    logo: logoLayer(parts, endsSec, env),
    progressBar: progressBarLayer(parts, endsSec),
    endCard: endCardLayer(parts, endsSec, env),
  });
  return {
    overlays: layers.flatMap(([, overlays]) => overlays),
    overlayNames: layers.flatMap(([name, overlays]) => overlays.map((_, number) => `${name} ${number}`)),
  };
}

export function endCardStartSec(spec: SceneSpec): number {
  return spec.endCard ? spec.durationSec - spec.endCard.durationSec : Number.POSITIVE_INFINITY;
}

/** From here on nothing of the presenter shows through the end card. */
export function endCardCoversSec(spec: SceneSpec): number {
  return endCardStartSec(spec) + END_FADE_SEC;
}

/** The product in the hand or beside the presenter, without its ground where that can be taken away; a label needs a card. */
export function paintCardFace(spec: SceneSpec, { card: place }: Pick<SceneLayout, 'card'>, env: Env): Canvas | null {
  if (!spec.card) return null;
  const picture = pictureNamed(env.pictures, spec.card.picture, 'product');
  const { label, placement } = spec.card;
  const isAlone = label === null || isProductInFront(spec);
  const free = placement === 'beside' && isAlone && { isFree: true };
  return paintCard({ picture, place, placement, ...free, label, locale: spec.locale }, env.makeCanvas).canvas;
}

function cardLayer({ spec, layout, cardFace, shots }: OverlayParts, endsSec: number, env: Env): Overlay[] {
  if (spec.card?.placement !== 'beside' || !cardFace) return [];
  const coveredSecs = shots.flatMap(({ insert, startSec }) => (insert ? [startSec] : []));
  const times = cardMoments(spec.card).map(({ enterAtSec, leaveAtSec }) => ({
    enterAtSec: enteredAtRest(enterAtSec, coveredSecs),
    leaveAtSec: leaveAtSec ?? endsSec,
  }));
  const box = placeCard(cardFace, layout.card);
  return [new CardOverlay(cardFace, { box, frameWidth: layout.width }, times, env.makeCanvas)];
}

/** When something fills the frame in the presenter's place, who goes on speaking below. */
function timesOf(insert: Insert, { spec, shots }: OverlayParts): ShotTimes[] {
  return shots.flatMap((shot, index) =>
    shot.insert === insert ? [{ startSec: shot.startSec, endSec: shots[index + 1]?.startSec ?? spec.durationSec }] : [],
  );
}

/** When presenter and material share the frame. */
function sharedTimesOf(size: ShotSize | undefined, { spec, shots }: OverlayParts): ShotTimes[] {
  return shots.flatMap((shot, index) =>
    shot.sharing && shot.size === size
      ? [{ startSec: shot.startSec, endSec: shots[index + 1]?.startSec ?? spec.durationSec }]
      : [],
  );
}

/** When a card says its words; the one of an offer shows what they offer. */
function wordTimes(parts: OverlayParts): ShotTimes[] {
  const offer = saidOffer(parts.spec);
  return timesOf('card', parts).filter(({ startSec }) => startSec !== offer?.startSec);
}

function wordCards(parts: OverlayParts, env: Env): Overlay[] {
  const times = wordTimes(parts);
  if (times.length === 0) return [];
  const color = seenColor(parts, env.makeCanvas);
  const { spec, layout } = parts;
  const behind = !spec.brand && !spec.endCard && { behind: pictureOfFilm(parts, env) };
  return wordCardLayers({ spec, layout, times, ...behind, ...(color && { color }) }, env.makeCanvas);
}

function offerLayer(parts: OverlayParts, env: Env): Overlay[] {
  const { spec, layout, background } = parts;
  const offer = saidOffer(spec);
  if (!offer) return [];
  const product = spec.card && pictureNamed(env.pictures, spec.card.picture, 'product');
  const ofProduct = product && !spec.endCard && colorOfProduct(product, env.makeCanvas);
  const color = ofProduct || seenColor(parts, env.makeCanvas);
  const behind = !product && !spec.brand && { behind: pictureOfFilm(parts, env) };
  return offerLayers({ spec, offer, layout, background, product, ...behind, ...(color && { color }) }, env.makeCanvas);
}

/** Behind who was filmed in their own room is a still of their clip, far out of focus; here it is as it was filmed. */
function pictureOfFilm({ spec, layout, framed, atRest }: OverlayParts, env: Env): Picture {
  const { performer, background } = spec;
  if (performer.kind !== 'clip' || performer.isCutOut || background.kind !== 'picture') return atRest();
  const still = pictureNamed(env.pictures, background.picture, 'background');
  if (!performer.head) return still;
  const { x, y, halfPx, width, height } = performer.head;
  const { headX, headY, unitPx } = framed.framings.wide;
  const scale = unitPx / halfPx;
  const canvas = env.makeCanvas(layout.width, layout.height);
  contextOf(canvas).drawImage(still, headX - x * scale, headY - y * scale, width * scale, height * scale);
  return canvas;
}

/** Of a photo or a clip nobody knows the colors before it is seen; one without any has the color that the scene says. */
function seenColor({ spec, atRest, framed, shots }: OverlayParts, makeCanvas: MakeCanvas): string | null {
  if (isColorKnown(spec)) return null;
  const { framings, reach } = framed;
  const size = shots[0]?.size ?? 'wide';
  const framing = (isPresenterSize(size) && framings[size]) || framings.wide;
  return colorAround(atRest(), { face: featuresIn(framing, reach), head: headIn(framing, reach) }, makeCanvas);
}

const isColorKnown = ({ brand, endCard, performer }: SceneSpec): boolean =>
  brand !== null || endCard !== null || isDrawn(performer);

const hasCaptions = ({ captions, words }: SceneSpec): boolean => captions !== null && words.length > 0;

function materialLayers(parts: OverlayParts, env: Env): Overlay[] {
  const { spec, layout } = parts;
  return spec.material.flatMap((item) => {
    const shown = { times: timesOf(item.shot, parts), layout, hasCaptions: hasCaptions(spec) };
    return layersOfMaterial(item, shown, env);
  });
}

/** Material beside or behind the presenter, in a window of its own. */
function sharedShotLayers(parts: OverlayParts, env: Env): Overlay[] {
  const { spec, layout } = parts;
  const { shared } = parts.framed;
  const { brand } = spec;
  return SHARINGS.flatMap((sharing) => {
    const at = shared[sharing];
    if (!at) return [];
    const { place } = at;
    const timesFor = (shot: MaterialShot) => sharedTimesOf(sharedShot(sharing, shot), parts);
    const within = {
      layout: layoutForMaterial(layout, place),
      hasCaptions: hasCaptions(spec) && hasCaptionsOver(place),
      circle: place.isRound ? place.window : null,
    };
    const layers = spec.material.flatMap((item) =>
      layersOfMaterial(item, { times: timesFor(item.shot), ...within }, env).map(
        (layer) => new WindowedOverlay(layer, windowOf(place)),
      ),
    );
    const times = spec.material.flatMap(({ shot }) => timesFor(shot));
    return times.length > 0 ? [...layers, edgeLayer(place, { layout, brand, times }, env.makeCanvas)] : [];
  });
}

interface ShownMaterial extends RoomAround {
  times: readonly ShotTimes[];
}

function layersOfMaterial(item: MaterialPicture, { times, ...around }: ShownMaterial, env: Env): Overlay[] {
  if (times.length === 0) return [];
  const { width, height } = around.layout;
  const frame = { width, height };
  if (isClipShot(item.shot)) {
    const clip = clipNamed(env.clips, item.picture);
    return clipShotLayers({ item, clip, times, ...around }, env.makeCanvas);
  }
  const picture = pictureNamed(env.pictures, item.picture, 'material');
  const { ground, sharp, place: at, toward } = paintPictureShot({ picture, focus: item, ...around }, env.makeCanvas);
  const behind = ground
    ? [new InsertOverlay(ground, { place: { x: 0, y: 0, ...frame }, frame, growth: 0 }, times)]
    : [];
  return [...behind, new InsertOverlay(sharp, { place: at, frame, growth: PICTURE_GROWTH, toward }, times)];
}

/** Captions are elsewhere where material or the product has their place; a card says the words itself. */
function inEachShot(captions: Overlay, { spec, shots, framed: { shared }, layout }: OverlayParts): Overlay {
  if (shots.every(({ sharing, insert }) => !sharing && insert !== 'card' && insert !== 'product')) return captions;
  const overProduct = Math.round(layoutOfProduct(spec, layout).caption.y - layout.caption.y);
  const isOffer = saidOffer(spec) !== null;
  const inOffer = captionsOfOffer(spec, layout).y - layout.caption.y;
  const movedBy: MovedBy = (tSec) => {
    const shot = shots.findLast(({ startSec }) => startSec <= tSec);
    if (shot?.insert === 'card') return isOffer && shot === shots.at(-1) ? inOffer : null;
    if (shot?.insert === 'product') return overProduct;
    const place = shot?.sharing && shared[shot.sharing]?.place;
    return place ? place.captionY - layout.caption.y : 0;
  };
  return new MovedOverlay(captions, movedBy);
}

/** The card has no place where material is. */
function outsideSharedShots(card: Overlay, { shots }: OverlayParts): Overlay {
  if (shots.every(({ sharing }) => !sharing)) return card;
  return new MovedOverlay(card, (tSec) => (shots.findLast(({ startSec }) => startSec <= tSec)?.sharing ? null : 0));
}

function productShotLayers(parts: OverlayParts, env: Env): Overlay[] {
  const { spec, layout, background } = parts;
  const times = timesOf('product', parts);
  if (!spec.card || times.length === 0) return [];
  const picture = pictureNamed(env.pictures, spec.card.picture, 'product');
  const around = { layout: layoutOfProduct(spec, layout), hasCaptions: hasCaptions(spec) };
  const { ground, product, place } = paintProductShot({ picture, background, ...around }, env.makeCanvas);
  const { width, height } = layout;
  const frame = { width, height };
  return [
    new InsertOverlay(ground, { place: { x: 0, y: 0, ...frame }, frame, growth: 0 }, times),
    new InsertOverlay(product, { place, frame, growth: PRODUCT_GROWTH }, times),
  ];
}

function captionLayer({ spec, layout, atRest }: OverlayParts, env: Env): Overlay[] {
  const laid = layOutCaptions(spec, layout, env.makeCanvas);
  if (!laid || !spec.captions) return [];
  const { style } = spec.captions;
  const ground = style === 'pop' ? groundBehind(atRest(), layout.caption) : 'usual';
  return [new CaptionOverlay(laid, style, env.makeCanvas, ground)];
}

function hookLayer({ spec, layout }: OverlayParts, env: Env): Overlay[] {
  if (!spec.hook) return [];
  const sprite = paintHook(
    { text: spec.hook.text, locale: spec.locale, font: spec.brand?.font },
    layout.hook,
    env.makeCanvas,
  );
  const times = { startSec: 0, endSec: spec.hook.durationSec, fadeSec: 0.25, risePx: 0 };
  return [new StillOverlay(sprite, layout.hook, times)];
}

function logoLayer({ spec, layout }: OverlayParts, endsSec: number, env: Env): Overlay[] {
  if (!spec.logo) return [];
  const picture = pictureNamed(env.pictures, spec.logo.picture, 'logo');
  const { canvas, at } = paintLogo(picture, layout.logo, spec.logo.corner, env.makeCanvas);
  // The hook needs the top of the picture for itself; a logo up there follows it.
  const startSec = spec.hook && spec.logo.corner.startsWith('top') ? spec.hook.durationSec : 0;
  const endSec = endsSec + END_FADE_SEC;
  return [new StillOverlay(canvas, at, { startSec, endSec, fadeSec: 0.25, risePx: 0 })];
}

/** Full when the end card comes, or at the end. */
function progressBarLayer({ spec, layout }: OverlayParts, endsSec: number): Overlay[] {
  if (!spec.progressBar) return [];
  const look = {
    place: progressBarPlace(spec.aspect, layout),
    isRound: spec.aspect === '9:16',
    color: captionInkOf(spec.brand).hot,
  };
  return [new ProgressBarOverlay(look, Math.min(endsSec, spec.durationSec))];
}

function endCardLayer({ spec, layout, background }: OverlayParts, endsSec: number, env: Env): Overlay[] {
  if (!spec.endCard) return [];
  const logo = spec.logo && pictureNamed(env.pictures, spec.logo.picture, 'logo');
  const product = spec.card && pictureNamed(env.pictures, spec.card.picture, 'product');
  const { aspect, locale, brand, durationSec } = spec;
  return endCardLayers(
    { spec: spec.endCard, brand, aspect, locale, layout, background, product, logo },
    { startSec: endsSec, endSec: durationSec },
    env.makeCanvas,
  );
}
