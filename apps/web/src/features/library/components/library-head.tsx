import { clsx } from 'clsx';
import { Plus, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

interface LibraryHeadProps {
  isTrash: boolean;
  onTrash: (isTrash: boolean) => void;
  /** How many videos are in the trash; undefined while unknown. */
  trashCount: number | undefined;
  onRefresh: () => void;
  isRefreshing: boolean;
  canCreate: boolean;
  /** The page below has the primary action. */
  isQuiet: boolean;
}

export function LibraryHead(props: LibraryHeadProps) {
  const { isTrash, onTrash, trashCount, onRefresh, isRefreshing, canCreate, isQuiet } = props;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6">
      <div>
        <h2 id="library-title" className="font-semibold text-20">
          {isTrash ? 'Trash' : 'Your Video Library'}
        </h2>
        <p className="mt-0.5 text-14 text-ink-soft">
          {isTrash
            ? 'Deleted videos can be restored for 30 days, then they are gone for good'
            : 'Manage and organize all your AI-generated UGC videos'}
        </p>
      </div>
      <div className={clsx('flex gap-2', !isTrash && !(isQuiet && trashCount) && 'max-sm:hidden')}>
        {isTrash ? (
          <Button icon={Undo2} onClick={() => onTrash(false)}>
            Back to the library
          </Button>
        ) : (
          trashCount !== undefined &&
          trashCount > 0 && (
            <Button kind="ghost" icon={Trash2} onClick={() => onTrash(true)}>
              <span className="max-lg:sr-only">Trash</span>
              <span className="tnum text-ink-faint">{trashCount.toLocaleString('en-US')}</span>
            </Button>
          )
        )}
        <Button
          icon={RefreshCw}
          onClick={onRefresh}
          busyText={isRefreshing && 'Refreshing...'}
          className="max-sm:hidden"
        >
          Refresh
        </Button>
        {canCreate && !isTrash && (
          <ButtonLink
            to={paths.create}
            kind={isQuiet ? 'quiet' : 'primary'}
            icon={Plus}
            kbd="C"
            className="max-sm:hidden"
          >
            Create New Video
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
