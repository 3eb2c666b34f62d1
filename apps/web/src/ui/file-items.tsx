import type { VideoFile } from '@herald/contract/video-file';
import { Download } from 'lucide-react';
import { fileSize } from '#lib/file-size.ts';
import { MenuItem } from './menu.tsx';

interface FileItemsProps {
  files: readonly VideoFile[];
  onChoose: (file: VideoFile) => void;
}

/** An item of a menu for the file of each ratio. */
export function FileItems({ files, onChoose }: FileItemsProps) {
  return files.map((file) => (
    <MenuItem
      key={file.aspect_ratio}
      icon={Download}
      onSelect={() => onChoose(file)}
      {...(file.size_bytes !== null && { note: fileSize(file.size_bytes) })}
    >
      {`Download ${file.aspect_ratio}`}
    </MenuItem>
  ));
}
