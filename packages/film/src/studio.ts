import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Child } from './child/child.ts';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';

export interface OpenStudio {
  signal?: AbortSignal | undefined;
  /** lets requests on this machine go first */
  isInBackground?: boolean | undefined;
  /** paths of the pictures in the scene */
  pictures: readonly string[];
  /** where the film and its parts are written, and nowhere else */
  workFolder: string;
}

/** The process in which one film is made. Opened early, it starts and prepares the scene while others still speak. */
export class Studio {
  readonly #child: Child<FilmPlan, FilmReport, FilmProgress, FilmSource>;

  constructor({ pictures, workFolder, ...options }: OpenStudio) {
    mkdirSync(workFolder, { recursive: true });
    const files = { reads: pictures.map((path) => resolve(path)), writes: [resolve(workFolder)] };
    this.#child = new Child({ entry: 'render-process', ...options, ...files });
  }

  /** Prepares what will be seen in any case: the place and the person of a scene whose words are not known yet. */
  rehearse(source: FilmSource): void {
    this.#child.tellAhead(source);
  }

  render(plan: FilmPlan, onProgress?: (progress: FilmProgress) => void): Promise<FilmReport> {
    return this.#child.ask(plan, onProgress);
  }

  close(): Promise<void> {
    return this.#child.end();
  }
}
