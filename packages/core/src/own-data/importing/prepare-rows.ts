import type { DraftContent } from '@herald/contract/draft';
import type { Core } from '../../core.ts';
import type { StoredFolder } from '../../quota/storage-use-repository.ts';
import type { StoredVideo } from '../../videos/state/video.ts';
import type { ArchivedRow } from '../archive/archive-repository.ts';
import type { ArchivedName, Whose } from '../archive/archived-tables-repository.ts';
import type { NewIds } from './new-ids.ts';
import type { ReadTables } from './read-rows.ts';

export interface Preparing {
  core: Core;
  tables: ReadTables;
  ids: NewIds;
  target: Whose;
  oldOwnerId: string;
  /** How much the files of each thing hold, by its folder and its id in the export. */
  sizes: ReadonlyMap<string, number>;
}

/** The tables whose rows are written as they are, in an order in which each row finds what it names. */
export const copiedTables = [
  'pictures',
  'audio_clips',
  'pronunciations',
  'brand_kits',
  'person_clips',
  'avatars',
  'avatar_jobs',
  'videos',
  'video_days',
  'kept_drafts',
  'templates',
] as const satisfies ArchivedName[];
export type CopiedRows = Record<(typeof copiedTables)[number], ArchivedRow[]>;

/** The rows of the export as rows of the target: other ids everywhere, and nothing that names what did not come along. */
export function prepareRows(preparing: Preparing): CopiedRows {
  const { core, tables } = preparing;
  const of = (name: keyof CopiedRows) =>
    tables[name].map((row) => ({ ...toTarget(preparing, row), ...weigh(preparing, name, row) }));
  const avatars = of('avatars');
  const videos = of('videos');
  const avatarIds = idsOf(avatars);
  const videoIds = idsOf(videos);
  return {
    pictures: of('pictures'),
    audio_clips: of('audio_clips'),
    pronunciations: of('pronunciations'),
    brand_kits: of('brand_kits'),
    person_clips: of('person_clips'),
    avatars,
    avatar_jobs: of('avatar_jobs').map((job) => ({
      ...job,
      avatarId: avatarIds.has(job.avatarId) ? job.avatarId : null,
    })),
    videos: videos.map((video) => toImportedVideo(video, core.clock.now())),
    video_days: of('video_days').filter(({ videoId }) => videoIds.has(videoId)),
    kept_drafts: of('kept_drafts'),
    templates: of('templates'),
  };
}

const idsOf = (rows: ArchivedRow[]): Set<unknown> => new Set(rows.map(({ id }) => id));

/** What members of the old account made belongs to nobody here. */
function toTarget({ ids, target, oldOwnerId }: Preparing, row: ArchivedRow): ArchivedRow {
  const copy = ids.in(row);
  if ('accountId' in row) copy.accountId = target.accountId;
  if ('userId' in row) copy.userId = target.userId;
  if ('createdById' in row) copy.createdById = row.createdById === oldOwnerId ? target.userId : null;
  // Somebody who did not come along keeps what was theirs alone.
  if ('privateToId' in row && row.privateToId === oldOwnerId) copy.privateToId = target.userId;
  return copy;
}

/** What an account stores is what its files hold, whatever an export says of them. */
const weighed = {
  pictures: { folder: 'pictures', column: 'sizeBytes' },
  audio_clips: { folder: 'audio', column: 'sizeBytes' },
  person_clips: { folder: 'clips', column: 'sizeBytes' },
  avatars: { folder: 'avatars', column: 'sizeBytes' },
  videos: { folder: 'videos', column: 'storedBytes' },
} as const satisfies Partial<Record<keyof CopiedRows, { folder: StoredFolder; column: string }>>;

function weigh({ sizes }: Preparing, name: keyof CopiedRows, row: ArchivedRow): Partial<ArchivedRow> {
  if (!(name in weighed)) return {};
  const { folder, column } = weighed[name as keyof typeof weighed];
  return { [column]: sizes.get(`${folder}/${row.id}`) ?? 0 };
}

/** A video nobody makes any more; its segments did not come along. */
const ENDED = { rank: 0, framesKept: 0, heldUpSince: null, missedAt: null, readyAt: null };

function toImportedVideo(row: ArchivedRow, now: Date): ArchivedRow {
  const { status } = row as Pick<StoredVideo, 'status'>;
  const isUnfinished = status === 'pending' || status === 'processing';
  return { ...row, ...ENDED, importedAt: now, ...(isUnfinished && { status: 'cancelled', finishedAt: now }) };
}

/** A draft waits for no avatar that did not come along. */
export function prepareDraft({ ids, tables }: Preparing): DraftContent | undefined {
  const [draft] = tables.drafts;
  if (!draft) return undefined;
  const content = ids.in(draft.content as DraftContent);
  const jobs = new Set(tables.avatar_jobs.map(({ id }) => ids.of(String(id))));
  const { avatarJobId } = content.avatar;
  if (!avatarJobId || jobs.has(avatarJobId)) return content;
  return { ...content, avatar: { ...content.avatar, avatarJobId: null, avatarCreationStatus: '' } };
}
