import { newId } from '@herald/core/runtime';
import type { TestCore, TestUser } from '@herald/core/testing';

/** A finished video with its poster and captions in the store; returns its id and slug. */
export async function aFilm(
  { core }: Pick<TestCore, 'core'>,
  owner: TestUser,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; slug: string }> {
  const id = newId(core);
  const slug = `film-${id.slice(-12)}`;
  const key = (file: string) => `accounts/${owner.accountId}/videos/${id}/${file}`;
  const files = {
    video: key('video.mp4'),
    poster: key('poster.jpg'),
    preview: key('preview.gif'),
    vtt: key('captions.vtt'),
    srt: key('captions.srt'),
    report: key('report.json'),
  };
  await core.storage.put(files.poster, Buffer.from('a poster'), { contentType: 'image/jpeg' });
  await core.storage.put(files.video, Buffer.from('a film'), { contentType: 'video/mp4' });
  const row: Record<string, unknown> = {
    id,
    account_id: owner.accountId,
    title: 'A film',
    slug,
    status: 'completed',
    files: JSON.stringify(files),
    duration_sec: 20,
    created_at: core.clock.now(),
    ...changes,
  };
  const names = Object.keys(row);
  await core.db.pool.query(
    `insert into videos (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  return { id, slug };
}
