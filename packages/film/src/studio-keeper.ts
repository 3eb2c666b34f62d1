import { Child } from './child/child.ts';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';

export type RenderChild = Child<FilmPlan, FilmReport, FilmProgress, FilmSource>;

/** How long a render process stays. */
export interface KeepLimits {
  films: number;
  idleSec: number;
  /** what it may hold in memory between two films */
  residentMb: number;
}

const LIMITS: KeepLimits = { films: 12, idleSec: 180, residentMb: 480 };

/** How much of the processor a render process gets; it keeps that for its whole life. */
export interface Standing {
  isInBackground: boolean;
  isUrgent: boolean;
}

interface OpenRender extends Standing {
  signal?: AbortSignal | undefined;
}

/** Keeps the process of a finished film for the next one, which then finds compiled code and perhaps its person and place. */
export class StudioKeeper {
  readonly #limits: KeepLimits;
  readonly #films = new WeakMap<RenderChild, number>();
  /** those that wait, with what ends them if nobody comes */
  readonly #idle = new Map<RenderChild, Standing & { timer: NodeJS.Timeout }>();

  constructor(limits: Partial<KeepLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** A process that waits, or else a new one. One in the background stays there: only an administrator could bring it back. */
  take({ signal, isInBackground, isUrgent }: OpenRender): RenderChild {
    for (const [child, kept] of this.#idle) {
      const isAlike = kept.isInBackground === isInBackground && kept.isUrgent === isUrgent;
      if (!isAlike || !child.isThere) continue;
      child.resume(signal);
      this.#forget(child);
      return child;
    }
    return new Child({ entry: 'render-process', signal, isInBackground, isUrgent });
  }

  /** Keeps a process that has finished its film, unless it has made enough of them or become too large. */
  keep(child: RenderChild, { isInBackground, isUrgent }: Standing): void {
    const films = (this.#films.get(child) ?? 0) + 1;
    this.#films.set(child, films);
    if (films >= this.#limits.films || child.residentBytes > this.#limits.residentMb * 1e6) {
      child.end();
      return;
    }
    const timer = setTimeout(() => this.#end(child), this.#limits.idleSec * 1000).unref();
    this.#idle.set(child, { isInBackground, isUrgent, timer });
    child.rest(() => this.#forget(child));
  }

  /** Whether a process has made a film before. */
  hasKept(child: RenderChild): boolean {
    return this.#films.has(child);
  }

  /** Ends all that wait. */
  end(): void {
    for (const child of [...this.#idle.keys()]) this.#end(child);
  }

  #end(child: RenderChild): void {
    this.#forget(child);
    child.end();
  }

  #forget(child: RenderChild): void {
    clearTimeout(this.#idle.get(child)?.timer);
    this.#idle.delete(child);
  }
}

/** That of this program. */
export const studioKeeper = new StudioKeeper();
