import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { embeddedDatabaseUrl } from '../../apps/herald/src/postgres/embedded-postgres.ts';
import { insertVideos, putMedia } from '../../tests/e2e/support/videos.ts';
import { type HeraldProcess, startHerald } from '../../tests/support/herald-process.ts';

const TEXT =
  'Okay, so every winter my skin just gives up. Then a friend handed me this serum and said two drops, that is it. The link is below.';
const LARGE_BYTES = 64 * 2 ** 20;

export interface WatchSite {
  herald: HeraldProcess;
  /** id of a real film */
  slug: string;
  /** id of a file that is too large to be sent at once */
  largeSlug: string;
  largePath: string;
}

/** Starts the built product with a public film. */
export async function openWatchSite(): Promise<WatchSite> {
  const herald = await startHerald({ env: { HERALD_LOG_LEVEL: 'error' } });
  const { dataFolder } = herald;
  const out = join(dataFolder, 'film.mp4');
  await promisify(execFile)(process.execPath, ['dist/herald.mjs', 'render', '--text', TEXT, '-o', out, '--quiet']);
  const put = async (ending: string) =>
    putMedia(dataFolder, `films/film.${ending}`, await readFile(join(dataFolder, `film.${ending}`)));
  const [video, poster, vtt] = [await put('mp4'), await put('jpg'), await put('vtt')];
  const large = await putMedia(dataFolder, 'films/large.mp4', randomBytes(LARGE_BYTES));
  const db = new pg.Client({ connectionString: await embeddedDatabaseUrl(dataFolder) });
  await db.connect();
  const { rows: owners } = await db.query<{ owner_id: string }>('select owner_id from accounts limit 1');
  const ids = await insertVideos(db, owners[0]?.owner_id ?? '', [
    { title: 'The serum that fixed my winter skin', files: { video, poster, vtt }, durationSec: 8 },
    { title: 'A large file', files: { video: large }, durationSec: 600 },
  ]);
  const { rows } = await db.query<{ id: string; slug: string }>('select id, slug from videos');
  await db.end();
  const slugOf = (index: number) => rows.find(({ id }) => id === ids[index])?.slug ?? '';
  const largePath = join(dataFolder, 'media', 'objects', large);
  return { herald, slug: slugOf(0), largeSlug: slugOf(1), largePath };
}
