import type { Canvas, Picture } from '#base/canvas/canvas.ts';
import type { Performer } from '#base/performer.ts';
import type { SceneCache } from './prepare-scene.ts';

/** Fewer performers have no room for one seen by a second camera: it would push out what the next film needs first. */
const LEAST_WITH_ASIDES = 4;

/** A place is seen from the front and from one side. */
const SIDES = 2;

/** Keeps the last few backgrounds and performers of one process, for previews that change one thing at a time. */
export class MemorySceneCache implements SceneCache {
  readonly #limit: number;
  readonly #backgrounds = new Map<string, Picture>();
  readonly #performers = new Map<string, Performer>();

  constructor(limit = 8) {
    this.#limit = limit;
  }

  background(key: string): Picture | undefined {
    return this.#backgrounds.get(key);
  }

  keepBackground(key: string, canvas: Canvas): void {
    keep(this.#backgrounds, key, canvas, SIDES * this.#limit);
  }

  performer(key: string): Performer | undefined {
    return this.#performers.get(key);
  }

  keepPerformer(key: string, performer: Performer): void {
    if (performer.framing.aside && this.#limit < LEAST_WITH_ASIDES) return;
    keep(this.#performers, key, performer, this.#limit);
  }
}

function keep<T>(kept: Map<string, T>, key: string, value: T, limit: number): void {
  kept.set(key, value);
  const oldest = kept.keys().next().value;
  if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
}
