import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import { hashSecretToken, newSecretToken } from '../../runtime/secret-token.ts';
import { isAccountOpen } from '../state/may-open-link.ts';
import { videoRepository } from '../state/video-repository.ts';
import { downloadNameOf } from './download-name.ts';
import { downloadRepository } from './download-repository.ts';
import { type FileOfVideo, filesOfVideo } from './files-of-video.ts';

const TICKET_MS = 5 * 60_000;

export interface FileToDownload {
  videoId: string;
  name: string;
  key: string;
  sizeBytes: number;
  madeAt: Date;
}

/** What files are called, with a ratio at their end, by the ids of their videos; their titles name the others. */
type FileNames = Readonly<Record<string, string>>;

/** A ticket for one download of many finished videos, because a browser's download cannot send its session. */
export async function orderDownload(
  core: Core,
  { accountId }: Pick<Actor, 'accountId'>,
  videoIds: string[],
  names: FileNames = {},
): Promise<string> {
  const files = await filesOf(core, accountId, videoIds, names);
  if (files.length === 0) throw new AppError('not_found', { message: 'Video URL not available' });
  const ticket = newSecretToken(core.random);
  const expiresAt = new Date(core.clock.now().getTime() + TICKET_MS);
  const tokenHash = hashSecretToken(ticket);
  await downloadRepository.insert(core.db.queries, { tokenHash, accountId, videoIds, names, expiresAt });
  return ticket;
}

/** The files of a ticket, which works once, and whose they are. */
export async function openDownload(
  core: Core,
  ticket: string,
): Promise<{ accountId: string; files: FileToDownload[] }> {
  const taken = await downloadRepository.take(core.db.queries, hashSecretToken(ticket), core.clock.now());
  if (!taken || !(await isAccountOpen(core, taken.accountId))) throw new AppError('media_link_invalid');
  const { accountId, videoIds, names } = taken;
  const files = await filesOf(core, accountId, videoIds, names);
  if (files.length === 0) throw new AppError('media_link_invalid');
  return { accountId, files };
}

async function filesOf(
  core: Core,
  accountId: string,
  videoIds: string[],
  titles: FileNames,
): Promise<FileToDownload[]> {
  const videos = await videoRepository.findManyInAccount(core.db.queries, accountId, videoIds);
  const names = new Set<string>();
  const files: FileToDownload[] = [];
  for (const video of videos) {
    const { id: videoId, createdAt: madeAt, deletedAt, removedAt } = video;
    for (const file of deletedAt || removedAt ? [] : filesOfVideo(video, titles[videoId])) {
      for (const { key: wanted, ending } of ordered(file)) {
        const stored = await core.storage.stat(wanted);
        if (!stored) continue;
        const { key, sizeBytes } = stored;
        files.push({ videoId, key, sizeBytes, madeAt, name: downloadNameOf(file.name, names, ending) });
      }
    }
  }
  return files;
}

/** A film with transparency is played on a checkerboard, which nobody ordered. */
function ordered({ video, transparent }: FileOfVideo): { key: string; ending: string }[] {
  if (transparent.length === 0) return [{ key: video, ending: 'mp4' }];
  return transparent.map(({ key, kind }) => ({ key, ending: kind }));
}
