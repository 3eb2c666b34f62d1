import type { FetchFiles } from './child/child.ts';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import { type RenderChild, type Standing, type StudioKeeper, studioKeeper } from './studio-keeper.ts';

type OnProgress = (progress: FilmProgress) => void;

export interface OpenStudio {
  signal?: AbortSignal | undefined;
  /** lets requests on this machine go first */
  isInBackground?: boolean | undefined;
  /** has the usual share of the processor, also where this process stands back */
  isUrgent?: boolean | undefined;
  keeper?: StudioKeeper | undefined;
}

/** Where one film is made: a process that nobody else uses meanwhile. Opened early, it prepares the scene while others still speak. */
export class Studio {
  readonly #keeper: StudioKeeper;
  readonly #options: { signal: AbortSignal | undefined } & Standing;
  #child: RenderChild;
  #isOver = false;

  constructor({ signal, isInBackground = false, isUrgent = false, keeper = studioKeeper }: OpenStudio = {}) {
    this.#keeper = keeper;
    this.#options = { signal, isInBackground, isUrgent };
    this.#child = keeper.take(this.#options);
  }

  /** Prepares what will be seen in any case: the place and the person of a scene whose words are not known yet. */
  rehearse(source: FilmSource): void {
    this.#child.tellAhead(source);
  }

  /** Makes the film. Only a process that finished one stays: after a failure nobody knows what it still holds. */
  async render(plan: FilmPlan, onProgress?: OnProgress, fetchSegments?: FetchFiles): Promise<FilmReport> {
    const report = await this.#ask(plan, onProgress, fetchSegments);
    this.#isOver = true;
    this.#keeper.keep(this.#child, this.#options);
    return report;
  }

  close(): void {
    if (!this.#isOver) this.#child.end();
    this.#isOver = true;
  }

  /** A process that died while it waited for a film never heard of this one, so another takes it. */
  async #ask(plan: FilmPlan, onProgress?: OnProgress, fetchSegments?: FetchFiles): Promise<FilmReport> {
    try {
      return await this.#child.ask(plan, onProgress, fetchSegments);
    } catch (error) {
      const hasDiedBefore = this.#keeper.hasKept(this.#child) && !this.#child.hasBegun;
      if (!hasDiedBefore || this.#isOver || this.#options.signal?.aborted) throw error;
      this.#child = this.#keeper.take(this.#options);
      return this.#ask(plan, onProgress, fetchSegments);
    }
  }
}
