import type { DraftContent } from '@herald/contract/draft';
import type { VideoFailure } from '@herald/contract/endpoints/videos';
import type { VideoStatus } from '@herald/contract/statuses';
import type { VideoFiles } from '@herald/core/db';
import type { Farm } from './farm.ts';
import { signUp, type Visitor } from './visitor.ts';
import { speakDraft, startDraft } from './wizard-video.ts';

/** A user with an unlimited plan, whose videos cost little to make. */
export interface FarmCustomer {
  visitor: Visitor;
  /** What the videos are made of. */
  draft: DraftContent;
  /** Orders a video through one of the APIs; returns its id. */
  order(url: string, wish?: { title?: string; key?: string }): Promise<string>;
}

/** A second of speech. */
const SCRIPT = 'Big news.';

export async function farmCustomer(farm: Farm, script = SCRIPT): Promise<FarmCustomer> {
  const visitor = await signUp(farm.apis[0].url);
  await farm.query(
    `insert into user_plans (id, user_id, plan_id, origin, started_at)
     select gen_random_uuid(), $1, id, 'admin', now() from plans where slug = 'UNLIMITED'`,
    [visitor.userId],
  );
  const { draft } = await speakDraft(visitor, script);
  const cheap = cheapDraft(draft);
  return {
    visitor,
    draft: cheap,
    order: (url, { title = 'News', key } = {}) => startDraft(visitor.at(url), { ...cheap, title }, key),
  };
}

/** A square of the lowest resolution, in front of one color. */
function cheapDraft(draft: DraftContent): DraftContent {
  return {
    ...draft,
    background: { ...draft.background, setting: 'color' },
    output: { ...draft.output, aspect_ratio: '1:1', captions: 'off' },
  };
}

/** A video as its row has it, which no API can color. */
export interface VideoRow {
  id: string;
  title: string;
  status: VideoStatus;
  workToken: string | null;
  attempts: number;
  framesDone: number;
  files: VideoFiles | null;
  failure: VideoFailure | null;
  accountId: string;
  deletedAt: Date | null;
}

const COLUMNS = `id, title, status, work_token as "workToken", attempts, frames_done as "framesDone", files, failure,
  account_id as "accountId", deleted_at as "deletedAt"`;

export async function readVideo(farm: Farm, id: string): Promise<VideoRow> {
  const [row] = await farm.query<VideoRow>(`select ${COLUMNS} from videos where id = $1`, [id]);
  if (!row) throw new Error(`There is no video ${id}.`);
  return row;
}

export function listVideos(farm: Farm): Promise<VideoRow[]> {
  return farm.query<VideoRow>(`select ${COLUMNS} from videos order by created_at`);
}

/** The keys of what the store has for videos: of one of them, or of all. */
export async function storedFiles(farm: Farm, video?: Pick<VideoRow, 'id' | 'accountId'>): Promise<string[]> {
  const prefix = video ? `accounts/${video.accountId}/videos/${video.id}/` : 'accounts/';
  const keys = await farm.store.listKeys();
  return keys.filter((key) => key.startsWith(prefix) && key.includes('/videos/'));
}
