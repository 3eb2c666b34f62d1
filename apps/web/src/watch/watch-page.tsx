import type { WatchData } from '@herald/contract/endpoints/watch';
import { useEffect } from 'react';
import { connection } from '#lib/api.ts';
import { watchDevice } from '#lib/connection.ts';
import { paths } from '#lib/paths.ts';
import { useSiteName } from '#lib/site-name.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { useSharedVideo } from './data/use-shared-video.ts';
import { PasswordForm } from './parts/password-form.tsx';
import { WatchBar } from './parts/watch-bar.tsx';
import { WatchVideo } from './watch-video.tsx';

interface WatchPageProps {
  slug: string;
  data: WatchData | null;
}

/** A shared video, or why there is none. */
export function WatchPage({ slug, data }: WatchPageProps) {
  const { shared, reload, show } = useSharedVideo(slug, data);
  const siteName = useSiteName();
  const video = shared.kind === 'there' ? shared.video : null;
  useEffect(() => watchDevice(connection), []);
  useTitle(video && !data?.video ? `${video.title} · ${siteName}` : null);
  return (
    <>
      <WatchBar video={video} />
      <ConnectionBanner className="top-14" />
      <main>
        {video && <WatchVideo video={video} siteName={siteName} isPublic={Boolean(data?.video)} onBroken={reload} />}
        {shared.kind === 'loading' && <LoadingVideo />}
        {shared.kind === 'locked' && <PasswordForm slug={slug} onOpen={show} />}
        {shared.kind === 'missing' && (
          <MessagePage
            title="Video Not Found"
            line="The video you're looking for doesn't exist or has been removed."
            action={
              <a href={paths.home} className={buttonClass({ kind: 'primary', size: 'l' })}>
                Go Home
              </a>
            }
          />
        )}
        {shared.kind === 'failed' && (
          <MessagePage
            title="Failed to load video"
            line="The server sent an unexpected response. The video itself is safe."
            action={
              <Button kind="primary" size="l" onClick={reload}>
                Try again
              </Button>
            }
          />
        )}
      </main>
      <ToastHost />
    </>
  );
}

/** For a video that the server could not name in the page's head. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

function LoadingVideo() {
  return (
    <div className="grid min-h-[calc(100dvh-56px)] place-items-center bg-well">
      <Spinner label="Loading Video" />
    </div>
  );
}
