import { Worker } from 'node:worker_threads';
import { entryUrl } from '../entry-url.ts';
import { FilmError } from '../film-error.ts';
import type { MouthReading } from '../sync/mouth-reading.ts';
import type { FilmSource } from './drawing.ts';
import type { DescribedFilm, FrameRange, FromWorker, ToWorker } from './worker-message.ts';

type Answer<Kind extends FromWorker['kind']> = Extract<FromWorker, { kind: Kind }>;

/** Painting leaves much short-lived memory behind; with little room for it, it is collected early. */
const YOUNG_MB = 8;

/** One worker thread that draws; it is never more than a few pictures ahead of whoever takes them. */
export class DrawHand {
  readonly #worker: Worker;
  readonly #inbox: FromWorker[] = [];
  #wake: (() => void) | undefined;
  #failure: Error | undefined;

  constructor(source: FilmSource) {
    this.#worker = new Worker(entryUrl('draw-worker'), {
      workerData: source,
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    this.#worker.on('message', (message: FromWorker) => {
      this.#inbox.push(message);
      this.#wake?.();
    });
    this.#worker.on('error', (error) => this.#fail(new FilmError('drawing', `Drawing failed: ${error.message}`)));
    this.#worker.on('exit', () => this.#fail(new FilmError('drawing', 'Drawing stopped early.')));
  }

  async describe(): Promise<DescribedFilm> {
    this.#tell({ kind: 'describe' });
    return (await this.#next('described')).film;
  }

  /** The yuv420p pictures of a range; each is only valid until the next one is asked for. */
  async *draw(range: FrameRange): AsyncGenerator<Uint8Array> {
    this.#tell({ kind: 'draw', range });
    for (let frame = range.from; frame < range.to; frame++) {
      const { slot, pictures, bytes } = await this.#next('frame');
      yield new Uint8Array(pictures, slot * bytes, bytes);
      this.#tell({ kind: 'free', slot });
    }
  }

  async readMouth(): Promise<MouthReading | undefined> {
    this.#tell({ kind: 'read-mouth' });
    return (await this.#next('mouth')).reading;
  }

  async close(): Promise<void> {
    this.#worker.removeAllListeners();
    await this.#worker.terminate();
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake?.();
  }

  async #next<Kind extends FromWorker['kind']>(kind: Kind): Promise<Answer<Kind>> {
    for (;;) {
      const message = this.#inbox.shift();
      if (message?.kind === kind) return message as Answer<Kind>;
      if (message?.kind === 'failed') throw new FilmError(message.code, message.message);
      if (message) throw new FilmError('drawing', `Expected "${kind}" from the drawing thread, got "${message.kind}".`);
      if (this.#failure) throw this.#failure;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
