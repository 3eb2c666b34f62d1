import type { Aspect } from '@herald/media/choices';
import { Code, Copy, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { copyVideoLink } from '#lib/copy-link.ts';
import { type CountedVideo, countAct } from '#lib/count-act.ts';
import { paths } from '#lib/paths.ts';
import { openShareWindow, type ShareTarget, sharedVideo } from '#lib/share.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Section } from './section.tsx';

const EmbedDialog = lazy(async () => ({ default: (await import('../dialogs/embed-dialog.tsx')).EmbedDialog }));
const QrDialog = lazy(async () => ({ default: (await import('../dialogs/qr-dialog.tsx')).QrDialog }));

const TARGETS = ['Facebook', 'Twitter', 'WhatsApp'] as const;

interface ShareCardProps {
  video: CountedVideo & { title: string };
  ratio: Aspect | undefined;
  /** Everybody may see the video, so other pages and telephones may as well. */
  isPublic: boolean;
}

export function ShareCard({ video, ratio, isPublic }: ShareCardProps) {
  const [open, setOpen] = useState<'embed' | 'qr' | null>(null);
  const shared = sharedVideo(video, location.origin);
  const close = () => setOpen(null);
  const share = (target: ShareTarget) => {
    openShareWindow(target, shared);
    countAct(video, 'share');
  };
  return (
    <Section title="Share This Video">
      <div className="flex h-10 items-center rounded-control border border-edge bg-panel pr-1 pl-3 max-md:h-11">
        <input
          readOnly
          aria-label="Share link"
          value={shared.link}
          onFocus={(event) => event.currentTarget.select()}
          className="tc min-w-0 flex-1 truncate bg-transparent text-13 text-ink-soft outline-none max-md:text-16"
        />
        <IconButton icon={Copy} label="Copy Link" size="s" onClick={() => void copyVideoLink(video)} />
      </div>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {TARGETS.map((target) => (
          <Button key={target} className="px-2!" onClick={() => share(target)}>
            {target}
          </Button>
        ))}
      </div>
      {isPublic && (
        <div className="-ml-3 mt-2 flex gap-1">
          <Button kind="ghost" size="s" icon={Code} onClick={() => setOpen('embed')}>
            Embed code
          </Button>
          <Button kind="ghost" size="s" icon={QrCode} onClick={() => setOpen('qr')}>
            QR code
          </Button>
        </div>
      )}
      <Suspense>
        {open === 'embed' && <EmbedDialog link={shared.link} ratio={ratio} onClose={close} />}
        {open === 'qr' && (
          <QrDialog
            name={video.title}
            picture={`${paths.watch(video.slug)}/qr.svg`}
            opens="this page"
            onClose={close}
          />
        )}
      </Suspense>
    </Section>
  );
}
