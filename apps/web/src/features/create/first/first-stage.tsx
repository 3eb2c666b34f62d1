import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { MakingRuler, MakingWipe } from '../preview/making-wipe.tsx';
import { AvatarStill, StagePicture } from '../preview/stage-picture.tsx';
import { useCastPicture } from '../preview/use-cast-avatar.ts';
import { useLiveScene } from '../preview/use-live-scene.ts';
import type { Making } from '../steps/making.ts';

interface FirstStageProps {
  making: Making | null;
  showsPreview: boolean;
  /** Takes the place of the scene once it is there. */
  film: ReactNode;
}

/** The scene as it will be filmed, then its making, then the film, all in one frame. */
export function FirstStage({ making, showsPreview, film }: FirstStageProps) {
  return (
    <div
      className={clsx(
        'lg:w-[min(338px,calc((100dvh-348px)*9/16))] lg:min-w-[180px]',
        film ? 'w-[min(300px,100vw-32px)]' : 'w-[148px]',
      )}
    >
      <div className="@container relative aspect-[9/16] overflow-hidden rounded-card bg-film">
        {film || (
          <>
            {showsPreview ? <LiveScene /> : <StillScene />}
            {making && <MakingWipe making={making} />}
          </>
        )}
      </div>
      {making && !film && <MakingRuler making={making} className="mt-2 max-lg:hidden" />}
    </div>
  );
}

function LiveScene() {
  const { content } = useDraft();
  return <StagePicture live={useLiveScene(content)} label="Preview of the video" />;
}

function StillScene() {
  return <AvatarStill still={useCastPicture()} alt="" />;
}
