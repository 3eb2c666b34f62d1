import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { clsx } from 'clsx';
import { ArrowLeft, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CountedVideo } from '#lib/count-act.ts';
import { downloadVideo } from '#lib/download-video.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { BrandName, brandClass } from '#ui/mark.tsx';
import { ShareButton } from './share-button.tsx';

const loadMenu = () => import('./share-menu.tsx');

const ShareMenu = lazy(async () => ({ default: (await loadMenu()).ShareMenu }));

interface WatchBarProps {
  /** Null while there is nothing to share. */
  video: PublicVideo | null;
}

const onPhoneIconOnly = 'max-sm:w-11 max-sm:px-0! max-sm:[&>span]:sr-only';

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
          <Button
            kind={video.link_url ? 'quiet' : 'primary'}
            icon={Download}
            onClick={() => void downloadVideo(video)}
            className={clsx(
              onPhoneIconOnly,
              'max-sm:border-transparent max-sm:bg-transparent max-sm:text-ink-soft max-sm:hover:bg-raised',
            )}
          >
            <span>Download</span>
          </Button>
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
