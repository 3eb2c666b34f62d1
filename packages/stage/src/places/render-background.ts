import { type DrawnRoom, drawnRoom } from '@herald/media/choices';
import type { SettingBackground } from '@herald/media/scene/scene-spec';
import { drawnTrade } from '@herald/media/trades';
import type { Canvas, MakeCanvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import { seededRandom } from '#base/math/seeded-random.ts';
import type { Framing } from '#base/performer.ts';
import { blurByDepth } from './lens/blur-by-depth.ts';
import { develop } from './lens/develop.ts';
import { addGrain, addVignette, drawGlints } from './lens/finish.ts';
import { seenAside } from './seen-aside.ts';
import { gymWorld } from './settings/gym.ts';
import { homeWorld } from './settings/home.ts';
import { kitchenWorld } from './settings/kitchen.ts';
import { minimalWorld } from './settings/minimal.ts';
import { officeWorld } from './settings/office.ts';
import { outdoorWorld } from './settings/outdoor.ts';
import type { Brief, Mood } from './settings/parts.ts';
import { shopWorld } from './settings/shop.ts';
import { studioWorld } from './settings/studio.ts';
import { workshopWorld } from './settings/workshop.ts';
import { traceView, type View } from './trace/trace-view.ts';
import type { World } from './trace/world.ts';

/** Rays per picture; everything behind the presenter is out of focus, so more would not be seen. */
export const TRACED_PIXELS = 120_000;
/** Pixels per metre at one metre, for each pixel of half a face: a phone's lens at arm's length. */
const FOCAL_PER_UNIT = 7.7;
const FRAMED_METRES = 3.6;
/** How far the presenter is from the first camera. */
const PERSON_METRES = 0.58;

/** What a place needs to know of the frame it fills. */
export interface PlaceFrame {
  width: number;
  height: number;
  /** pixels per unit of a 720 frame */
  scale: number;
  framing: Framing;
  /** how far the presenter is turned from a camera that stands beside them, in radians: above 0 to the right */
  aside?: number;
}

const WORLDS: Record<SettingBackground['setting'], (brief: Brief) => World> = {
  home: homeWorld,
  modern: officeWorld,
  studio: studioWorld,
  outdoor: outdoorWorld,
  minimal: minimalWorld,
};

const ROOM_WORLDS: Record<DrawnRoom, (brief: Brief) => World> = {
  kitchen: kitchenWorld,
  shop: shopWorld,
  workshop: workshopWorld,
  gym: gymWorld,
};

function worldOf({ setting, room }: SettingBackground): (brief: Brief) => World {
  const drawn = drawnRoom(setting, room);
  return drawn ? ROOM_WORLDS[drawn] : WORLDS[setting];
}

/** The picture behind the presenter, `margin` pixels larger than the frame on every side. */
export function renderBackground(
  spec: SettingBackground,
  frame: PlaceFrame,
  margin: number,
  makeCanvas: MakeCanvas,
  tracedPixels = TRACED_PIXELS,
): Canvas {
  const width = frame.width + 2 * margin;
  const height = frame.height + 2 * margin;
  const focal = FOCAL_PER_UNIT * frame.framing.unitPx;
  const brief: Brief = {
    environment: spec.environment,
    mood: moodOf(spec),
    style: spec.style,
    random: seededRandom(spec.seed),
    makeCanvas,
    halfWidth: (frame.width / 2 / focal) * FRAMED_METRES,
    trade: drawnTrade(spec),
  };
  const built = worldOf(spec)(brief);
  const world = frame.aside ? seenAside(built, frame.aside, PERSON_METRES) : built;
  const shrink = Math.sqrt(tracedPixels / (width * height));
  const view: View = {
    width: Math.round(width * shrink),
    height: Math.round(height * shrink),
    focalPx: focal * shrink,
    centerX: (width / 2) * shrink,
    centerY: (frame.framing.headY + margin) * shrink,
  };
  const field = traceView(world, view);
  const blurred = blurByDepth(field, world.blurUnits * frame.scale * shrink);
  const small = makeCanvas(view.width, view.height);
  const smallContext = contextOf(small);
  const pixels = smallContext.createImageData(view.width, view.height);
  develop(blurred, world.exposure, pixels);
  smallContext.putImageData(pixels, 0, 0);
  const canvas = makeCanvas(width, height);
  const ctx = contextOf(canvas);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, width, height);
  drawGlints(
    ctx,
    world,
    { ...view, focalPx: focal, centerX: width / 2, centerY: frame.framing.headY + margin },
    field,
    frame.scale,
  );
  addVignette(ctx, width, height);
  addGrain(ctx, { width, height, seed: spec.seed + 2 });
  return canvas;
}

function moodOf(spec: SettingBackground): Mood {
  if (spec.lighting !== 'auto') return spec.lighting;
  return spec.setting === 'studio' && !drawnRoom(spec.setting, spec.room)
    ? 'artistic'
    : spec.setting === 'minimal'
      ? 'studio'
      : 'natural';
}
