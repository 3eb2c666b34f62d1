import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dot, type Tone } from '#ui/dot.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { StageFrame, type StagePlace, StageThumb, StageTop } from './stage-frame.tsx';
import { AvatarInScene, AvatarStill } from './stage-picture.tsx';
import { useCastPicture } from './use-cast-avatar.ts';

interface StageViewProps {
  place: StagePlace;
  picture: string | undefined;
  /** What of the picture stays in the frame. */
  position?: string | undefined;
  /** The avatar is chosen: it stands in the scene of the draft. */
  isCast?: boolean;
  /** Who is on the stage, in a few words. */
  title: string;
  state?: { tone: Tone; words: string; isLive?: boolean } | undefined;
  /** Drawn over the picture. */
  mark?: ReactNode;
  /** In the dock, where a mark has no room for words. */
  hint?: string;
  /** Plays in the place of the picture. */
  film?: ReactNode;
  /** Buttons below the frame. */
  actions?: ReactNode;
}

const reservedPx = { plain: 318, withActions: 372 };

/** One avatar on the stage, beside the form or docked above it. */
export function StageView(props: StageViewProps) {
  const { place, picture, position, isCast, title, state, mark, hint, film, actions } = props;
  const { content } = useDraft();
  const shown = isCast ? (
    <AvatarInScene still={picture} title={title} />
  ) : (
    <AvatarStill still={picture} alt={title} position={position} />
  );
  const live = state?.isLive && <span aria-hidden className="on-air absolute inset-x-0 bottom-0 h-[2px] bg-signal" />;
  if (place === 'dock') {
    return (
      <>
        <StageThumb>
          {shown}
          {mark}
          {live}
        </StageThumb>
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 md:gap-2 short:flex-row short:items-center short:gap-3">
          <p className="text-13 text-ink-faint typing:hidden short:hidden">On stage</p>
          <p className="min-w-0 truncate font-medium text-16 short:flex-1 short:text-14">{title}</p>
          {state && <StateLine {...state} />}
          {hint && <p className="text-13 text-ink-soft typing:hidden short:hidden">{hint}</p>}
          {actions && <div className="mt-1 flex flex-wrap gap-2 short:mt-0 short:flex-nowrap">{actions}</div>}
        </div>
      </>
    );
  }
  return (
    <>
      <StageTop output={content.output}>{state ? <StateLine {...state} /> : 'Stage'}</StageTop>
      <StageFrame reservedPx={actions ? reservedPx.withActions : reservedPx.plain}>
        {film ?? shown}
        {mark}
        {live}
      </StageFrame>
      {actions && <div className="mt-4 flex gap-2">{actions}</div>}
    </>
  );
}

function StateLine({ tone, words, isLive }: NonNullable<StageViewProps['state']>) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-13 text-ink-soft">
      <Dot tone={tone} isLive={isLive ?? false} />
      <span className="truncate">{words}</span>
    </span>
  );
}

interface StillStageProps {
  place: StagePlace;
  onPlay: () => void;
}

/** The avatar's own picture, when the preview only plays on request. */
export function StillStage({ place, onPlay }: StillStageProps) {
  const { avatar } = useDraft().content;
  const picture = useCastPicture();
  const isDocked = place === 'dock';
  return (
    <StageView
      place={place}
      picture={picture}
      title={avatar.selectedAvatar || avatar.avatarName || 'Your avatar'}
      actions={
        <Button size={isDocked ? 's' : 'm'} icon={Play} className={isDocked ? undefined : 'flex-1'} onClick={onPlay}>
          Play preview
        </Button>
      }
    />
  );
}
