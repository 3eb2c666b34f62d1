import { videoOutput } from '@herald/contract/draft';
import type { Core } from '../../core.ts';
import { type FilmBulk, learnFilmBytes } from './film-bytes.ts';
import { queueRepository } from './queue-repository.ts';

/** How large the file of a film will be, as far as this installation has made some. */
export async function readFilmBytes(core: Core, film: FilmBulk): Promise<number | undefined> {
  const made = await queueRepository.listFilms(core.db.queries);
  const measured = made.flatMap(({ performer, output, durationSec, sizeBytes }) => {
    // Orders of older releases lack newer fields.
    const known = videoOutput.safeParse(output).data;
    return known && durationSec && sizeBytes ? [{ performer, output: known, durationSec, sizeBytes }] : [];
  });
  return learnFilmBytes(measured)(film);
}
