import type { ModerationItem, ModerationItemDetails } from '@herald/contract/endpoints/admin-moderation';
import type { Handlers } from './fake-server.ts';
import { data } from './replies.ts';

let count = 0;

/** Something in the queue of moderation. */
export function aModerationItem(title: string, changes: Partial<ModerationItem> = {}): ModerationItem {
  count += 1;
  return {
    id: `00000000-0000-7000-8000-0000000d${String(count).padStart(4, '0')}`,
    type: 'video',
    title,
    creator: 'Quick Results',
    status: 'pending',
    flag_reason: 'Reported: spam',
    is_appeal: false,
    views: 1904,
    downloads: 87,
    reports: 3,
    thumbnail_url: null,
    version: 4,
    decided_by: null,
    decided_at: null,
    removed_at: null,
    created_at: '2026-11-20T13:21:00.000Z',
    ...changes,
  };
}

const inFull = (item: ModerationItem): ModerationItemDetails => ({
  ...item,
  video_url: '/api/media/film.mp4',
  duration: 33.6,
  open_url: '/watch/lose-12-kilos',
  owner: { videos: 3, removed_before: 2 },
  report_list: [
    {
      id: '00000000-0000-7000-8000-0000000e0001',
      reason: 'illegal',
      details: 'Says it cures diabetes.',
      from_seconds: 4,
      to_seconds: 9,
      status: 'open',
      created_at: '2026-11-20T14:21:00.000Z',
    },
  ],
  texts: [{ label: 'Script', text: 'A guaranteed cure.', marks: [{ from: 2, to: 17, word: 'guaranteed cure' }] }],
  history: [],
  appeal: null,
  removal_reasons: ['False health claim', 'Scam'],
});

/** What the tab asks for. */
export function moderationOf(items: ModerationItem[], total = items.length): Handlers {
  return {
    listModeration: () =>
      data({
        data: items,
        current_page: 1,
        last_page: 1,
        total,
        per_page: 15,
        from: items.length > 0 ? 1 : null,
        to: items.length > 0 ? items.length : null,
      }),
    moderationStatistics: () =>
      data({
        total_content: 9704,
        pending_review: 6,
        appeals: 1,
        flagged: 3,
        removed: 41,
        reported_today: 4,
        actions_today: 11,
      }),
    getModerationItem: ({ params }) => {
      const item = items.find(({ id }) => id === params.id);
      if (!item) throw new Error('There is no such item.');
      return data(inFull(item));
    },
  };
}
