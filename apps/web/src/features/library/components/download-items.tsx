import type { Video } from '@herald/contract/endpoints/videos';
import { FolderDown } from 'lucide-react';
import { orderedFiles } from '#lib/file-choices.ts';
import { FileItems } from '#ui/file-items.tsx';
import { MenuItem, MenuSeparator } from '#ui/menu.tsx';
import { useLibraryActions } from './library-actions.ts';

/** Every ratio of a video by itself, and all of them together. */
export function DownloadItems({ video }: { video: Video }) {
  const { download, downloadFile } = useLibraryActions();
  return (
    <>
      <FileItems files={video.files} onChoose={(file) => downloadFile(video, file)} />
      <MenuSeparator />
      <MenuItem icon={FolderDown} onSelect={() => download(video)}>
        {`All ${orderedFiles(video.files).length} as zip`}
      </MenuItem>
    </>
  );
}
