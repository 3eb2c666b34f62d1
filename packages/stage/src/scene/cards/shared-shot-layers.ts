import type { BrandSpec } from '@herald/media/scene/brand';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { SceneLayout } from '../layout/layout-scene.ts';
import type { SharedPlace } from '../layout/shared-place.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { type OverlayWindow, WindowedOverlay } from '../overlays/windowed-overlay.ts';
import { InsertOverlay, type ShotTimes } from './insert-overlay.ts';

const PAPER = '#faf9f7';
/** In units of a 720 frame. */
const RING = 6;
const SHADOW = 22;
const SEAM = 6;

/** The frame as the material of such a shot sees it. */
export function layoutForMaterial(layout: SceneLayout, { material, captionY }: SharedPlace): SceneLayout {
  const caption = { ...layout.caption, x: layout.caption.x - material.x, y: captionY - material.y };
  return { ...layout, width: material.width, height: material.height, caption };
}

/** Whether captions lie on the material of such a shot. */
export function hasCaptionsOver({ material, captionY }: SharedPlace): boolean {
  return captionY >= material.y && captionY < material.y + material.height;
}

export function windowOf({ material, window, isRound }: SharedPlace): OverlayWindow {
  return { at: material, hole: isRound ? window : null };
}

/** What parts presenter and material: a ring around the circle, or a line between the two halves. */
export function edgeLayer(
  place: SharedPlace,
  { layout, brand, times }: { layout: SceneLayout; brand: BrandSpec | null; times: readonly ShotTimes[] },
  makeCanvas: MakeCanvas,
): Overlay {
  const { scale } = layout;
  const color = brand?.accent ?? PAPER;
  const frame = { width: layout.width, height: layout.height };
  const whole = { x: 0, y: 0, ...frame };
  if (place.isRound) {
    const out = Math.ceil((RING + SHADOW) * scale);
    const { x, y, width } = place.window;
    const size = width + 2 * out;
    const sprite = paintRing(
      { size, radius: width / 2, ring: RING * scale, shadow: SHADOW * scale, color },
      makeCanvas,
    );
    const ring = new InsertOverlay(
      sprite,
      { place: { x: x - out, y: y - out, width: size, height: size }, frame, growth: 0 },
      times,
    );
    return new WindowedOverlay(ring, { at: whole, hole: place.window });
  }
  const thick = Math.max(2, 2 * Math.round((SEAM * scale) / 2));
  const { material, window } = place;
  const isStacked = material.width === layout.width;
  const seamX = Math.max(material.x, window.x) - thick / 2;
  const seam = isStacked
    ? { x: 0, y: window.y - thick / 2, width: layout.width, height: thick }
    : { x: seamX, y: 0, width: thick, height: layout.height };
  const sprite = makeCanvas(seam.width, seam.height);
  const ctx = contextOf(sprite);
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, seam.width, seam.height);
  return new InsertOverlay(sprite, { place: seam, frame, growth: 0 }, times);
}

interface Ring {
  size: number;
  radius: number;
  ring: number;
  shadow: number;
  color: string;
}

function paintRing({ size, radius, ring, shadow, color }: Ring, makeCanvas: MakeCanvas): Canvas {
  const canvas = makeCanvas(size, size);
  const ctx = contextOf(canvas);
  ctx.shadowColor = 'rgba(0,0,0,0.5)';
  ctx.shadowBlur = shadow * 0.8;
  ctx.shadowOffsetY = shadow * 0.2;
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, radius + ring, 0, 2 * Math.PI);
  ctx.fill();
  return canvas;
}
