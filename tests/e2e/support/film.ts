import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { until } from '../../support/until.ts';
import { putMedia } from './videos.ts';

const endings = ['mp4', 'jpg', 'gif', 'vtt', 'srt'] as const;
const keyOf = (ending: string) => `films/film.${ending}`;

const pathOf = (key: string) => join(inject('productDataFolder'), 'media', 'objects', key);

/** Puts a short real film into the product's media folder, once for all tests: a second one would replace a film that plays. */
export async function aFilm() {
  const isFirst = await mkdir(pathOf('films-begun')).then(
    () => true,
    () => false,
  );
  if (isFirst) await makeFilm();
  // The last file to appear shows that all are there.
  await until(() => access(pathOf(keyOf('srt'))).then(() => true), { what: 'The film of the tests', withinSec: 200 });
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
    for (const ending of endings) {
      const content = await readFile(join(folder, `film.${ending}`));
      await putMedia(inject('productDataFolder'), keyOf(ending), content);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
