import { useQuery } from '@tanstack/react-query';
import { Download, Share2 } from 'lucide-react';
import { videoQuery } from '#data/videos/video-query.ts';
import { downloadFile, downloadVideo } from '#lib/download-video.ts';
import { hasFileChoice } from '#lib/file-choices.ts';
import { Button } from '#ui/button.tsx';
import { FileItems } from '#ui/file-items.tsx';
import { Menu } from '#ui/menu.tsx';
import { ShareItems } from '#ui/share-items.tsx';

/** What people do with a film that is ready. */
export function FinishedActions({ videoId }: { videoId: string }) {
  const { data: video } = useQuery(videoQuery(videoId));
  const slug = video?.slug;
  return (
    <>
      {video && hasFileChoice(video.files) ? (
        <Menu
          align="start"
          trigger={
            <Button kind="primary" size="l" icon={Download}>
              Download Video
            </Button>
          }
        >
          <FileItems files={video.files} onChoose={(file) => void downloadFile(video, file)} />
        </Menu>
      ) : (
        <Button
          kind="primary"
          size="l"
          icon={Download}
          disabled={!video?.video_url}
          onClick={() => video && void downloadVideo(video)}
        >
          Download Video
        </Button>
      )}
      {slug && (
        <Menu
          trigger={
            <Button size="l" icon={Share2}>
              Share Video
            </Button>
          }
        >
          <ShareItems video={{ title: video.title, slug }} />
        </Menu>
      )}
    </>
  );
}
