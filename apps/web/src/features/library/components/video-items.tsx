import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { stepInGrid } from '../rules/grid-steps.ts';
import type { LibraryView } from '../rules/library-query.ts';
import type { VideoList } from '../rules/video-list.ts';
import { cardColumns } from './layout-class.ts';
import { useLibraryActions } from './library-actions.ts';
import { useVisibleItems } from './use-visible-items.ts';
import { VideoCard } from './video-card.tsx';
import { VideoRow } from './video-row.tsx';

interface VideoItemsProps {
  videos: readonly Video[];
  hits: VideoList['hits'];
  view: LibraryView;
  isCompact: boolean;
  selected: ReadonlySet<string>;
  renamingId: string | null;
  isOutdated: boolean;
}

const ROWS_CLASS = 'grid-cols-1 overflow-hidden rounded-card border border-line bg-panel';

/** All videos as one grid for the keyboard: Tab comes in, the arrow keys move, Tab goes on. */
export function VideoItems(props: VideoItemsProps) {
  const { videos, hits, view, isCompact, selected, renamingId, isOutdated } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useVisibleItems(list, videos.length);
  const { active, setActive, onKeyDown } = useGridFocus(list, videos.length, shown);
  useVideoShortcuts(list, videos[active]);
  const Item = view === 'grid' ? VideoCard : VideoRow;
  return (
    <>
      {view === 'list' && <RowHeads />}
      <ul
        ref={list}
        aria-label="Videos"
        aria-busy={isOutdated}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setActive(indexOf(target) ?? active)}
        style={{ paddingTop: shown.abovePx, paddingBottom: shown.belowPx }}
        className={clsx(
          'mt-1 grid select-none [overflow-anchor:none]',
          view === 'grid' ? cardColumns(isCompact) : ROWS_CLASS,
          isOutdated && 'opacity-50',
        )}
      >
        {videos.slice(shown.first, shown.end).map((video, offset) => (
          <li
            key={video.id}
            aria-setsize={videos.length}
            aria-posinset={shown.first + offset + 1}
            className={clsx('min-w-0', view === 'list' && 'border-line not-last:border-b')}
          >
            <Item
              video={video}
              hit={hits[video.id]}
              index={shown.first + offset}
              isCompact={isCompact}
              isActive={shown.first + offset === active}
              isSelected={selected.has(video.id)}
              isSelecting={selected.size > 0}
              isRenaming={video.id === renamingId}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Above the columns of the rows; each row says by itself what its figures are. */
function RowHeads() {
  return (
    <div
      aria-hidden
      className="flex h-8 items-center gap-6 border border-transparent pr-2 pl-3 text-12 text-ink-faint max-md:hidden"
    >
      <span className="min-w-0 flex-1">Video</span>
      <span className="w-[440px] max-lg:hidden" />
      <span className="w-24 text-right max-lg:hidden">Views</span>
      <span className="w-12 text-right">Length</span>
      <span className="w-24 text-right">Created</span>
      <span className="w-14" />
    </div>
  );
}

function indexOf(target: EventTarget): number | undefined {
  const button =
    target instanceof HTMLElement && target.closest('li')?.querySelector<HTMLElement>('[data-video-index]');
  return button ? Number(button.dataset.videoIndex) : undefined;
}

/** One video at a time takes part in the Tab order; one that is not drawn yet is scrolled to and then focused. */
function useGridFocus(
  list: RefObject<HTMLElement | null>,
  count: number,
  { first, end, columns, pitchPx }: ReturnType<typeof useVisibleItems>,
) {
  const [wished, setWished] = useState(0);
  const waiting = useRef<number | null>(null);
  const active = Math.min(wished, Math.max(0, count - 1));

  const focusWaiting = () => {
    const button = list.current?.querySelector<HTMLElement>(`[data-video-index="${waiting.current}"]`);
    if (!button) return;
    waiting.current = null;
    button.focus({ preventScroll: true });
    button.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wanted video may have been drawn just now.
  useEffect(() => {
    if (waiting.current !== null) focusWaiting();
  }, [first, end]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement && event.target.dataset.videoIndex)) return;
    const next = stepInGrid(event.key, active, columns, count);
    if (next === null) return;
    event.preventDefault();
    setWished(next);
    waiting.current = next;
    focusWaiting();
    if (waiting.current === null) return;
    const topPx = (list.current?.getBoundingClientRect().top ?? 0) + Math.floor(next / columns) * pitchPx;
    scrollBy({ top: topPx - innerHeight / 3 });
  };
  return { active, setActive: setWished, onKeyDown };
}

/** They act on the video that has the focus. */
function useVideoShortcuts(list: RefObject<HTMLElement | null>, video: Video | undefined): void {
  const { canEdit, startRenaming, remove, purge, toggleSelected } = useLibraryActions();
  const inFocus = () => (list.current?.contains(document.activeElement) ? video : undefined);
  const onFocused = (act: (focused: Video) => void) => () => {
    const focused = inFocus();
    if (focused && canEdit) act(focused);
  };
  useShortcut(
    'F2',
    'Rename the video',
    onFocused((focused) => !focused.deleted_at && startRenaming(focused)),
  );
  useShortcut(
    'Delete',
    'Delete the video',
    onFocused((focused) => (focused.deleted_at ? purge : remove)([focused])),
  );
  useShortcut('x', 'Select the video', onFocused(toggleSelected));
  useShortcut(
    'X',
    'Select all up to the video',
    onFocused((focused) => toggleSelected(focused, true)),
  );
}
