import type { SceneSpec } from '@herald/media/scene/scene-spec';
import { type Insert, isClipShot } from '@herald/media/scene/shot-plan';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import { clipNamed, type MovingPictures } from '#base/canvas/moving-picture.ts';
import { groundBehind } from '../captions/caption-ground.ts';
import { CaptionOverlay, layOutCaptions } from '../captions/caption-overlay.ts';
import { CardOverlay } from '../cards/card-overlay.ts';
import { placeCard } from '../cards/card-size.ts';
import { clipShotLayers } from '../cards/clip-shot-layers.ts';
import { END_FADE_SEC, endCardLayers } from '../cards/end-card-layers.ts';
import { InsertOverlay, type ShotTimes } from '../cards/insert-overlay.ts';
import { paintCard } from '../cards/paint-card.ts';
import { paintHook } from '../cards/paint-hook.ts';
import { paintLogo } from '../cards/paint-logo.ts';
import { paintPictureShot } from '../cards/paint-picture-shot.ts';
import { paintProductShot } from '../cards/paint-product-shot.ts';

import type { SceneLayout } from '../layout/layout-scene.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { StillOverlay } from '../overlays/still-overlay.ts';
import { cardMoments } from './present-at.ts';
import type { Shot } from './scene.ts';

/** How much nearer a product that fills the frame comes while it is shown. */
const PRODUCT_GROWTH = 0.08;
const PICTURE_GROWTH = 0.1;

export interface OverlayParts {
  spec: SceneSpec;
  layout: SceneLayout;
  background: Picture;
  cardFace: Canvas | null;
  shots: readonly Pick<Shot, 'startSec' | 'insert'>[];
  /** the presenter before the background, without anything over them */
  atRest: () => Canvas;
}

interface Env {
  makeCanvas: MakeCanvas;
  pictures: Pictures;
  clips: MovingPictures;
}

/** Everything that lies over the presenter, lowest first. */
export function prepareOverlays(parts: OverlayParts, env: Env): Overlay[] {
  const endsSec = endCardStartSec(parts.spec);
  return [
    ...cardLayer(parts, endsSec, env),
    ...productShotLayers(parts, env),
    ...materialLayers(parts, env),
    ...captionLayer(parts, env),
    ...hookLayer(parts, env),
    ...logoLayer(parts, endsSec, env),
    ...endCardLayer(parts, endsSec, env),
  ];
}

export function endCardStartSec(spec: SceneSpec): number {
  return spec.endCard ? spec.durationSec - spec.endCard.durationSec : Number.POSITIVE_INFINITY;
}

/** From here on nothing of the presenter shows through the end card. */
export function endCardCoversSec(spec: SceneSpec): number {
  return endCardStartSec(spec) + END_FADE_SEC;
}

/** The card in the hand or beside the presenter; the same picture in both places. */
export function paintCardFace(spec: SceneSpec, layout: SceneLayout, env: Env): Canvas | null {
  if (!spec.card) return null;
  const picture = pictureNamed(env.pictures, spec.card.picture, 'product');
  const { label, placement } = spec.card;
  return paintCard({ picture, place: layout.card, placement, label, locale: spec.locale }, env.makeCanvas).canvas;
}

function cardLayer({ spec, layout, cardFace }: OverlayParts, endsSec: number, env: Env): Overlay[] {
  if (spec.card?.placement !== 'beside' || !cardFace) return [];
  const times = cardMoments(spec.card).map(({ enterAtSec, leaveAtSec }) => ({
    enterAtSec,
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

const hasCaptions = ({ captions, words }: SceneSpec): boolean => captions !== null && words.length > 0;

function materialLayers(parts: OverlayParts, env: Env): Overlay[] {
  const { spec, layout } = parts;
  const { width, height } = layout;
  const frame = { width, height };
  return spec.material.flatMap((item) => {
    const times = timesOf(item.shot, parts);
    if (times.length === 0) return [];
    if (isClipShot(item.shot)) {
      const clip = clipNamed(env.clips, item.picture);
      return clipShotLayers({ item, clip, layout, hasCaptions: hasCaptions(spec), times }, env.makeCanvas);
    }
    const picture = pictureNamed(env.pictures, item.picture, 'material');
    const order = { picture, focus: item, layout, hasCaptions: hasCaptions(spec) };
    const { ground, sharp, place: at, toward } = paintPictureShot(order, env.makeCanvas);
    const behind = ground
      ? [new InsertOverlay(ground, { place: { x: 0, y: 0, ...frame }, frame, growth: 0 }, times)]
      : [];
    return [...behind, new InsertOverlay(sharp, { place: at, frame, growth: PICTURE_GROWTH, toward }, times)];
  });
}

function productShotLayers(parts: OverlayParts, env: Env): Overlay[] {
  const { spec, layout, background } = parts;
  const times = timesOf('product', parts);
  if (!spec.card || times.length === 0) return [];
  const picture = pictureNamed(env.pictures, spec.card.picture, 'product');
  const order = { picture, layout, background, hasCaptions: hasCaptions(spec) };
  const { ground, product, place } = paintProductShot(order, env.makeCanvas);
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
