import { serveChild } from './child/serve-child.ts';
import type { FilmPlan, FilmProgress, FilmReport } from './film-plan.ts';
import { renderFilm } from './render/render-film.ts';

serveChild<FilmPlan, FilmReport, FilmProgress>(renderFilm);
