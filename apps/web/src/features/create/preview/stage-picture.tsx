import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { AvatarStill } from '../avatar/avatar-in-scene.tsx';
import { useCastPicture } from '../avatar/use-cast-avatar.ts';
import { StageCanvas } from './stage-canvas.tsx';
import type { LiveScene } from './use-live-scene.ts';

interface StagePictureProps {
  live: LiveScene;
  label: string;
  /** The dock has no room for words. */
  isSmall?: boolean;
}

/** The scene before the avatar's own picture, which is seen until the first is drawn; or what is in its way. */
export function StagePicture({ live, label, isSmall }: StagePictureProps) {
  const { stage, state, failure, isWaiting, tryAgain } = live;
  const still = useCastPicture();
  return (
    <>
      <AvatarStill still={still} alt="" />
      <StageCanvas stage={stage} label={label} />
      {!state.hasPicture && isWaiting && !failure && !isSmall && (
        <p role="status" className="absolute inset-x-0 bottom-[8%] flex justify-center text-13 text-film-ink">
          <span className="rounded-control bg-film/75 px-2.5 py-1">Setting the stage</span>
        </p>
      )}
      {failure && !isSmall && (
        <div
          role="alert"
          className="absolute inset-x-0 bottom-0 flex flex-col items-start gap-3 bg-linear-to-t from-70% from-film to-film/0 px-[9%] pt-14 pb-[9%] text-film-ink"
        >
          <p className="text-13">{failure} Your draft is kept.</p>
          <Button kind="film" size="s" icon={RotateCcw} onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
