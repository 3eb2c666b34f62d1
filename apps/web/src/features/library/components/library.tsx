import type { Video } from '@herald/contract/endpoints/videos';
import { Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Ending } from '#data/videos/video-watch.ts';
import { paths } from '#lib/paths.ts';
import { toast, toastError } from '#lib/toast.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { StatStrip } from '#ui/stat-strip.tsx';
import { downloadVideos } from '../api/download-videos.ts';
import { type Library as LoadedLibrary, useLibrary } from '../api/use-library.ts';
import { useLibraryNews } from '../api/use-library-news.ts';
import { isNarrowed, wholeLibrary } from '../rules/library-query.ts';
import { libraryStats, unknownStats } from '../rules/library-stats.ts';
import { failureReason } from '../rules/video-words.ts';
import { EmptyLibrary, EmptyTrash, NothingFound } from './empty-library.tsx';
import { type LibraryActions, LibraryActionsProvider, useLibraryActionState } from './library-actions.ts';
import { LibraryDialogs } from './library-dialogs.tsx';
import { LibraryError } from './library-error.tsx';
import { LibraryHead } from './library-head.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';
import { LoadMore } from './load-more.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useHitsInView } from './use-hits-in-view.ts';
import { useLibraryAddress, useLibraryView } from './use-library-view.ts';
import { useSelection } from './use-selection.ts';
import { VideoItems } from './video-items.tsx';

interface LibraryProps {
  userId: string;
  /** Viewers of a team look, but change nothing. */
  canEdit: boolean;
  /** People without a plan make no new ones. */
  canCreate: boolean;
  confirmsDelete: boolean;
  /** Smaller cards and rows. */
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  /** How many videos the plan still gives this month; undefined while unknown. */
  videosLeft: number | null | undefined;
  /** To make a template of a video. */
  onTemplate: (videoId: string) => void;
  /** Below an empty library: other ways to begin. */
  beginnings?: ReactNode;
}

const noVideos: readonly Video[] = [];

export function Library(props: LibraryProps) {
  const { userId, canEdit, canCreate, confirmsDelete, isCompact, onCompact, videosLeft, onTemplate, beginnings } =
    props;
  const [query, setQuery] = useLibraryAddress();
  const [view, setView] = useLibraryView();
  const library = useLibrary(userId, query);
  const hitsPlace = useHitsInView(query, library.isOutdated);
  const videos = library.list?.videos ?? noVideos;
  const selection = useSelection(videos, query.trash ? 'trash' : 'library');
  const state = useLibraryActionState({
    userId,
    canEdit,
    confirmsDelete,
    onTemplate,
    onToggleSelected: selection.toggle,
    onMoved: selection.clear,
  });
  useLibraryNews({ userId, videos, onEnding: (...news) => toastEnding(state.actions, ...news) });

  const showTrash = (trash: boolean) => setQuery({ ...wholeLibrary, trash });
  const isEmpty = library.list !== undefined && videos.length === 0;
  const isNew = isEmpty && !isNarrowed(query) && !query.trash;
  const hasFailed = library.error !== null;
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) selection.clear();
  };
  return (
    <LibraryActionsProvider value={state.actions}>
      <section aria-labelledby="library-title" onKeyDown={clearOnEscape}>
        <LibraryHead
          isTrash={query.trash}
          onTrash={showTrash}
          trashCount={library.list?.counts.trash}
          onRefresh={() => void library.refresh()}
          isRefreshing={library.isFetching && !library.isLoading}
          canCreate={canCreate}
          isQuiet={isNew || hasFailed}
        />
        {!query.trash && (
          <div className="mt-4">
            <StatStrip
              stats={library.list ? libraryStats(library.list) : unknownStats()}
              isLoading={library.isLoading && !hasFailed}
            />
          </div>
        )}
        {isNew ? (
          <div className="mt-4">
            <EmptyLibrary canCreate={canCreate} videosLeft={videosLeft} />
            {canCreate && beginnings}
          </div>
        ) : (
          <>
            <div ref={hitsPlace} />
            <LibraryToolbar
              query={query}
              onQuery={setQuery}
              view={view}
              onView={setView}
              isCompact={isCompact}
              onCompact={onCompact}
              onTrash={showTrash}
              onRefresh={() => void library.refresh()}
              isOff={library.isLoading || hasFailed}
            />
            <LibraryContent library={library}>
              {isEmpty && query.trash && !isNarrowed(query) && <EmptyTrash onLeave={() => showTrash(false)} />}
              {isEmpty && isNarrowed(query) && <NothingFound onClear={() => setQuery({ search: '', status: 'all' })} />}
              {!library.list && <LibrarySkeleton view={view} isCompact={isCompact} />}
              {videos.length > 0 && (
                <VideoItems
                  key={`${view} ${isCompact}`}
                  videos={videos}
                  hits={library.list?.hits ?? {}}
                  view={view}
                  isCompact={isCompact}
                  selected={selection.ids}
                  renamingId={state.renamingId}
                  isOutdated={library.isOutdated}
                />
              )}
            </LibraryContent>
          </>
        )}
        {selection.selected.length > 0 ? (
          <SelectionBar
            selected={selection.selected}
            isTrash={query.trash}
            onDownload={() => void downloadVideos(selection.selected)}
            onSelectAll={selection.selectAll}
            isAllSelected={selection.selected.length === videos.length}
            onClear={selection.clear}
          />
        ) : (
          canCreate && !query.trash && <CreateBar isQuiet={isNew || hasFailed} />
        )}
        <LibraryDialogs state={state} videos={videos} />
      </section>
    </LibraryActionsProvider>
  );
}

function LibraryContent({ library, children }: { library: LoadedLibrary; children: ReactNode }) {
  if (library.error) {
    return <LibraryError error={library.error} onRetry={library.retry} isRetrying={library.isFetching} />;
  }
  const { list } = library;
  return (
    <>
      {children}
      {list && (
        <LoadMore
          shown={list.videos.length}
          total={list.total}
          canLoadMore={library.canLoadMore}
          isLoading={library.isLoadingMore}
          hasFailed={library.hasFailedToLoadMore}
          onLoadMore={library.loadMore}
        />
      )}
    </>
  );
}

/** On phones the primary action stays under the thumb, however short the page is. */
function CreateBar({ isQuiet }: { isQuiet: boolean }) {
  return (
    <div className="h-9 [overflow-anchor:none] sm:hidden">
      <div data-bottom-bar className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-ground p-3">
        <ButtonLink to={paths.create} kind={isQuiet ? 'quiet' : 'primary'} size="l" icon={Plus} full>
          Create New Video
        </ButtonLink>
      </div>
    </div>
  );
}

function toastEnding({ preview }: LibraryActions, ending: Ending, video: Video): void {
  if (ending === 'failed') {
    toastError('Generation Failed', `${video.title}: ${failureReason(video)}`);
    return;
  }
  toast({
    kind: 'success',
    title: 'Video Ready!',
    description: `${video.title} has been generated successfully.`,
    action: { label: 'Preview', onPress: () => preview(video) },
  });
}
