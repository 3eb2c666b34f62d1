import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { downloadFile } from '#lib/download-video.ts';
import { FileItems } from '#ui/file-items.tsx';
import { Menu } from '#ui/menu.tsx';
import { DownloadButton } from './download-button.tsx';

export function DownloadMenu({ video }: { video: PublicVideo }) {
  return (
    <Menu isOpenAtFirst trigger={<DownloadButton isQuiet={video.link_url !== ''} />}>
      <FileItems files={video.files} onChoose={(file) => void downloadFile(video, file)} />
    </Menu>
  );
}
