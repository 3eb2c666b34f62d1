import type { Hand } from '@herald/media/scene/acting-plan';
import type { Canvas } from '#base/canvas/canvas.ts';
import { contextOf } from '#base/canvas/context-of.ts';
import type { MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { LoadedPerformer, Performer, Pose, Rect } from '#base/performer.ts';
import { type Scene, type Shot, shotAt } from '../setup/scene.ts';

interface LoadedShot {
  /** larger than the frame by the scene's margin */
  background: MemoryPicture;
  performer: LoadedPerformer;
}

/** The presenter before the background, in the memory of a frame; each shot is taken in when it is first seen. */
export class ComposedShots {
  readonly #scene: Scene;
  readonly #memory: PixelMemory;
  readonly #base: MemoryPicture;
  readonly #loaded = new Map<Shot, LoadedShot>();
  readonly #performers = new Map<Performer, LoadedPerformer>();
  readonly #stills = new Map<Performer, Map<string, MemoryPicture | null>>();
  readonly #backgrounds = new Map<object, MemoryPicture>();
  #baseKey = '';
  #posed: { tSec: number; pose: Pose } | null = null;

  constructor(scene: Scene, memory: PixelMemory) {
    const { width, height } = scene.layout;
    this.#scene = scene;
    this.#memory = memory;
    this.#base = memory.picture({ x: 0, y: 0, width, height });
  }

  keyAt(tSec: number): string {
    return this.#scene.base.keyAt(this.#scene, tSec);
  }

  /** What the presenter may touch. */
  movingAreasAt(tSec: number): Rect[] {
    const { performer } = shotAt(this.#scene, tSec);
    return [performer.movingArea, ...this.#shotAt(tSec).performer.armAreas(this.#poseAt(tSec))];
  }

  /** Puts down what does not move, where it will be seen. */
  restore(frame: MemoryPicture, area: Rect, tSec: number): void {
    const { replaces } = this.#shotAt(tSec).performer;
    if (replaces && isWithin(area, replaces)) return;
    this.#memory.copy(this.#baseAt(tSec), frame, area);
  }

  drawMoving(frame: MemoryPicture, tSec: number, change: Partial<Pose> = {}): void {
    this.#shotAt(tSec).performer.drawMoving(frame, { ...this.#poseAt(tSec), ...change });
  }

  #poseAt(tSec: number): Pose {
    if (this.#posed?.tSec !== tSec) this.#posed = { tSec, pose: this.#scene.poseAt(tSec) };
    return this.#posed.pose;
  }

  #baseAt(tSec: number): MemoryPicture {
    const key = this.keyAt(tSec);
    const base = this.#base;
    if (key === this.#baseKey) return base;
    const { background } = this.#shotAt(tSec);
    const { performer } = shotAt(this.#scene, tSec);
    const { x, y } = this.#scene.driftAt(tSec);
    const { margin } = this.#scene.base;
    const { width, height } = base;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const placed = { ...background, left: left - margin, top: top - margin };
    this.#memory.copyBetween(placed, base, { right: x - left, down: y - top });
    const still = this.#stillOf(performer, this.#scene.movingHandsAt(tSec));
    if (still) this.#memory.blend(still, base, { x: 0, y: 0, width, height });
    this.#baseKey = key;
    return base;
  }

  #shotAt(tSec: number): LoadedShot {
    const shot = shotAt(this.#scene, tSec);
    const known = this.#loaded.get(shot);
    if (known) return known;
    const { performer } = shot;
    const loaded: LoadedShot = {
      background: this.#backgroundOf(shot),
      performer: this.#performers.get(performer) ?? performer.load(this.#memory),
    };
    this.#performers.set(performer, loaded.performer);
    this.#loaded.set(shot, loaded);
    return loaded;
  }

  #backgroundOf({ background }: Shot): MemoryPicture {
    const known = this.#backgrounds.get(background);
    if (known) return known;
    const canvas = this.#scene.makeCanvas(background.width, background.height);
    contextOf(canvas).drawImage(background, 0, 0);
    const picture = this.#memory.load(canvas, 0, 0);
    this.#backgrounds.set(background, picture);
    return picture;
  }

  /** What does not move of a performer while some hands do; null when there is nothing of the kind. */
  #stillOf(performer: Performer, hands: readonly Hand[]): MemoryPicture | null {
    const kept = this.#stills.get(performer) ?? new Map<string, MemoryPicture | null>();
    this.#stills.set(performer, kept);
    const known = kept.get(hands.join());
    if (known !== undefined) return known;
    const still = this.#drawStill(performer, hands);
    kept.set(hands.join(), still);
    return still;
  }

  #drawStill(performer: Performer, hands: readonly Hand[]): MemoryPicture | null {
    const { width, height } = this.#scene.layout;
    const canvas = this.#scene.makeCanvas(width, height);
    performer.drawStill(contextOf(canvas), hands);
    const rows = shownRows(canvas);
    if (!rows) return null;
    const part = this.#scene.makeCanvas(width, rows.to - rows.from);
    contextOf(part).drawImage(canvas, 0, -rows.from);
    return this.#memory.load(part, 0, rows.from);
  }
}

const isWithin = (area: Rect, all: Rect): boolean =>
  area.x >= all.x &&
  area.y >= all.y &&
  area.x + area.width <= all.x + all.width &&
  area.y + area.height <= all.y + all.height;

function shownRows(canvas: Canvas): { from: number; to: number } | null {
  const { width, height } = canvas;
  const { data } = contextOf(canvas).getImageData(0, 0, width, height);
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const first = words.findIndex((word) => word !== 0);
  if (first < 0) return null;
  const last = words.findLastIndex((word) => word !== 0);
  return { from: Math.floor(first / width), to: Math.floor(last / width) + 1 };
}
