import type { SceneSpec } from '@herald/media';
import type { Canvas, MakeCanvas, Picture } from '#base/canvas/canvas.ts';
import { type Pictures, pictureNamed } from '#base/canvas/check-picture.ts';
import { CaptionOverlay, layOutCaptions } from '../captions/caption-overlay.ts';
import { CardOverlay } from '../cards/card-overlay.ts';
import { paintCard } from '../cards/paint-card.ts';
import { paintEndCard } from '../cards/paint-end-card.ts';
import { paintHook } from '../cards/paint-hook.ts';
import { paintLogo } from '../cards/paint-logo.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { StillOverlay } from '../overlays/still-overlay.ts';

const END_FADE_SEC = 0.4;

export interface OverlayParts {
  spec: SceneSpec;
  layout: SceneLayout;
  background: Picture;
  cardFace: Canvas | null;
}

interface Env {
  makeCanvas: MakeCanvas;
  pictures: Pictures;
}

/** Everything that lies over the presenter, lowest first. */
export function prepareOverlays(parts: OverlayParts, env: Env): Overlay[] {
  const endsSec = endCardStartSec(parts.spec);
  return [
    ...cardLayer(parts, endsSec, env),
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
  const { width, height } = layout.card;
  const { label, placement } = spec.card;
  const labelAt = placement === 'hand' ? 'top' : 'bottom';
  return paintCard({ picture, width, height, label, labelAt, locale: spec.locale }, env.makeCanvas).canvas;
}

function cardLayer({ spec, layout, cardFace }: OverlayParts, endsSec: number, env: Env): Overlay[] {
  if (spec.card?.placement !== 'beside' || !cardFace) return [];
  const { enterAtSec, leaveAtSec } = spec.card;
  const times = { enterAtSec, leaveAtSec: leaveAtSec ?? endsSec };
  return [new CardOverlay(cardFace, { box: layout.card, frameWidth: layout.width }, times, env.makeCanvas)];
}

function captionLayer({ spec, layout }: OverlayParts, env: Env): Overlay[] {
  const laid = layOutCaptions(spec, layout, env.makeCanvas);
  if (!laid || !spec.captions) return [];
  return [new CaptionOverlay(laid, spec.captions.style, env.makeCanvas)];
}

function hookLayer({ spec, layout }: OverlayParts, env: Env): Overlay[] {
  if (!spec.hook) return [];
  const sprite = paintHook({ text: spec.hook.text, locale: spec.locale }, layout.hook, env.makeCanvas);
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

function endCardLayer({ spec, layout, background, cardFace }: OverlayParts, endsSec: number, env: Env): Overlay[] {
  if (!spec.endCard) return [];
  const logo = spec.logo && pictureNamed(env.pictures, spec.logo.picture, 'logo');
  const sprite = paintEndCard(
    { spec: spec.endCard, aspect: spec.aspect, locale: spec.locale, layout, background, card: cardFace, logo },
    env.makeCanvas,
  );
  const times = { startSec: endsSec, endSec: Number.POSITIVE_INFINITY, fadeSec: END_FADE_SEC, risePx: 0 };
  return [new StillOverlay(sprite, { x: 0, y: 0 }, times)];
}
