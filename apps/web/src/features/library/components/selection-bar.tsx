import type { Video } from '@herald/contract/endpoints/videos';
import { Download, Trash2, Undo2, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VIDEOS_PER_ZIP } from '../api/download-videos.ts';
import { useLibraryActions } from './library-actions.ts';

interface SelectionBarProps {
  selected: readonly Video[];
  isTrash: boolean;
  onDownload: () => void;
  onSelectAll: () => void;
  isAllSelected: boolean;
  onClear: () => void;
}

/** What can be done with everything that is selected; floats over the end of the list. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, isTrash, onDownload, onSelectAll, isAllSelected, onClear } = props;
  const { canEdit, remove, restore, purge } = useLibraryActions();
  const canZip = selected.length <= VIDEOS_PER_ZIP && selected.some(({ video_url }) => video_url !== null);
  return (
    <div
      role="toolbar"
      aria-label="Selected videos"
      className="rise sticky bottom-4 z-20 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center justify-center gap-1 rounded-card bg-panel p-2 pl-4 shadow-float ring-1 ring-line-strong"
    >
      <span role="status" className="tnum mr-2 font-medium text-14">
        {selected.length.toLocaleString('en-US')} selected
      </span>
      {!isAllSelected && (
        <Button kind="ghost" onClick={onSelectAll}>
          Select all
        </Button>
      )}
      {!isTrash && (
        <Button
          kind="ghost"
          icon={Download}
          disabled={!canZip}
          onClick={onDownload}
          title={canZip ? undefined : `One download holds up to ${VIDEOS_PER_ZIP} finished videos.`}
        >
          Download
        </Button>
      )}
      {isTrash && canEdit && (
        <Button kind="ghost" icon={Undo2} onClick={() => restore(selected)}>
          Restore
        </Button>
      )}
      {canEdit && (
        <Button kind="danger" icon={Trash2} onClick={() => (isTrash ? purge : remove)(selected)}>
          {isTrash ? 'Delete forever' : 'Delete'}
        </Button>
      )}
      <IconButton icon={X} label="Clear the selection" onClick={onClear} />
    </div>
  );
}
