import type { PublicVideo, WatchData } from '@herald/contract/endpoints/watch';
import { linkWords } from '@herald/media/web-address';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { countAct } from '#lib/count-act.ts';
import { outside } from '#lib/outside.ts';
import { paths } from '#lib/paths.ts';
import { useFilm } from '#lib/use-film.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ToastHost } from '#ui/toast-host.tsx';
import { usePlayReport } from './data/use-play-report.ts';
import { useSharedVideo } from './data/use-shared-video.ts';
import { Player } from './player/player.tsx';
import { EmptyFrame } from './player/theatre.tsx';
import { useRepair } from './player/use-repair.ts';
import { inRatio, nearestRatio } from './rules/ratio-files.ts';

interface EmbedPageProps {
  slug: string;
  data: WatchData | null;
}

/** The player alone, as large as the frame that another page gives it. */
export function EmbedPage({ slug, data }: EmbedPageProps) {
  const { shared, reload } = useSharedVideo(slug, data);
  return (
    <main className="relative h-dvh w-full bg-film">
      {shared.kind === 'there' ? (
        <EmbeddedVideo video={shared.video} onBroken={reload} />
      ) : (
        <EmptyFrame className="size-full" action={shared.kind === 'locked' && <OpenWatchPage slug={slug} />}>
          {words[shared.kind]}
        </EmptyFrame>
      )}
      <ToastHost />
    </main>
  );
}

const words = {
  loading: 'Loading Video',
  locked: 'This video needs a password.',
  missing: 'Video Not Found',
  failed: 'Failed to load video',
};

/** The password is asked for where people see in the address bar whom they tell it. */
function OpenWatchPage({ slug }: { slug: string }) {
  return (
    <a
      href={paths.watch(slug)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ kind: 'primary', size: 's', className: 'relative' })}
    >
      Enter the password
    </a>
  );
}

/** Beside the mark, or below it in narrow frames; clear of the controls, and left out where nothing is. */
const linkPlace =
  'absolute top-3 right-3 max-w-[calc(100%-144px)] max-[17rem]:top-11 max-[17rem]:max-w-[calc(100%-24px)] max-[17rem]:[@media(height<15rem)]:hidden';

function EmbeddedVideo({ video, onBroken }: { video: PublicVideo; onBroken: () => void }) {
  const film = useFilm();
  const { isLost, onBroken: repair } = useRepair(film.film, video, onBroken);
  usePlayReport({ film: film.film, video, onViews: () => undefined });
  // The frame that another page gives it does not change while it plays.
  const [ratio] = useState(() => nearestRatio(video.files, innerWidth / innerHeight));
  const shown = inRatio(video, ratio);
  if (!shown.video_url || isLost) return <EmptyFrame className="size-full">Video not available</EmptyFrame>;
  return (
    <>
      <h1 className="sr-only">{video.title}</h1>
      <Player video={shown} film={film} onBroken={repair} className="size-full" isAlone>
        <a
          href={paths.watch(video.slug)}
          target="_blank"
          rel="noopener"
          aria-label="Open the video’s own page"
          title="Open the video’s own page"
          className="grid size-9 place-items-center rounded-control hover:bg-film-ink/15 focus-visible:outline-film-ink max-md:size-11 @max-[22rem]/player:size-9 @max-[13rem]/player:size-7"
        >
          <ExternalLink aria-hidden size={17} strokeWidth={1.5} />
        </a>
      </Player>
      {video.link_url && !isLinkOff() && (
        <a
          href={video.link_url}
          {...outside}
          onClick={() => countAct(video, 'click')}
          className={buttonClass({ kind: 'primary', size: 's', className: linkPlace })}
        >
          <span className="truncate">{linkWords(video.link_url, video.link_label)}</span>
        </a>
      )}
    </>
  );
}

/** The page around the frame shows the link itself. */
function isLinkOff(): boolean {
  return new URLSearchParams(location.search).get('link') === 'off';
}
