import type { Farm } from '../../tests/support/farm.ts';
import type { Order } from './ground.ts';

export interface BatchFilms {
  finished: number;
  failed: number;
  cancelled: number;
  open: number;
  /** Of its videos, whatever its items say. */
  completed: number;
  /** Films that were tried again. */
  tries: number;
}

type Asks = Pick<Farm, 'query'>;

export async function countsOf({ query }: Asks, id: string): Promise<BatchFilms> {
  const [counts] = await query<BatchFilms & object>(
    `select count(*) filter (where item.status = 'finished')::int finished,
       count(*) filter (where item.status = 'failed')::int failed,
       count(*) filter (where item.status = 'cancelled')::int cancelled,
       count(*) filter (where item.status in ('waiting', 'making'))::int open,
       count(*) filter (where videos.status = 'completed')::int completed,
       count(*) filter (where item.retries > 0)::int tries
     from batch_items item left join videos on videos.id = video_id where item.batch_id = $1`,
    [id],
  );
  if (!counts) throw new Error('The batch is gone.');
  return counts;
}

/** An item without a video counts as a film that is lost. */
export function filmsOf({ query }: Asks, id: string): Promise<(Order & { isOrdered: boolean })[]> {
  return query(
    `select coalesce(video_id, id)::text id, content ->> 'title' title, video_id is not null "isOrdered"
     from batch_items where batch_id = $1`,
    [id],
  );
}

/** Every film is there once, and the batch says so. */
export async function isComplete({ query }: Asks, id: string, films: number): Promise<boolean> {
  const [row] = await query<{ status: string; videos: number; titles: number }>(
    `select batches.status, count(videos.id)::int videos, count(distinct videos.title)::int titles
     from batches join videos on videos.batch_id = batches.id and videos.status = 'completed'
     where batches.id = $1 group by batches.status`,
    [id],
  );
  return row?.status === 'complete' && row.videos === films && row.titles === films;
}
