import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** What a test sets of a video. The rest is that of a finished video without files. */
export interface VideoWish {
  title?: string;
  description?: string;
  status?: 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
  views?: number;
  durationSec?: number;
  transcript?: string;
  createdAt?: Date;
  deletedAt?: Date;
  stage?: string;
  progress?: number;
  framesDone?: number;
  framesTotal?: number;
  failure?: { stage: string; reason: string; next_step: string };
  draft?: object;
  output?: object;
  files?: Partial<Record<'video' | 'poster' | 'preview' | 'vtt' | 'srt', string>>;
}

const columns = `id, account_id, title, description, slug, status, views, duration_sec, transcript, created_at, deleted_at,
  stage, progress, frames_done, frames_total, failure, draft, output, files`;

/** Inserts videos into an account as if they had been made. Returns their ids in the same order. */
export async function insertVideos(db: pg.Client, userId: string, wishes: readonly VideoWish[]): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>('select id from accounts where owner_id = $1', [userId]);
  const accountId = rows[0]?.id;
  if (!accountId) throw new Error('This user has no account.');
  const videos = wishes.map((wish, index) => rowOf(wish, accountId, index));
  await db.query(`insert into videos (${columns}) select ${columns} from jsonb_populate_recordset(null::videos, $1)`, [
    JSON.stringify(videos),
  ]);
  return videos.map(({ id }) => id);
}

export async function removeVideos(db: pg.Client, userId: string): Promise<void> {
  await db.query('delete from videos where account_id in (select id from accounts where owner_id = $1)', [userId]);
}

/** The first one is the newest. */
function rowOf(wish: VideoWish, accountId: string, index: number) {
  const id = randomUUID();
  return {
    id,
    account_id: accountId,
    title: wish.title ?? `Video ${index + 1}`,
    description: wish.description ?? '',
    slug: `video-${id.slice(0, 13)}`,
    status: wish.status ?? 'completed',
    views: wish.views ?? 0,
    duration_sec: wish.durationSec ?? null,
    transcript: wish.transcript ?? '',
    created_at: wish.createdAt ?? new Date(Date.now() - index * 60_000),
    deleted_at: wish.deletedAt ?? null,
    stage: wish.stage ?? null,
    progress: wish.progress ?? 0,
    frames_done: wish.framesDone ?? 0,
    frames_total: wish.framesTotal ?? 0,
    failure: wish.failure ?? null,
    draft: wish.draft ?? null,
    output: wish.output ?? null,
    files: wish.files ?? null,
  };
}

/** Notifies the running product that a video has changed, as the worker does. */
export async function changeVideo(db: pg.Client, id: string, changes: Record<string, unknown>): Promise<void> {
  const names = Object.keys(changes);
  const sets = names.map((name, index) => `${pg.escapeIdentifier(name)} = $${index + 2}`).join(', ');
  await db.query(`update videos set ${sets} where id = $1`, [id, ...Object.values(changes)]);
  await db.query("select pg_notify('herald_videos', account_id::text || ' ' || id::text) from videos where id = $1", [
    id,
  ]);
}

/** Puts a file into the product's media folder, whole from its first moment there, and returns its key. */
export async function putMedia(dataFolder: string, key: string, content: Buffer): Promise<string> {
  const path = join(dataFolder, 'media', 'objects', key);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
  return key;
}
