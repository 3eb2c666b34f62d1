import type { ModerationItem, ModerationQuery } from '@herald/contract/endpoints/admin-moderation';
import type { PageOf } from '@herald/contract/page';
import { clsx } from 'clsx';
import { FileText, Film, Flag, Image } from 'lucide-react';
import type { ListAddress } from '#data/list-address.ts';
import { exactMoment, timeAgo } from '#lib/dates.ts';
import { totalText } from '#ui/admin-list.tsx';
import { Dot } from '#ui/dot.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListFailure, ListLoading, NothingFound } from '#ui/list-states.tsx';
import { Pager } from '#ui/pager.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { countText, STATUS_TONES, STATUS_WORDS } from '../rules/moderation-words.ts';
import { type ModerationDeeds, ModerationMenu } from './moderation-menu.tsx';

interface ModerationQueueProps {
  place: ListAddress<ModerationQuery>;
  answer: {
    data: PageOf<ModerationItem> | undefined;
    isLoadingError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  selectedId: string | undefined;
  onOpen: (item: ModerationItem) => void;
  deeds: ModerationDeeds;
}

export function ModerationQueue({ place, answer, selectedId, onOpen, deeds }: ModerationQueueProps) {
  const { data: page } = answer;
  if (answer.isLoadingError) return <ListFailure title="Failed to load the moderation queue." answer={answer} />;
  const { query, change, clear, isNarrowed } = place;
  if (page?.data.length === 0 && !isNarrowed) {
    return (
      <EmptyState
        title="Nothing waits for you."
        sentence="Finished videos, uploaded pictures and the texts of sites are listed here."
      />
    );
  }
  const summary = page && `Showing ${page.data.length} of ${totalText(page)} items`;
  return (
    <Panel className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b px-4 py-3">
        <h2 className="font-semibold text-16">Content Moderation Queue</h2>
        <p className="text-12 text-ink-faint">{summary}</p>
      </div>
      {!page && <ListLoading words="Loading content..." rowClass="flex h-[84px] items-center gap-4" />}
      {page?.data.length === 0 && (
        <NothingFound
          title="No content found"
          onLastPage={page.total > 0 ? () => change({ page: page.last_page }) : undefined}
          onClear={clear}
        />
      )}
      <ul className="divide-y divide-line">
        {page?.data.map((item) => (
          <QueueItem key={item.id} item={item} isSelected={item.id === selectedId} onOpen={onOpen} deeds={deeds} />
        ))}
      </ul>
      {page && page.last_page > 1 && (
        <div className="border-line border-t px-4 pb-3">
          <Pager
            page={query.page}
            pageCount={page.last_page}
            isOpenEnded={page.is_capped && !page.is_cut}
            onChange={(next) => change({ page: next })}
            summary={summary ?? ''}
          />
          {page.is_cut && page.current_page === page.last_page && (
            <p className="pt-2 text-12 text-ink-soft">Narrow the search to see more, or use Export Report.</p>
          )}
        </div>
      )}
    </Panel>
  );
}

const TYPE_ICONS = { video: Film, image: Image, text: FileText } as const;

interface QueueItemProps {
  item: ModerationItem;
  isSelected: boolean;
  onOpen: (item: ModerationItem) => void;
  deeds: ModerationDeeds;
}

function QueueItem({ item, isSelected, onOpen, deeds }: QueueItemProps) {
  const { title, creator, status, flag_reason, views, downloads, reports, created_at, thumbnail_url, is_appeal } = item;
  return (
    <li className={clsx('relative flex items-center gap-3 px-4 py-3', isSelected && 'bg-raised')}>
      {isSelected && <span aria-hidden className="absolute inset-y-0 left-0 w-0.5 bg-ink" />}
      <span className="grid h-16 w-9 shrink-0 place-items-center overflow-hidden rounded-sm bg-well text-ink-faint">
        {thumbnail_url ? (
          <img
            src={thumbnail_url}
            alt=""
            loading="lazy"
            className={clsx('size-full object-contain', status === 'removed' && 'opacity-50 grayscale')}
          />
        ) : (
          <Icon of={TYPE_ICONS[item.type]} size={14} />
        )}
      </span>
      <div className="min-w-0 flex-1 text-13">
        <p className="flex items-center gap-2">
          <button
            type="button"
            aria-current={isSelected || undefined}
            onClick={() => onOpen(item)}
            className="min-w-0 truncate text-left font-medium text-14 after:absolute after:inset-0 after:content-['']"
          >
            {title}
          </button>
          {is_appeal && <Tag>Appeal</Tag>}
        </p>
        <p className="mt-0.5 truncate text-ink-soft">{[creator, flag_reason].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-12 text-ink-soft">
          <span className="flex items-center gap-2 text-ink">
            <Dot tone={STATUS_TONES[status]} />
            {STATUS_WORDS[status]}
          </span>
          {views !== null && <span className="tnum">{countText(views, 'view')}</span>}
          {downloads !== null && <span className="tnum">{countText(downloads, 'download')}</span>}
          <span title={exactMoment(created_at)}>{timeAgo(created_at)}</span>
          {reports > 0 && (
            <span className="tnum flex items-center gap-1">
              <Icon of={Flag} size={12} />
              <span className="sr-only">Reports: </span>
              {reports.toLocaleString('en-US')}
            </span>
          )}
        </p>
      </div>
      <div className="relative z-10">
        <ModerationMenu item={item} onView={() => onOpen(item)} deeds={deeds} />
      </div>
    </li>
  );
}
