import type { PublicVideo } from '@herald/contract/endpoints/watch';
import { linkWords, shownAddress } from '@herald/media/web-address';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { countAct } from '#lib/count-act.ts';
import { outside } from '#lib/outside.ts';
import { paths } from '#lib/paths.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Icon } from '#ui/icon.tsx';

const QrDialog = lazy(async () => ({ default: (await import('../dialogs/qr-dialog.tsx')).QrDialog }));

interface LinkButtonProps {
  video: Pick<PublicVideo, 'title' | 'slug' | 'session' | 'link_url' | 'link_label'>;
  /** Everybody may see the video, so the server draws the code for everybody. */
  isPublic: boolean;
}

/** Where the video's maker wants its viewers to go, in one press or with a phone. */
export function LinkButton({ video, isPublic }: LinkButtonProps) {
  const [isCodeOpen, setCodeOpen] = useState(false);
  const noteId = useId();
  const { link_url, link_label } = video;
  const address = shownAddress(link_url);
  const code = `${paths.watch(video.slug)}/link.svg`;
  return (
    <div className="mt-5">
      <div className="flex gap-2.5">
        <a
          href={link_url}
          {...outside}
          aria-describedby={noteId}
          onClick={() => countAct(video, 'click')}
          className={buttonClass({ kind: 'primary', size: 'l', full: true, className: 'min-w-0' })}
        >
          <span className="truncate">{linkWords(link_url, link_label)}</span>
          <Icon of={ArrowRight} />
        </a>
        {isPublic && (
          <button
            type="button"
            aria-label="QR code of the link"
            onClick={() => setCodeOpen(true)}
            className="size-11 shrink-0 overflow-hidden rounded-control bg-white"
          >
            <img src={code} alt="" className="size-full" />
          </button>
        )}
      </div>
      <p id={noteId} className="mt-2 break-words text-13 text-ink-faint">
        Opens {address}
      </p>
      <Suspense>
        {isCodeOpen && (
          <QrDialog name={video.title} picture={code} opens={address} onClose={() => setCodeOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}
