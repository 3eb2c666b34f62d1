import type { Core } from '@herald/core';
import { authenticate } from '@herald/core/people';
import { median, percentile95 } from './cpu-time.ts';
import { fillLibrary } from './library-rows.ts';
import { withApi } from './with-api.ts';

const VIDEOS = 10_000;
const ROUNDS = 100;
const WARM_UP = 10;

const calls = {
  'first page': '',
  'page 800': '?page=800',
  'by views, page 400': '?sort=popular&page=400',
  'by title': '?sort=title',
  'search, few found': '?search=summer+4321',
  'search, beginning of a word': '?search=4&sort=popular',
  'search, nearly all found': '?search=bottle',
};

export interface LibraryFigure {
  what: string;
  p95Ms: number;
  medianMs: number;
  /** Median of a call that does almost nothing. */
  smallestMs: number;
}

/** Measures response times of the list over a full library, as a client sees them. */
export async function measureLibrary(): Promise<LibraryFigure[]> {
  return withApi(fill, async ({ timeOf }) => {
    const figures: LibraryFigure[] = [];
    for (const [what, query] of Object.entries(calls)) {
      const [times, smallest]: [number[], number[]] = [[], []];
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        const [time, least] = [await timeOf(`/videos${query}`), await timeOf('/health')];
        if (round >= WARM_UP) times.push(time);
        if (round >= WARM_UP) smallest.push(least);
      }
      figures.push({ what, p95Ms: percentile95(times), medianMs: median(times), smallestMs: median(smallest) });
    }
    return figures;
  });
}

async function fill(core: Core, token: string): Promise<void> {
  const actor = await authenticate(core, token);
  if (!actor) throw new Error('The session does not open anything');
  await fillLibrary(core, actor.accountId, VIDEOS);
}
