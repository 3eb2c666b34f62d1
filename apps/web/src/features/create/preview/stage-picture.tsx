import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { PoseGuide } from '#ui/pose-guide.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { ClipPicture } from './clip-picture.tsx';
import type { StageRemote } from './stage-remote.ts';
import { StandInMark } from './stand-in.tsx';
import { useCastAvatar, useCastPicture } from './use-cast-avatar.ts';
import { type LiveScene, useLiveScene } from './use-live-scene.ts';

interface StagePictureProps {
  live: LiveScene;
  label: string;
  /** The dock has no room for words. */
  isSmall?: boolean;
  /** Seen until the scene is drawn; the avatar's own picture by itself. */
  still?: string | undefined;
}

/** The scene before the avatar's own picture, which is seen until the first is drawn; or what is in its way. */
export function StagePicture({ live, label, isSmall, still }: StagePictureProps) {
  const { stage, state, failure, isWaiting, tryAgain } = live;
  const own = useCastPicture();
  const cast = useCastAvatar();
  if (cast?.filmed && live.isClipAlone) {
    return <ClipPicture filmed={cast.filmed} poster={cast.picture_url} label={label} isSmall={isSmall ?? false} />;
  }
  return (
    <>
      {state.hasPicture ? <span className="absolute inset-0 bg-bone" /> : <AvatarStill still={still ?? own} alt="" />}
      <StageCanvas stage={stage} label={label} />
      {state.hasPicture && <StandInMark />}
      {!state.hasPicture && isWaiting && !failure && !isSmall && <SettingTheStage />}
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

interface AvatarInSceneProps {
  /** The avatar's own picture: there at once, and when the scene cannot be drawn. */
  still: string | undefined;
  title: string;
}

/** The chosen avatar where it will stand, drawn as it will be filmed. */
export function AvatarInScene({ still, title }: AvatarInSceneProps) {
  const { content } = useDraft();
  const { stage, state, isWaiting, failure, isClipAlone } = useLiveScene(content);
  const isDrawn = state.hasPicture && !isWaiting && !failure;
  const cast = useCastAvatar();
  if (cast?.filmed && isClipAlone) return <ClipPicture filmed={cast.filmed} poster={cast.picture_url} label={title} />;
  return (
    <>
      <StageCanvas stage={stage} label={title} />
      {isDrawn ? <StandInMark /> : <AvatarStill still={still} alt="" />}
      {isWaiting && !failure && <SettingTheStage />}
    </>
  );
}

function SettingTheStage() {
  return (
    <p role="status" className="absolute inset-x-0 bottom-[8%] flex justify-center text-13 text-film-ink">
      <span className="rounded-control bg-film/75 px-2.5 py-1">Setting the stage</span>
    </p>
  );
}

interface AvatarStillProps {
  still: string | undefined;
  alt: string;
  /** What stays in the frame, as CSS has it; the middle where nothing is known. */
  position?: string | undefined;
}

export function AvatarStill({ still, alt, position }: AvatarStillProps) {
  return (
    <span className="absolute inset-0 bg-film">
      {still ? (
        <img
          src={still}
          alt={alt}
          className="size-full object-cover object-[50%_25%]"
          style={position ? { objectPosition: position } : undefined}
        />
      ) : (
        <PoseGuide className="text-film-soft/60" />
      )}
    </span>
  );
}

interface StageCanvasProps {
  stage: StageRemote;
  /** What the canvas shows, for screen readers. */
  label: string;
}

/** The place on the page where the stage's canvas hangs. */
export function StageCanvas({ stage, label }: StageCanvasProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stage.canvas.className = 'block size-full object-contain';
    host.current?.append(stage.canvas);
  }, [stage]);
  return <div ref={host} role="img" aria-label={label} className="absolute inset-0" />;
}
