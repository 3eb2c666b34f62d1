import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { putMedia } from './videos.ts';

const endings = ['mp4', 'jpg', 'gif', 'vtt', 'srt'] as const;
const keyOf = (ending: string) => `films/film.${ending}`;

/** Puts a short real film into the product's media folder, once for all tests. */
export async function aFilm() {
  const isThere = await access(join(inject('productDataFolder'), 'media', 'objects', keyOf('srt'))).then(
    () => true,
    () => false,
  );
  if (!isThere) await makeFilm();
  return {
    video: keyOf('mp4'),
    poster: keyOf('jpg'),
    preview: keyOf('gif'),
    vtt: keyOf('vtt'),
    srt: keyOf('srt'),
  };
}

/** Renders with the built program, as a user would. */
async function makeFilm(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-film-'));
  try {
    const out = join(folder, 'film.mp4');
    const args = ['dist/herald.mjs', 'render', '--text', 'Hello there.', '-o', out, '--quiet'];
    await promisify(execFile)(process.execPath, args);
    // The last file to appear shows that all are there.
    for (const ending of endings) {
      const content = await readFile(join(folder, `film.${ending}`));
      await putMedia(inject('productDataFolder'), keyOf(ending), content);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
