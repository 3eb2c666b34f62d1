import type { Video } from '@herald/contract/endpoints/videos';
import {
  BarChart3,
  CircleStop,
  Clapperboard,
  CopyPlus,
  Download,
  Eye,
  Gavel,
  History,
  LayoutTemplate,
  MoreHorizontal,
  Pencil,
  RotateCcw,
  Share2,
  SlidersHorizontal,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import { isStopped, isUnfinished } from '#data/videos/status-look.ts';
import { hasFileChoice } from '#lib/file-choices.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator, Submenu } from '#ui/menu.tsx';
import { ShareItems } from '#ui/share-items.tsx';
import { DownloadItems } from './download-items.tsx';
import { useLibraryActions } from './library-actions.ts';

interface VideoMenuProps {
  video: Video;
  tabIndex: number;
  className?: string;
}

export function VideoMenu({ video, tabIndex, className }: VideoMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          icon={MoreHorizontal}
          label={`Menu of ${video.title}`}
          size="s"
          tabIndex={tabIndex}
          data-video-menu
          {...(className && { className })}
        />
      }
    >
      {video.deleted_at ? <TrashItems video={video} /> : <VideoItems video={video} />}
    </Menu>
  );
}

function VideoItems({ video }: { video: Video }) {
  const actions = useLibraryActions();
  return (
    <>
      <MenuItem icon={Eye} onSelect={() => actions.preview(video)}>
        Preview
      </MenuItem>
      {video.removal && (
        <MenuItem asLink>
          <Link to={paths.removed}>
            <Icon of={Gavel} className="text-ink-soft" />
            <span className="flex-1">Removal and appeal</span>
          </Link>
        </MenuItem>
      )}
      {!video.removal && <FilmItems video={video} />}
      {actions.canEdit && <EditItems video={video} />}
    </>
  );
}

/** What can be done with the finished files. */
function FilmItems({ video }: { video: Video }) {
  const actions = useLibraryActions();
  return (
    <>
      {hasFileChoice(video.files) ? (
        <Submenu icon={Download} label="Download">
          <DownloadItems video={video} />
        </Submenu>
      ) : (
        <MenuItem icon={Download} onSelect={() => actions.download(video)}>
          Download
        </MenuItem>
      )}
      {video.slug && (
        <Submenu icon={Share2} label="Share">
          <ShareItems video={{ title: video.title, slug: video.slug }} />
        </Submenu>
      )}
      {video.slug && video.status === 'completed' && (
        <MenuItem asLink>
          <a href={`${paths.watch(video.slug)}#statistics`}>
            <Icon of={BarChart3} className="text-ink-soft" />
            <span className="flex-1">Statistics</span>
          </a>
        </MenuItem>
      )}
    </>
  );
}

function EditItems({ video }: { video: Video }) {
  const actions = useLibraryActions();
  return (
    <>
      <MenuItem icon={SlidersHorizontal} onSelect={() => actions.settings(video)}>
        Settings
      </MenuItem>
      <MenuItem icon={Pencil} kbd="F2" onSelect={() => actions.startRenaming(video)}>
        Rename
      </MenuItem>
      {video.status === 'completed' && !video.remake_refusal && (
        <MenuItem asLink>
          <Link to={paths.remake(video.id)}>
            <Icon of={Clapperboard} className="text-ink-soft" />
            <span className="flex-1">Re-make</span>
          </Link>
        </MenuItem>
      )}
      {video.film_before && (
        <MenuItem icon={History} onSelect={() => actions.filmBefore(video)}>
          {`Show version ${video.film_before.version} again`}
        </MenuItem>
      )}
      {video.status === 'completed' && (
        <MenuItem icon={CopyPlus} onSelect={() => actions.another(video)}>
          Another like this
        </MenuItem>
      )}
      {video.status === 'completed' && (
        <MenuItem icon={LayoutTemplate} onSelect={() => actions.template(video)}>
          Save as template
        </MenuItem>
      )}
      {isStopped(video.status) && (
        <MenuItem icon={RotateCcw} onSelect={() => actions.retry(video)}>
          Retry Generation
        </MenuItem>
      )}
      {isUnfinished(video.status) && (
        <MenuItem icon={CircleStop} onSelect={() => actions.cancel(video)}>
          Cancel
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={Trash2} danger onSelect={() => actions.remove([video])}>
        Delete
      </MenuItem>
    </>
  );
}

function TrashItems({ video }: { video: Video }) {
  const actions = useLibraryActions();
  return (
    <>
      <MenuItem icon={Eye} onSelect={() => actions.preview(video)}>
        Preview
      </MenuItem>
      {actions.canEdit && (
        <>
          <MenuItem icon={Undo2} onSelect={() => actions.restore([video])}>
            {video.remake_of ? 'Show this version again' : 'Restore'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => actions.purge([video])}>
            Delete forever
          </MenuItem>
        </>
      )}
    </>
  );
}
