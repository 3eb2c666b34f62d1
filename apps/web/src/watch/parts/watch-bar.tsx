import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CountedVideo } from '#lib/count-act.ts';
import { downloadVideo } from '#lib/download-video.ts';
import { hasFileChoice } from '#lib/file-choices.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { BrandName, brandClass } from '#ui/mark.tsx';
import { DownloadButton } from './download-button.tsx';
import { onPhoneIconOnly } from './on-phone.ts';
import { ShareButton } from './share-button.tsx';

const loadMenu = () => import('./share-menu.tsx');

const loadDownloads = () => import('./download-menu.tsx');

const DownloadMenu = lazy(async () => ({ default: (await loadDownloads()).DownloadMenu }));

const ShareMenu = lazy(async () => ({ default: (await loadMenu()).ShareMenu }));

interface WatchBarProps {
  /** Null while there is nothing to share. */
  video: PublicVideo | null;
}

export function WatchBar({ video }: WatchBarProps) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-ground px-2 md:px-6">
      <Button kind="ghost" icon={ArrowLeft} onClick={goBack} className={onPhoneIconOnly}>
        <span>Back</span>
      </Button>
      <span aria-hidden className="mx-1 h-5 w-px bg-line max-sm:hidden" />
      <a
        href={paths.home}
        className={clsx(
          brandClass,
          'min-w-0 max-sm:absolute max-sm:left-1/2 max-sm:max-w-[40vw] max-sm:-translate-x-1/2 sm:ml-1',
        )}
      >
        <BrandName />
      </a>
      {video && (
        <div className="ml-auto flex sm:gap-2">
          <LazyShareMenu video={video} />
          <Downloads video={video} />
        </div>
      )}
    </header>
  );
}

/** To the page before, if there was one. */
function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(paths.home);
}

type Shareable = CountedVideo & { title: string };

/** The film; of several ratios one is chosen in a menu, whose code is loaded when it is wanted. */
function Downloads({ video }: { video: PublicVideo }) {
  const [isWanted, setWanted] = useState(false);
  const isQuiet = video.link_url !== '';
  if (!hasFileChoice(video.files))
    return <DownloadButton isQuiet={isQuiet} onClick={() => void downloadVideo(video)} />;
  const prepare = () => void loadDownloads();
  if (!isWanted) {
    return (
      <DownloadButton
        isQuiet={isQuiet}
        aria-haspopup="menu"
        onClick={() => setWanted(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
    );
  }
  return (
    <Suspense fallback={<DownloadButton isQuiet={isQuiet} aria-haspopup="menu" />}>
      <DownloadMenu video={video} />
    </Suspense>
  );
}

/** A button; with the first press it becomes a menu, whose code is loaded only then. */
function LazyShareMenu({ video }: { video: Shareable }) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void loadMenu();
  if (!isWanted) {
    return (
      <ShareButton aria-haspopup="menu" onClick={() => setWanted(true)} onPointerEnter={prepare} onFocus={prepare} />
    );
  }
  return (
    <Suspense fallback={<ShareButton aria-haspopup="menu" />}>
      <ShareMenu video={video} />
    </Suspense>
  );
}
