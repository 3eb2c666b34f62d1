import type { Avatar } from '@herald/contract/endpoints/avatars';
import { CLIP_MOMENT_LABELS } from '@herald/media/clips';
import { clsx } from 'clsx';
import { Users, Video } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf } from '#lib/api.ts';
import { toastError } from '#lib/toast.ts';
import { AlertBox } from '#ui/alert-box.tsx';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { maySpeak } from '../looks/people.ts';
import { SaySomething } from '../say/say-something.tsx';
import { useAim } from './clip-aim.ts';
import { useUpdatePresenter } from './clip-calls.ts';
import { qualityReason, qualityWords } from './clip-words.ts';
import { PresenterLooks } from './presenter-looks.tsx';
import { RenamePresenter } from './rename-presenter.tsx';

type Filmed = NonNullable<Avatar['filmed']>;

interface ClipReadyProps {
  presenter: Avatar;
  filmed: Filmed;
}

/** The presenter that was made: whether it can speak, its moments, how good it is, and who may use it. */
export function ClipReady({ presenter, filmed }: ClipReadyProps) {
  const aim = useAim();
  const { name } = presenter;
  return (
    <div>
      <h2 className="flex flex-wrap items-center gap-3 font-semibold text-20">
        {titleOf(name, filmed)}
        <Tag>Filmed</Tag>
      </h2>
      {filmed.check === 'waiting' && (
        <p role="status" className="mt-1.5 max-w-[62ch] text-14 text-ink-soft">
          An administrator looks at the clip first. Write the script meanwhile; you can start the video once the
          presenter has passed.
        </p>
      )}
      {filmed.check === 'refused' && (
        <div className="mt-3">
          <AlertBox>An administrator refused this presenter: {filmed.check_reason}</AlertBox>
        </div>
      )}
      {maySpeak(filmed) && <SaySomething key={presenter.id} avatar={presenter} />}
      <PresenterLooks presenter={presenter} filmed={filmed} onAdd={() => aim({ kind: 'look', presenter })} />
      <h3 className="plain-heading mt-6 mb-2 font-medium text-14">Moments</h3>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-6">
        {filmed.moments.map(({ moment, from_sec, to_sec }) => (
          <MomentTile
            key={from_sec}
            label={CLIP_MOMENT_LABELS[moment]}
            url={filmed.clip_url}
            posterUrl={presenter.picture_url}
            fromSec={from_sec}
            toSec={to_sec}
          />
        ))}
      </ul>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Quality filmed={filmed}>
          {filmed.is_yours && (
            <Button
              size="s"
              kind={filmed.quality === 'poor' ? 'primary' : 'quiet'}
              icon={Video}
              onClick={() => aim({ kind: 'clip', presenter })}
            >
              Replace the clip
            </Button>
          )}
        </Quality>
        <Sharing presenter={presenter} filmed={filmed} />
      </div>
    </div>
  );
}

function titleOf(name: string, { check }: Filmed): string {
  if (check === 'waiting') return `${name} waits for an administrator`;
  return check === 'refused' ? `${name} may not speak` : `${name} can speak`;
}

interface MomentTileProps {
  label: string;
  url: string;
  /** Seen until the picture of the moment is there. */
  posterUrl: string;
  fromSec: number;
  toSec: number;
}

/** A moment that plays while it is pointed at or has the focus. */
function MomentTile({ label, url, posterUrl, fromSec, toSec }: MomentTileProps) {
  const video = useRef<HTMLVideoElement>(null);
  const rest = () => {
    const tile = video.current;
    if (!tile) return;
    tile.pause();
    tile.currentTime = (fromSec + toSec) / 2;
  };
  const play = () => {
    const tile = video.current;
    if (!tile || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    tile.currentTime = fromSec;
    void tile.play().catch(() => undefined);
  };
  const sec = Math.round(toSec - fromSec);
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`${label}, ${sec} s, play`}
        onPointerEnter={play}
        onPointerLeave={rest}
        onFocus={play}
        onBlur={rest}
        className="relative block aspect-[9/16] w-full overflow-hidden rounded-control bg-film"
      >
        <video
          ref={video}
          src={`${url}#t=${((fromSec + toSec) / 2).toFixed(2)}`}
          muted
          playsInline
          preload="metadata"
          aria-hidden
          tabIndex={-1}
          style={{ background: `url("${posterUrl}") 50% 25% / cover` }}
          onTimeUpdate={({ currentTarget }) => {
            if (!currentTarget.paused && currentTarget.currentTime >= toSec) currentTarget.currentTime = fromSec;
          }}
          className="size-full object-cover"
        />
        <span className="tc absolute top-1 right-1 rounded-sm bg-film/85 px-1 py-0.5 text-12 text-film-ink leading-none">
          {sec} s
        </span>
      </button>
      <p className="mt-2 truncate font-medium text-12">{label}</p>
    </li>
  );
}

const bars = { poor: 1, usable: 2, good: 3 } as const;

function Quality({ filmed, children }: { filmed: Filmed; children: React.ReactNode }) {
  const { quality, usable_sec, weakest, has_teeth } = filmed;
  return (
    <Panel className="p-4">
      <p className="flex items-center justify-between gap-3 text-13 text-ink-soft">
        Quality
        <span className="flex gap-1" aria-hidden>
          {[1, 2, 3].map((bar) => (
            <i
              key={bar}
              className={clsx('h-1 w-6 rounded-full', bar <= bars[quality] ? 'bg-good' : 'bg-line-strong')}
            />
          ))}
        </span>
      </p>
      <p className="display mt-1 font-semibold text-26">{qualityWords[quality]}</p>
      <p className="mt-1 mb-3 text-13 text-ink-soft">
        {qualityReason({ usableSec: usable_sec, weakest, hasTeeth: has_teeth })}
      </p>
      {children}
    </Panel>
  );
}

function Sharing({ presenter, filmed }: { presenter: Avatar; filmed: Filmed }) {
  const update = useUpdatePresenter(presenter.id);
  const [isRenaming, setRenaming] = useState(false);
  const share = () =>
    update.mutate(
      { is_shared: !filmed.is_shared },
      { onError: (error) => toastError('Nothing was changed', messageOf(error, 'Please try again.')) },
    );
  return (
    <Panel className="flex items-center gap-4 p-4">
      <img
        src={presenter.picture_url}
        alt=""
        className="h-[132px] w-[99px] shrink-0 rounded-control bg-film object-cover object-[50%_34%]"
      />
      <div className="min-w-0">
        <p className="text-13 text-ink-faint">In your library</p>
        <p className="mt-0.5 truncate font-medium text-16">{presenter.display_name}</p>
        <p className="text-13 text-ink-soft">{filmed.moments.length} moments, your room</p>
        <p role="status" className="text-13 text-ink-faint">
          {filmed.is_shared ? 'Everybody in your team can use it' : 'Only you can use it'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {presenter.is_own && (
            <Button size="s" onClick={() => setRenaming(true)}>
              Rename
            </Button>
          )}
          {filmed.is_yours && (
            <Button size="s" icon={Users} onClick={share} busyText={update.isPending && 'Saving...'}>
              {filmed.is_shared ? 'Keep to yourself' : 'Share with team'}
            </Button>
          )}
        </div>
      </div>
      {isRenaming && <RenamePresenter presenter={presenter} look={filmed.look} onClose={() => setRenaming(false)} />}
    </Panel>
  );
}
