import type { VideoFile } from '@herald/contract/video-file';
import { Download } from 'lucide-react';
import { type FileChoice, fileChoices } from '#lib/file-choices.ts';
import { fileSize } from '#lib/file-size.ts';
import { MenuItem } from './menu.tsx';

interface FileItemsProps {
  files: readonly VideoFile[];
  onChoose: (file: FileChoice) => void;
}

/** An item of a menu for every file of a video. */
export function FileItems({ files, onChoose }: FileItemsProps) {
  return fileChoices(files).map((file) => (
    <MenuItem
      key={`${file.aspect_ratio} ${file.ending}`}
      icon={Download}
      onSelect={() => onChoose(file)}
      {...(file.size_bytes !== null && { note: fileSize(file.size_bytes) })}
    >
      {file.label}
    </MenuItem>
  ));
}
