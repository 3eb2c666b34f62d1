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

/** The files that a process sees from its start on. */
export interface RenderView {
  reads: readonly string[];
  writes: readonly string[];
}

/** What a process keeps for its whole life: how much of the processor it gets, and what it sees. */
export interface Standing {
  isInBackground: boolean;
  isUrgent: boolean;
  view: RenderView;
}

export interface OpenRender extends Standing {
  signal?: AbortSignal | undefined;
}

/** Keeps the process of a finished film for the next one, which then finds compiled code and perhaps its person and place. */
export class StudioKeeper {
  readonly #limits: KeepLimits;
  readonly #films = new WeakMap<RenderChild, number>();
  /** those that wait, with what ends them if nobody comes */
  readonly #idle = new Map<RenderChild, { kind: string; timer: NodeJS.Timeout }>();

  constructor(limits: Partial<KeepLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
  }

  /** A process that waits and has the same standing, or else a new one. One in the background stays there: only an administrator could bring it back. */
  take(open: OpenRender): RenderChild {
    const { signal, isInBackground, isUrgent, view } = open;
    for (const [child, kept] of this.#idle) {
      if (kept.kind !== kindOf(open) || !child.isThere) continue;
      child.resume(signal);
      this.#forget(child);
      return child;
    }
    return new Child({ entry: 'render-process', signal, isInBackground, isUrgent, ...view });
  }

  /** Keeps a process that has finished its film, unless it has made enough of them or become too large. */
  keep(child: RenderChild, standing: Standing): void {
    const films = (this.#films.get(child) ?? 0) + 1;
    this.#films.set(child, films);
    if (films >= this.#limits.films || child.residentBytes > this.#limits.residentMb * 1e6) {
      void child.end();
      return;
    }
    const timer = setTimeout(() => this.#end(child), this.#limits.idleSec * 1000).unref();
    this.#idle.set(child, { kind: kindOf(standing), timer });
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
    void child.end();
  }

  #forget(child: RenderChild): void {
    clearTimeout(this.#idle.get(child)?.timer);
    this.#idle.delete(child);
  }
}

function kindOf({ isInBackground, isUrgent, view }: Standing): string {
  return JSON.stringify([isInBackground, isUrgent, view.reads, view.writes]);
}

/** That of this program. */
export const studioKeeper = new StudioKeeper();
