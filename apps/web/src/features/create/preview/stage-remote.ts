import type { SettingBackground } from '@herald/media/scene/scene-spec';
import { useEffect } from 'react';
import { createStore, useStore } from '#lib/create-store.ts';
import type { Sound } from '#lib/sound.ts';
import { Shared, useShared } from '../sound/shared.ts';
import { type SceneOrder, type StageReport, type StageRequest, wallMs } from './stage-orders.ts';

/** How far the picture may be from the sound before it is told again. */
const TOLERANCE_SEC = 0.03;

const shared = new Shared(() => new StageRemote());

export interface StageState {
  /** Something is to be seen. */
  hasPicture: boolean;
  isPreparing: boolean;
  /** Why the last scene could not be shown. */
  failure: string;
  width: number;
  height: number;
  durationSec: number;
}

const atRest: StageState = { hasPicture: false, isPreparing: false, failure: '', width: 9, height: 16, durationSec: 0 };

const TILE_WIDTH_PX = 240;
const STILL_WIDTH_PX = 160;

/** The stage, working beside the page: drawing never stops a keystroke. */
export class StageRemote {
  readonly canvas = document.createElement('canvas');
  readonly #worker: Worker;
  readonly #tiles = new Map<string, ImageBitmap | 'ordered'>();
  readonly #state = createStore(atRest);
  #stills: { key: string; byTime: Map<number, ImageBitmap> } = { key: '', byTime: new Map() };
  #canDraw = false;
  /** One scene at a time; of those ordered meanwhile only the last counts. */
  #next: SceneOrder | null = null;
  #last: SceneOrder | null = null;

  constructor() {
    this.#worker = new Worker(new URL('./stage-worker.ts', import.meta.url), { type: 'module', name: 'stage' });
    this.#worker.onmessage = ({ data }: MessageEvent<StageReport>) => this.#heard(data);
    this.#worker.onerror = () => this.#set({ isPreparing: false, failure: 'The stage could not be loaded.' });
    if (typeof this.canvas.transferControlToOffscreen !== 'function') {
      this.#set({ failure: 'This browser cannot show the preview. Your video is not affected.' });
      return;
    }
    const canvas = this.canvas.transferControlToOffscreen();
    this.#send({ kind: 'canvas', canvas }, [canvas]);
    this.#canDraw = true;
  }

  readonly read = this.#state.read;
  readonly subscribe = this.#state.subscribe;

  show(order: SceneOrder): void {
    if (!this.#canDraw) return;
    this.#last = order;
    if (this.read().isPreparing) {
      this.#next = order;
      return;
    }
    this.#set({ isPreparing: true, failure: '' });
    this.#send({ kind: 'scene', order });
  }

  tryAgain(): void {
    if (this.#last) this.show(this.#last);
  }

  follow(isPlaying: boolean, soundSec: number): void {
    this.#send({ kind: 'anchor', anchor: { isPlaying, soundSec, atMs: wallMs() } });
  }

  /** The picture of a place, as soon as it is drawn: listen for the change. */
  tile(background: SettingBackground): ImageBitmap | null {
    const key = JSON.stringify(background);
    const tile = this.#tiles.get(key);
    if (!tile) {
      this.#tiles.set(key, 'ordered');
      this.#send({ kind: 'tile', key, background, widthPx: TILE_WIDTH_PX });
    }
    return tile && tile !== 'ordered' ? tile : null;
  }

  /** Moments of the scene that is shown, each as soon as it is drawn: listen for the change. `key` names the scene. */
  stills(key: string, timesSec: readonly number[]): ReadonlyMap<number, ImageBitmap> {
    if (this.#stills.key !== key) {
      this.#dropStills();
      this.#stills = { key, byTime: new Map() };
      this.#send({ kind: 'stills', key, timesSec, widthPx: STILL_WIDTH_PX });
    }
    return this.#stills.byTime;
  }

  #dropStills(): void {
    for (const still of this.#stills.byTime.values()) still.close();
  }

  close(): void {
    this.#worker.terminate();
    this.#dropStills();
    for (const tile of this.#tiles.values()) if (tile !== 'ordered') tile.close();
    this.canvas.remove();
  }

  #heard(report: StageReport): void {
    if (report.kind === 'tile') {
      this.#tiles.set(report.key, report.tile);
      this.#set({});
      return;
    }
    if (report.kind === 'still') {
      this.#keepStill(report);
      return;
    }
    if (report.kind === 'shown') {
      const { width, height, durationSec } = report;
      this.#set({ hasPicture: true, width, height, durationSec });
      return;
    }
    this.#set({ isPreparing: false, failure: report.kind === 'failed' ? report.message : '' });
    const next = this.#next;
    this.#next = null;
    if (next) this.show(next);
  }

  #keepStill({ key, tSec, still }: Extract<StageReport, { kind: 'still' }>): void {
    if (key !== this.#stills.key) {
      still.close();
      return;
    }
    this.#stills.byTime.set(tSec, still);
    this.#set({});
  }

  #send(request: StageRequest, transfer: Transferable[] = []): void {
    this.#worker.postMessage(request, transfer);
  }

  #set(change: Partial<StageState>): void {
    this.#state.write({ ...this.read(), ...change });
  }
}

/** The one stage of the wizard; its memory is given back a moment after the wizard is left. */
export function useStage(): { stage: StageRemote; state: StageState } {
  const stage = useShared(shared);
  return { stage, state: useStore(stage) };
}

/** The sound leads; the stage is told when it starts, stops or jumps, and counts by itself in between. */
export function useStageClock(stage: StageRemote, sound: Sound): void {
  useEffect(() => {
    let told = { isPlaying: false, soundSec: 0, atMs: performance.now() };
    let ending: ReturnType<typeof setTimeout> | undefined;
    const tell = (isPlaying: boolean, soundSec: number) => {
      told = { isPlaying, soundSec, atMs: performance.now() };
      stage.follow(isPlaying, soundSec);
    };
    const follow = () => {
      const { isPlaying, timeSec, durationSec } = sound.read();
      const expectedSec = told.soundSec + (told.isPlaying ? (performance.now() - told.atMs) / 1000 : 0);
      if (isPlaying === told.isPlaying && Math.abs(expectedSec - timeSec) < TOLERANCE_SEC) return;
      clearTimeout(ending);
      const restSec = stage.read().durationSec - durationSec;
      const isOver = told.isPlaying && !isPlaying && timeSec === 0;
      // What the film shows after the last word is also seen here.
      if (isOver && restSec > 0.1) ending = setTimeout(() => tell(false, 0), restSec * 1000);
      else tell(isPlaying, timeSec);
    };
    const { isPlaying, timeSec } = sound.read();
    tell(isPlaying, timeSec);
    const unsubscribe = sound.subscribe(follow);
    return () => {
      unsubscribe();
      clearTimeout(ending);
    };
  }, [stage, sound]);
}
