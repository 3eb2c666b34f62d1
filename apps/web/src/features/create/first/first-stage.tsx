import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useSoundState } from '#lib/use-sound.ts';
import { PlayButton } from '#ui/play-button.tsx';
import { TimeOf } from '#ui/transport.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { MakingRuler, MakingWipe } from '../preview/making-wipe.tsx';
import { AvatarStill, StagePicture } from '../preview/stage-picture.tsx';
import { useStageClock } from '../preview/stage-remote.ts';
import { useCastPicture } from '../preview/use-cast-avatar.ts';
import { useLiveScene } from '../preview/use-live-scene.ts';
import { useDraftSound } from '../sound/use-sound.ts';
import type { Making } from '../steps/making.ts';
import { FIRST_STILL, firstStageClass } from './first-film-skeleton.tsx';
import { firstScripts } from './first-scripts.ts';
import { FAVOURITE } from './use-first-presenter.ts';
import { useSilentRun } from './use-silent-run.ts';

interface FirstStageProps {
  making: Making | null;
  showsPreview: boolean;
  /** Takes the place of the scene once it is there. */
  film: ReactNode;
}

/** The scene as it will be filmed, then its making, then the film, all in one frame. */
export function FirstStage({ making, showsPreview, film }: FirstStageProps) {
  return (
    <div className={clsx(firstStageClass, film ? 'w-[min(300px,100vw-32px)]' : 'w-[148px]')}>
      <div className="@container relative aspect-[9/16] overflow-hidden rounded-card bg-film">
        {film || (
          <>
            {showsPreview ? <LiveScene isMaking={making !== null} /> : <StillScene />}
            {making && <MakingWipe making={making} />}
          </>
        )}
      </div>
      {making && !film && <MakingRuler making={making} className="mt-2 max-lg:hidden" />}
    </div>
  );
}

/** Plays by itself once, without a sound; with it as often as one likes. */
function LiveScene({ isMaking }: { isMaking: boolean }) {
  const { content } = useDraft();
  const live = useLiveScene(content);
  const sound = useDraftSound();
  const { isPlaying, isWaiting, timeSec, durationSec } = useSoundState(sound);
  useStageClock(live.stage, sound);
  const hasSound = content.voice.generatedAudioUrl !== '';
  useSilentRun(live, sound, hasSound && !isMaking);
  return (
    <>
      <StagePicture live={live} label="Preview of the video" still={useFirstStill()} />
      {hasSound && !isMaking && live.state.hasPicture && (
        <div
          data-theme="dark"
          className="absolute inset-x-0 bottom-0 flex items-center gap-3 bg-linear-to-t from-film/80 to-film/0 px-[5%] pt-10 pb-[4%] text-ink"
        >
          <PlayButton label="the preview" isPlaying={isPlaying || isWaiting} onToggle={() => sound.toggle()} />
          <span className="min-w-0 flex-1 max-lg:hidden">
            <TimeOf timeSec={timeSec} durationSec={durationSec || content.script.duration} />
          </span>
        </div>
      )}
    </>
  );
}

function StillScene() {
  return <AvatarStill still={useFirstStill()} alt="" />;
}

/** The drawn first moment where it is the one that will be filmed, otherwise the presenter's own picture. */
function useFirstStill(): string | undefined {
  const { avatar, background } = useDraft().content;
  const own = useCastPicture();
  const isFirst = [FAVOURITE, ''].includes(avatar.selectedAvatar) && background.setting === firstScripts[0].setting;
  return isFirst ? FIRST_STILL : own;
}
