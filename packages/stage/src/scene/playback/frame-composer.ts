import type { Mouth } from '@herald/media/mouth';
import { CanvasLayer } from '#base/composing/canvas-layer.ts';
import { GrowingPlace } from '#base/composing/growing-place.ts';
import { type MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { Rect } from '#base/performer.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { isCovered, type Scene } from '../setup/scene.ts';
import { ComposedShots } from './composed-shots.ts';

interface Composed {
  baseKey: string;
  covered: boolean;
  /** what the presenter touches */
  presenter: Rect[];
  states: (string | null)[];
  areas: Rect[];
}

interface OverlayLayer {
  overlay: Overlay;
  canvas: CanvasLayer;
  /** what the picture shows; empty where there is none yet */
  state: string;
  picture: MemoryPicture | null;
}

/** Puts moment after moment together in one picture in memory, touching only what changed. */
export class FrameComposer {
  readonly width: number;
  readonly height: number;
  readonly #scene: Scene;
  readonly #memory = new PixelMemory();
  readonly #partPlace = new GrowingPlace(this.#memory);
  readonly #frame: MemoryPicture;
  readonly #shots: ComposedShots;
  readonly #layers: OverlayLayer[];
  #before: Composed | null = null;

  constructor(scene: Scene) {
    const { width, height } = scene.layout;
    this.width = width;
    this.height = height;
    this.#scene = scene;
    this.#frame = this.#memory.picture({ x: 0, y: 0, width, height });
    this.#shots = new ComposedShots(scene, this.#memory);
    this.#layers = scene.overlays.map((overlay) => ({
      overlay,
      canvas: new CanvasLayer(this.#memory, scene.makeCanvas),
      state: '',
      picture: null,
    }));
  }

  /** RGBA of the whole frame, opaque; good until the next moment is composed. */
  get pixels(): Uint8ClampedArray<ArrayBuffer> {
    return this.#memory.bytesOf(this.#frame);
  }

  /** The memory that the pixels lie in, for others who work on them there. */
  get home(): { readonly memory: { readonly buffer: ArrayBuffer }; take(bytes: number): number } {
    const { kernel } = this.#memory;
    return { memory: kernel.memory, take: (bytes) => this.#memory.take(bytes) };
  }

  /** Returns the parts that may differ from the moment composed before. */
  compose(tSec: number): Rect[] {
    const before = this.#before;
    const now = this.#stateAt(tSec);
    this.#before = now;
    const whole = { x: 0, y: 0, width: this.width, height: this.height };
    if (!before || before.baseKey !== now.baseKey || before.covered !== now.covered) {
      this.#put([whole], now, tSec);
      return [whole];
    }
    const touched = this.#touched(before, now);
    if (touched.length > 0) this.#put(touched, now, tSec);
    return touched;
  }

  /** RGBA of an area of one moment as it would look with another mouth; the frame stays. Good until anything else is composed. */
  composePart(area: Rect, tSec: number, mouth: Mouth): Uint8ClampedArray<ArrayBuffer> {
    const part = this.#partFor(area);
    const now = this.#stateAt(tSec);
    if (!now.covered) {
      this.#shots.restore(part, area, tSec);
      this.#shots.drawMoving(part, tSec, { mouth });
    }
    this.#putOverlays(part, [area], now, tSec);
    return this.#memory.bytesOf(part);
  }

  #partFor({ x: left, y: top, width, height }: Rect): MemoryPicture {
    return { at: this.#partPlace.for(width * height * 4), width, height, left, top };
  }

  #stateAt(tSec: number): Composed {
    const scene = this.#scene;
    const covered = isCovered(scene, tSec);
    return {
      baseKey: covered ? 'covered' : this.#shots.keyAt(tSec),
      covered,
      presenter: covered ? [] : this.#shots.movingAreasAt(tSec),
      states: scene.overlays.map((overlay) => overlay.stateAt(tSec)),
      areas: scene.overlays.map((overlay) => wholeWithin(overlay.areaAt(tSec), scene.layout)),
    };
  }

  #touched(before: Composed, now: Composed): Rect[] {
    const touched = [...now.presenter, ...before.presenter];
    for (const [index, state] of now.states.entries()) {
      if (state === before.states[index]) continue;
      if (before.states[index] !== null) touched.push(before.areas[index]);
      if (state !== null) touched.push(now.areas[index]);
    }
    return withoutOverlaps(
      touched.map((area) => wholeWithin(area, this.#scene.layout)).filter((area) => area.width > 0),
    );
  }

  /** Below everything lies what never moves; each part is composed from there, once. */
  #put(parts: Rect[], now: Composed, tSec: number): void {
    if (!now.covered) for (const part of parts) this.#shots.restore(this.#frame, part, tSec);
    if (!now.covered) this.#shots.drawMoving(this.#frame, tSec);
    this.#putOverlays(this.#frame, parts, now, tSec);
  }

  #putOverlays(to: MemoryPicture, parts: readonly Rect[], now: Composed, tSec: number): void {
    for (const [index, layer] of this.#layers.entries()) {
      const state = now.states[index];
      if (state === null || state === undefined) continue;
      const area = now.areas[index];
      for (const part of parts)
        if (overlaps(part, area)) this.#memory.blendPlain(this.#pictureOf(layer, state, area, tSec), to, part);
    }
  }

  #pictureOf(layer: OverlayLayer, state: string, area: Rect, tSec: number): MemoryPicture {
    if (!layer.picture || layer.state !== state) {
      layer.picture = layer.canvas.draw(area, (ctx) => layer.overlay.draw(ctx, tSec));
      layer.state = state;
    }
    return layer.picture;
  }
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The same pixels, each in one rectangle only: what is half seen through must not be put down twice. */
function withoutOverlaps(areas: readonly Rect[]): Rect[] {
  const apart: Rect[] = [];
  for (const area of areas) {
    let rest = [area];
    for (const taken of apart) rest = rest.flatMap((part) => without(part, taken));
    apart.push(...rest);
  }
  return apart;
}

function without(area: Rect, hole: Rect): Rect[] {
  if (!overlaps(area, hole)) return [area];
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  const top = Math.max(area.y, hole.y);
  const low = Math.min(bottom, hole.y + hole.height);
  const parts = [
    { x: area.x, y: area.y, width: area.width, height: top - area.y },
    { x: area.x, y: low, width: area.width, height: bottom - low },
    { x: area.x, y: top, width: hole.x - area.x, height: low - top },
    { x: hole.x + hole.width, y: top, width: right - hole.x - hole.width, height: low - top },
  ];
  return parts.filter(({ width, height }) => width > 0 && height > 0);
}

function wholeWithin(area: Rect, frame: { width: number; height: number }): Rect {
  const left = Math.max(0, Math.floor(area.x));
  const top = Math.max(0, Math.floor(area.y));
  const right = Math.min(frame.width, Math.ceil(area.x + area.width));
  const bottom = Math.min(frame.height, Math.ceil(area.y + area.height));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
