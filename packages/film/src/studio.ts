import { Child } from './child/child.ts';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';

export interface OpenStudio {
  signal?: AbortSignal | undefined;
  /** lets requests on this machine go first */
  isInBackground?: boolean | undefined;
}

/** The process in which one film is made. Opened early, it starts and prepares the scene while others still speak. */
export class Studio {
  readonly #child: Child<FilmPlan, FilmReport, FilmProgress, FilmSource>;

  constructor(options: OpenStudio = {}) {
    this.#child = new Child({ entry: 'render-process', ...options });
  }

  /** Prepares what will be seen in any case: the place and the person of a scene whose words are not known yet. */
  rehearse(source: FilmSource): void {
    this.#child.tellAhead(source);
  }

  render(plan: FilmPlan, onProgress?: (progress: FilmProgress) => void): Promise<FilmReport> {
    return this.#child.ask(plan, onProgress);
  }

  close(): void {
    this.#child.end();
  }
}
