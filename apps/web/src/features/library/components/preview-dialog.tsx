import type { Video } from '@herald/contract/endpoints/videos';
import { clsx } from 'clsx';
import { Download, Repeat2, RotateCcw, Share2, Undo2, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { paidWords } from '#data/cost-words.ts';
import { isStopped, statusLook } from '#data/videos/status-look.ts';
import { shortDay } from '#lib/dates.ts';
import { hasFileChoice } from '#lib/file-choices.ts';
import { timeCode } from '#lib/time-code.ts';
import { Button } from '#ui/button.tsx';
import { dialogClass, scrimClass } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { RatioSwitch } from '#ui/ratio-switch.tsx';
import { ShareItems } from '#ui/share-items.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { useVideoCost } from '../api/use-video-cost.ts';
import { inRatio, isPlayable } from '../rules/frame-of.ts';
import { generationSummary } from '../rules/generation-summary.ts';
import { DownloadItems } from './download-items.tsx';
import { useLibraryActions } from './library-actions.ts';
import { PreviewStage } from './preview-stage.tsx';
import { RemovalLink } from './removal-link.tsx';

interface PreviewDialogProps {
  video: Video;
  onClose: () => void;
}

/** The film on the left, what it is on the right; on phones one below the other over the whole screen. */
export function PreviewDialog({ video, onClose }: PreviewDialogProps) {
  const opener = useOpener();
  const [isGif, setGif] = useState(false);
  const [ratio, setRatio] = useState(video.files[0]?.aspect_ratio);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...opener}
          aria-describedby={undefined}
          className={clsx(
            dialogClass,
            'max-w-[940px] overflow-hidden max-md:top-0 max-md:left-0 max-md:flex max-md:h-dvh max-md:max-h-none! max-md:w-full max-md:translate-none max-md:flex-col max-md:overflow-y-auto max-md:rounded-none md:grid md:w-[calc(100vw-48px)] md:grid-cols-[auto_1fr]',
          )}
        >
          <div className="aspect-[9/16] shrink-0 bg-film max-md:mx-auto max-md:h-[54dvh] md:h-[min(740px,100dvh-48px)] tall:md:h-[min(740px,100dvh-120px)]">
            <PreviewStage key={ratio} video={inRatio(video, ratio)} isGif={isGif} />
          </div>
          <div className="flex min-w-0 flex-col max-md:flex-auto max-md:shrink-0 md:min-h-0">
            <div className="flex items-start gap-3 p-6 pb-4">
              <div className="min-w-0 flex-1">
                <StatusBadge {...(video.removal ? REMOVED : statusLook[video.status])} />
                <Radix.Title dir="auto" className="mt-3 break-words font-semibold text-26">
                  {video.title}
                </Radix.Title>
              </div>
              <Radix.Close asChild>
                <IconButton
                  icon={X}
                  label="Close"
                  className="md:-mt-1 md:-mr-2 max-md:fixed max-md:top-15 max-md:right-3 max-md:z-10 max-md:bg-film/70 max-md:text-film-ink"
                />
              </Radix.Close>
            </div>
            <div className="flex-1 px-6 pb-2 md:min-h-0 md:overflow-y-auto">
              {isPlayable(video) && <RatioSwitch files={video.files} ratio={ratio} onChoose={setRatio} />}
              <PreviewFacts video={video} />
            </div>
            <PreviewActions video={video} isGif={isGif} onToggleGif={() => setGif(!isGif)} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const REMOVED = { label: 'Removed', tone: 'bad' } as const;

/** Why nobody else can watch it, and where that can be contradicted. */
function RemovedNote({ removal }: { removal: NonNullable<Video['removal']> }) {
  return (
    <p className="mb-5 rounded-control border border-line p-3 text-13 text-ink-soft">
      {`Removed: ${removal.reason}. Nobody else can watch it. `}
      <RemovalLink removal={removal} className="text-ink" />
    </p>
  );
}

function PreviewFacts({ video }: { video: Video }) {
  const paid = paidWords(useVideoCost(video.id).data);
  const cost = paid ? [{ key: 'Cost', value: paid }] : [];
  const facts: [value: string, name: string][] = [
    [video.views.toLocaleString('en-US'), 'views'],
    [timeCode(video.duration), 'duration'],
    [shortDay(video.created_at), 'created'],
  ];
  return (
    <>
      {video.removal && <RemovedNote removal={video.removal} />}
      {video.description && (
        <p className="whitespace-pre-line break-words text-14 text-ink-soft">{video.description}</p>
      )}
      <dl className="mt-5 grid grid-cols-[1fr_1fr_auto] gap-px overflow-hidden rounded-control border border-line bg-line first:mt-0">
        {facts.map(([value, name]) => (
          <div key={name} className="flex flex-col-reverse bg-panel px-3 py-2.5">
            <dt className="text-12 text-ink-faint">{name}</dt>
            <dd className="display tnum whitespace-nowrap font-semibold text-16">{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="plain-heading mt-6 font-medium text-13">Generation Settings</h3>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {[...generationSummary(video), ...cost].map(({ key, value }) => (
          <div key={key} className="grid grid-cols-[88px_1fr] gap-4 py-2.5 text-13">
            <dt className="text-ink-faint">{key}</dt>
            <dd className={clsx('min-w-0 break-words', key === 'Script' && 'line-clamp-3 text-ink-soft')}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface PreviewActionsProps {
  video: Video;
  isGif: boolean;
  onToggleGif: () => void;
}

const barClass =
  'sticky bottom-0 flex gap-2 bg-panel p-6 pt-4 max-md:border-line max-md:border-t max-md:p-4 max-sm:[&>button]:px-2';

function PreviewActions({ video, isGif, onToggleGif }: PreviewActionsProps) {
  const { canEdit, download, restore, retry } = useLibraryActions();
  if (video.deleted_at) {
    if (!canEdit) return null;
    return (
      <div className={barClass}>
        <Button kind="primary" icon={Undo2} onClick={() => restore([video])}>
          Restore
        </Button>
      </div>
    );
  }
  if (isStopped(video.status) && canEdit) {
    return (
      <div className={barClass}>
        <Button kind="primary" icon={RotateCcw} onClick={() => retry(video)}>
          Retry Generation
        </Button>
      </div>
    );
  }
  // Nobody gets the files of what was removed.
  if (video.status !== 'completed' || video.removal) return null;
  return (
    <div className={barClass}>
      {hasFileChoice(video.files) ? (
        <Menu
          align="start"
          trigger={
            <Button kind="primary" icon={Download} className="flex-1">
              Download Video
            </Button>
          }
        >
          <DownloadItems video={video} />
        </Menu>
      ) : (
        <Button kind="primary" icon={Download} className="flex-1" onClick={() => download(video)}>
          Download Video
        </Button>
      )}
      {video.slug && (
        <Menu
          trigger={
            <Button icon={Share2} className="flex-1">
              Share Video
            </Button>
          }
        >
          <ShareItems video={{ title: video.title, slug: video.slug }} />
        </Menu>
      )}
      {video.metadata.gif_url && (
        <Button kind="ghost" icon={Repeat2} className="px-2.5!" onClick={onToggleGif}>
          <span className="max-lg:sr-only">{isGif ? 'Show Video' : 'Show GIF'}</span>
        </Button>
      )}
    </div>
  );
}
