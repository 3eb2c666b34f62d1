import { mkdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import {
  type OpenRender,
  type RenderChild,
  type RenderView,
  type StudioKeeper,
  studioKeeper,
} from './studio-keeper.ts';

export interface OpenStudio {
  signal?: AbortSignal | undefined;
  /** lets requests on this machine go first */
  isInBackground?: boolean | undefined;
  /** has the usual share of the processor, also where this process stands back */
  isUrgent?: boolean | undefined;
  /** paths of the pictures in the scene */
  pictures: readonly string[];
  /** where the film and its parts are written */
  workFolder: string;
  /** holds the work folders of all films of this program: their processes see it whole, so the next film can have one of them */
  workRoot?: string | undefined;
  keeper?: StudioKeeper | undefined;
}

/** Where one film is made: a process that nobody else uses meanwhile. Opened early, it prepares the scene while others still speak. */
export class Studio {
  readonly #keeper: StudioKeeper;
  readonly #options: OpenRender;
  #child: RenderChild;
  #isOver = false;

  constructor({ signal, isInBackground = false, isUrgent = false, keeper = studioKeeper, ...files }: OpenStudio) {
    mkdirSync(files.workFolder, { recursive: true });
    this.#keeper = keeper;
    this.#options = { signal, isInBackground, isUrgent, view: viewOf(files) };
    this.#child = keeper.take(this.#options);
  }

  /** Prepares what will be seen in any case: the place and the person of a scene whose words are not known yet. */
  rehearse(source: FilmSource): void {
    this.#child.tellAhead(source);
  }

  /** Makes the film. Only a process that finished one stays: after a failure nobody knows what it still holds. */
  async render(plan: FilmPlan, onProgress?: (progress: FilmProgress) => void): Promise<FilmReport> {
    const report = await this.#ask(plan, onProgress);
    this.#isOver = true;
    this.#keeper.keep(this.#child, this.#options);
    return report;
  }

  async close(): Promise<void> {
    const isOver = this.#isOver;
    this.#isOver = true;
    if (!isOver) await this.#child.end();
  }

  /** A process that died while it waited for a film never heard of this one, so another takes it. */
  async #ask(plan: FilmPlan, onProgress?: (progress: FilmProgress) => void): Promise<FilmReport> {
    try {
      return await this.#child.ask(plan, onProgress);
    } catch (error) {
      const hasDiedBefore = this.#keeper.hasKept(this.#child) && !this.#child.hasBegun;
      if (!hasDiedBefore || this.#isOver || this.#options.signal?.aborted) throw error;
      this.#child = this.#keeper.take(this.#options);
      return this.#ask(plan, onProgress);
    }
  }
}

function viewOf({
  pictures,
  workFolder,
  workRoot,
}: Pick<OpenStudio, 'pictures' | 'workFolder' | 'workRoot'>): RenderView {
  const root = resolve(workRoot ?? workFolder);
  const reads = pictures.map((path) => resolve(path)).filter((path) => !path.startsWith(root + sep));
  return { reads, writes: [root] };
}
