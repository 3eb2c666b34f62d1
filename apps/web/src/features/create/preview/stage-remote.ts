import type { SettingBackground } from '@herald/stage';
import { type SceneOrder, type StageReport, type StageRequest, wallMs } from './stage-orders.ts';

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
const tileWidthPx = 240;

/** The stage, working beside the page: drawing never stops a keystroke. */
export class StageRemote {
  readonly canvas = document.createElement('canvas');
  private readonly worker: Worker;
  private readonly listeners = new Set<() => void>();
  private readonly tiles = new Map<string, ImageBitmap | 'ordered'>();
  private state = atRest;
  private canDraw = false;
  /** One scene at a time; of those ordered meanwhile only the last counts. */
  private next: SceneOrder | null = null;
  private last: SceneOrder | null = null;

  constructor() {
    this.worker = new Worker(new URL('./stage-worker.ts', import.meta.url), { type: 'module', name: 'stage' });
    this.worker.onmessage = ({ data }: MessageEvent<StageReport>) => this.heard(data);
    this.worker.onerror = () => this.set({ isPreparing: false, failure: 'The stage could not be loaded.' });
    if (typeof this.canvas.transferControlToOffscreen !== 'function') {
      this.state = { ...atRest, failure: 'This browser cannot show the preview. Your video is made all the same.' };
      return;
    }
    const canvas = this.canvas.transferControlToOffscreen();
    this.send({ kind: 'canvas', canvas }, [canvas]);
    this.canDraw = true;
  }

  readonly read = (): StageState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(order: SceneOrder): void {
    if (!this.canDraw) return;
    this.last = order;
    if (this.state.isPreparing) {
      this.next = order;
      return;
    }
    this.set({ isPreparing: true, failure: '' });
    this.send({ kind: 'scene', order });
  }

  tryAgain(): void {
    if (this.last) this.show(this.last);
  }

  follow(isPlaying: boolean, soundSec: number): void {
    this.send({ kind: 'anchor', anchor: { isPlaying, soundSec, atMs: wallMs() } });
  }

  /** The picture of a place, as soon as it is drawn: listen for the change. */
  tile(background: SettingBackground): ImageBitmap | null {
    const key = JSON.stringify(background);
    const tile = this.tiles.get(key);
    if (!tile) {
      this.tiles.set(key, 'ordered');
      this.send({ kind: 'tile', key, background, widthPx: tileWidthPx });
    }
    return tile && tile !== 'ordered' ? tile : null;
  }

  close(): void {
    this.worker.terminate();
    for (const tile of this.tiles.values()) if (tile !== 'ordered') tile.close();
    this.canvas.remove();
    this.listeners.clear();
  }

  private heard(report: StageReport): void {
    if (report.kind === 'tile') {
      this.tiles.set(report.key, report.tile);
      this.set({});
      return;
    }
    if (report.kind === 'shown') {
      const { width, height, durationSec } = report;
      this.set({ hasPicture: true, width, height, durationSec });
      return;
    }
    this.set({ isPreparing: false, failure: report.kind === 'failed' ? report.message : '' });
    const next = this.next;
    this.next = null;
    if (next) this.show(next);
  }

  private send(request: StageRequest, transfer: Transferable[] = []): void {
    this.worker.postMessage(request, transfer);
  }

  private set(change: Partial<StageState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
