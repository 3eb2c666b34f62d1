import type { Hand } from '@herald/media/scene/acting-plan';
import { contextOf } from '#base/canvas/context-of.ts';
import { letGoCanvas } from '#base/canvas/let-go-canvas.ts';
import { letGo } from '#base/composing/let-go.ts';
import type { MemoryPicture, PixelMemory } from '#base/composing/pixel-memory.ts';
import type { LoadedPerformer, Performer, Pose, Rect } from '#base/performer.ts';
import { type Scene, type Shot, shotAt } from '../setup/scene.ts';

/** The presenter before the background, in the memory of a frame; what a shot shows is taken in when it is first needed. */
export class ComposedShots {
  readonly #scene: Scene;
  readonly #memory: PixelMemory;
  readonly #base: MemoryPicture;
  readonly #performers = new Map<Performer, LoadedPerformer>();
  readonly #stills = new Map<Performer, Map<string, MemoryPicture | null>>();
  /** each larger than the frame by the scene's margin */
  readonly #backgrounds = new Map<Shot['background'], MemoryPicture>();
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
    return [performer.movingArea, ...this.#performerAt(tSec).armAreas(this.#poseAt(tSec))];
  }

  /** Puts down what does not move, where it will be seen. */
  restore(frame: MemoryPicture, area: Rect, tSec: number): void {
    const { replaces } = this.#performerAt(tSec);
    if (replaces && isWithin(area, replaces)) return;
    this.#memory.copy(this.#baseAt(tSec), frame, area);
  }

  drawMoving(frame: MemoryPicture, tSec: number, change: Partial<Pose> = {}): void {
    this.#performerAt(tSec).drawMoving(frame, { ...this.#poseAt(tSec), ...change });
  }

  #poseAt(tSec: number): Pose {
    if (this.#posed?.tSec !== tSec) this.#posed = { tSec, pose: this.#scene.poseAt(tSec) };
    return this.#posed.pose;
  }

  #baseAt(tSec: number): MemoryPicture {
    const key = this.keyAt(tSec);
    const base = this.#base;
    if (key === this.#baseKey) return base;
    const shot = shotAt(this.#scene, tSec);
    const background = this.#backgroundOf(shot);
    const { x, y } = this.#scene.driftAt(tSec);
    const { margin } = this.#scene.base;
    const { width, height } = base;
    const left = Math.floor(x);
    const top = Math.floor(y);
    const placed = { ...background, left: left - margin, top: top - margin };
    this.#memory.copyBetween(placed, base, { right: x - left, down: y - top });
    const still = this.#stillOf(shot.performer, this.#scene.movingHandsAt(tSec));
    if (still) this.#memory.blend(still, base, { x: 0, y: 0, width, height });
    this.#baseKey = key;
    return base;
  }

  #performerAt(tSec: number): LoadedPerformer {
    const { performer } = shotAt(this.#scene, tSec);
    const loaded = this.#performers.get(performer) ?? performer.load(this.#memory);
    this.#performers.set(performer, loaded);
    return loaded;
  }

  /** Taken in only where it is put down: a photo that fills the frame hides it. */
  #backgroundOf({ background }: Shot): MemoryPicture {
    const known = this.#backgrounds.get(background);
    if (known) return known;
    const seen = background();
    const canvas = this.#scene.makeCanvas(seen.width, seen.height);
    contextOf(canvas).drawImage(seen, 0, 0);
    const picture = this.#memory.load(canvas, 0, 0);
    letGoCanvas(canvas);
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
    const ctx = contextOf(canvas);
    performer.drawStill(ctx, hands);
    const { data } = ctx.getImageData(0, 0, width, height);
    const rows = shownRows(data, width);
    const part = rows && data.subarray(rows.from * width * 4, rows.to * width * 4);
    const still = part && this.#memory.loadRows(part, { x: 0, y: rows.from, width, height: rows.to - rows.from });
    letGo(data);
    letGoCanvas(canvas);
    return still;
  }
}

const isWithin = (area: Rect, all: Rect): boolean =>
  area.x >= all.x &&
  area.y >= all.y &&
  area.x + area.width <= all.x + all.width &&
  area.y + area.height <= all.y + all.height;

function shownRows(pixels: Uint8ClampedArray, width: number): { from: number; to: number } | null {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const first = words.findIndex((word) => word !== 0);
  if (first < 0) return null;
  const last = words.findLastIndex((word) => word !== 0);
  return { from: Math.floor(first / width), to: Math.floor(last / width) + 1 };
}
