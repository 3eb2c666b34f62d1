import type { ReactNode } from 'react';
import { Dot, type Tone } from '../../../ui/dot.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { StageFrame, StageThumb } from '../stage-panel/stage-frame.tsx';
import type { StagePlace } from '../stage-panel/stage-place.ts';
import { StageTop } from '../stage-panel/stage-top.tsx';
import { AvatarInScene, AvatarStill } from './avatar-in-scene.tsx';

interface StageViewProps {
  place: StagePlace;
  picture: string | undefined;
  /** The avatar is chosen: it stands in the scene of the draft. */
  isCast?: boolean;
  /** Who is on the stage, in a few words. */
  title: string;
  state?: { tone: Tone; words: string; isLive?: boolean } | undefined;
  /** Buttons below the frame. */
  actions?: ReactNode;
}

const reservedPx = { plain: 318, withActions: 372 };

/** One avatar on the stage, beside the form or docked above it. */
export function StageView({ place, picture, isCast, title, state, actions }: StageViewProps) {
  const { content } = useDraft();
  const shown = isCast ? <AvatarInScene still={picture} title={title} /> : <AvatarStill still={picture} alt={title} />;
  const live = state?.isLive && <span aria-hidden className="on-air absolute inset-x-0 bottom-0 h-[2px] bg-signal" />;
  if (place === 'dock') {
    return (
      <>
        <StageThumb>
          {shown}
          {live}
        </StageThumb>
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 md:gap-2">
          <p className="text-13 text-ink-faint typing:hidden">On stage</p>
          <p className="truncate font-medium text-16">{title}</p>
          {state && <StateLine {...state} />}
          {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
        </div>
      </>
    );
  }
  return (
    <>
      <StageTop output={content.output}>{state ? <StateLine {...state} /> : 'Stage'}</StageTop>
      <StageFrame reservedPx={actions ? reservedPx.withActions : reservedPx.plain}>
        {shown}
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
