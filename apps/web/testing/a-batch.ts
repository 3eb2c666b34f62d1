import type { BatchItem, BatchJob, CheckedFilm } from '@herald/contract/endpoints/batch-jobs';
import type { PageOf } from '@herald/contract/page';
import { aTemplate } from './a-template.ts';
import { data } from './replies.ts';

let count = 0;
const newId = () => {
  count += 1;
  return `00000000-0000-7000-8000-${String(count).padStart(12, 'b')}`;
};

/** A batch of three films, of which one is finished. */
export function aBatch(changes: Partial<BatchJob> = {}): BatchJob {
  return {
    ...{ id: newId(), name: 'Winter campaign', kind: 'table', status: 'running', is_held: false },
    template: { id: aTemplate().id, name: 'Price drop' },
    counts: { films: 3, waiting: 1, making: 1, finished: 1, failed: 0, cancelled: 0 },
    ...{ ready_in_seconds: 80, started_by: 'Dana Whitfield', started_by_id: null },
    ...{ created_at: '2026-11-16T14:02:00.000Z', finished_at: null, may_retry: 0, must_mend: 0 },
    ...changes,
  };
}

export function aBatchItem(changes: Partial<BatchItem> = {}): BatchItem {
  const number = changes.number ?? 1;
  return {
    ...{ id: newId(), number, key: `r${number + 1}`, row: number + 1, variant: null, ratios: ['9:16'] },
    ...{
      file_name: `winter_${number + 1}_9x16.mp4`,
      script: 'Our serum is half price.',
      status: 'waiting',
      is_queued: false,
    },
    ...{ video_id: null, thumbnail_url: null, files: [], duration: null, making_seconds: null },
    ...{ cpu_seconds: null, kept_percent: null },
    ...{ progress: null, failure: null, retries: 0 },
    ...changes,
  };
}

export function aCheckedFilm(changes: Partial<CheckedFilm> = {}): CheckedFilm {
  const row = changes.row ?? 2;
  return {
    ...{ key: `r${row}`, row, variant: null, ratios: ['9:16'], file_name: `price-drop_${row}_9x16.mp4` },
    ...{ title: 'Price drop', script: 'Our serum is half price.', duration_seconds: 14, state: 'ready' },
    ...{ problems: [], same_as: null },
    ...changes,
  };
}

/** A list on one page. */
export const onePage = <Item>(items: Item[]) =>
  data<PageOf<Item>>({
    data: items,
    ...{ current_page: 1, last_page: 1, total: items.length, per_page: 20 },
    ...{ from: items.length > 0 ? 1 : null, to: items.length || null },
  });
