import { type VideoOutput, videoOutput } from '@herald/contract/draft';
import { ratiosOfFilm } from '@herald/media/frame-size';
import type { Core } from '../../core.ts';
import { type FilmBulk, learnFilmBytes } from './film-bytes.ts';
import { queueRepository } from './queue-repository.ts';

type OrderedFilm = FilmBulk & { output: Pick<VideoOutput, 'more_ratios' | 'ground'> };

/** How large the files of a film will be in all its ratios, as far as this installation has made some. */
export async function readFilmBytes(core: Core, film: OrderedFilm): Promise<number | undefined> {
  // The files with transparency are many times larger, and nothing was learned of them.
  if (film.output.ground === 'transparent') return undefined;
  const made = await queueRepository.listFilms(core.db.queries);
  const measured = made.flatMap(({ performer, output, durationSec, sizeBytes }) => {
    // Orders of older releases lack newer fields.
    const known = videoOutput.safeParse(output).data;
    return known && durationSec && sizeBytes ? [{ performer, output: known, durationSec, sizeBytes }] : [];
  });
  const bytesOf = learnFilmBytes(measured);
  const { output } = film;
  const sizes = ratiosOfFilm(output).map((aspect_ratio) => bytesOf({ ...film, output: { ...output, aspect_ratio } }));
  return sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, bytes = 0) => sum + bytes, 0);
}
