import { serveChild } from './child/serve-child.ts';
import type { FilmProgress, FilmReport } from './film-plan.ts';
import { adoptFilm } from './foreign/adopt-film.ts';
import type { ForeignPlan } from './foreign/foreign-plan.ts';

serveChild<ForeignPlan, FilmReport, FilmProgress>({ work: adoptFilm });
