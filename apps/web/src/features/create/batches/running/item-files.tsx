import { nameInRatio } from '@herald/contract/batch-names';
import type { BatchItem } from '@herald/contract/endpoints/batch-jobs';
import { Download } from 'lucide-react';
import { downloadVideo } from '#lib/download-video.ts';
import { type FileChoice, fileChoices, hasFileChoice } from '#lib/file-choices.ts';
import { FileItems } from '#ui/file-items.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { shownName } from '../rules/batch-words.ts';

/** The file of a finished film; of several ratios one is chosen. */
export function ItemFiles({ item }: { item: BatchItem }) {
  const { files } = item;
  const [only, ...others] = files;
  if (!only) return null;
  const label = `Download ${shownName(item)}`;
  const [whole] = fileChoices([only]);
  if (others.length === 0 && whole && !hasFileChoice(files)) {
    return <IconButton icon={Download} size="s" label={label} onClick={() => void download(item, whole)} />;
  }
  return (
    <Menu trigger={<IconButton icon={Download} size="s" label={label} />}>
      <FileItems files={files} onChoose={(file) => void download(item, file)} />
    </Menu>
  );
}

function download({ file_name }: BatchItem, { aspect_ratio, download_url, ending }: FileChoice): Promise<void> {
  // The ending is added when it is saved.
  const title = nameInRatio(file_name.replace(/\.mp4$/, ''), aspect_ratio);
  return downloadVideo({ title, slug: null, video_url: null, download_url, ending });
}
