import { Worker } from 'node:worker_threads';
import type { FrameRange } from '@herald/media/film-pieces';
import { entryUrl } from '../entry-url.ts';
import { FilmError } from '../film-error.ts';
import type { MouthSample } from '../sync/mouth-model.ts';
import type { MouthPlan } from '../sync/mouth-plan.ts';
import type { FilmSource } from './drawing.ts';
import type { DescribedFilm, FromWorker, ToWorker } from './worker-message.ts';

type Answer<Kind extends FromWorker['kind']> = Extract<FromWorker, { kind: Kind }>;

/** Painting leaves much short-lived memory behind; with little room for it, it is collected early. */
const YOUNG_MB = 8;

/** One worker thread that draws; it is never more than a few pictures ahead of its consumer. */
export class DrawHand {
  readonly #worker: Worker;
  readonly #inbox: FromWorker[] = [];
  #wake: (() => void) | undefined;
  #failure: Error | undefined;

  constructor() {
    this.#worker = new Worker(entryUrl('draw-worker'), {
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

  /** Prepares what a source that is opened later will need; its errors appear when it is opened. */
  rehearse(source: FilmSource): void {
    this.#tell({ kind: 'rehearse', source });
  }

  /** Sets what to draw; a failure comes with the next reply. */
  open(source: FilmSource): void {
    this.#tell({ kind: 'open', source });
  }

  async describe(): Promise<{ film: DescribedFilm; mouth: MouthPlan | undefined }> {
    this.#tell({ kind: 'describe' });
    return this.#next('described');
  }

  /** Queues a range after those asked for before; it is drawn as far ahead of the consumer as there is room. */
  draw(range: FrameRange): void {
    this.#tell({ kind: 'draw', range });
  }

  /** The yuv420p pictures of the next range asked for; each is only valid until the next one is taken. */
  async *pictures({ from, to }: FrameRange): AsyncGenerator<Uint8Array> {
    for (let frame = from; frame < to; frame++) {
      const { slot, pictures, bytes } = await this.#next('frame');
      yield new Uint8Array(pictures, slot * bytes, bytes);
      this.#tell({ kind: 'free', slot });
    }
  }

  /** Has the known mouths of the film drawn after the ranges asked for before. */
  drawKnownMouths(): void {
    this.#tell({ kind: 'draw-known-mouths' });
  }

  async knownMouths(): Promise<MouthSample[]> {
    return (await this.#next('known-mouths')).samples;
  }

  /** Lets go of the film that was drawn; rejects if anything of it is left over, which the next film would take for its own. */
  async rest(): Promise<void> {
    this.#tell({ kind: 'rest' });
    await this.#next('resting');
    if (this.#inbox.length > 0) throw new FilmError('drawing', 'The drawing thread said more than it was asked.');
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
