import { serveChild } from './child/serve-child.ts';
import { DrawHand } from './draw/draw-hand.ts';
import type { FilmSource } from './draw/drawing.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import { renderFilm } from './render/render-film.ts';

const hand = new DrawHand();

serveChild<FilmPlan, FilmReport, FilmProgress, FilmSource>({
  ahead: (source) => hand.rehearse(source),
  work: async (plan, report, fetch) => {
    // What a list of processes shows of this one.
    process.title = 'herald render-process';
    const made = await renderFilm(plan, hand, { report, fetch });
    await hand.rest();
    globalThis.gc?.();
    process.title = 'herald render-process, waiting';
    return made;
  },
});
