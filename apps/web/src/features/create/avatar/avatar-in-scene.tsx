import { PoseGuide } from '../../../ui/pose-guide.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { StageCanvas } from '../preview/stage-canvas.tsx';
import { useLiveScene } from '../preview/use-live-scene.ts';

interface AvatarInSceneProps {
  /** The avatar's own picture: there at once, and when the scene cannot be drawn. */
  still: string | undefined;
  title: string;
}

/** The chosen avatar where it will stand, drawn as it will be filmed. */
export function AvatarInScene({ still, title }: AvatarInSceneProps) {
  const { content } = useDraft();
  const { stage, state, isWaiting, failure } = useLiveScene(content);
  const isDrawn = state.hasPicture && !isWaiting && !failure;
  return (
    <>
      <StageCanvas stage={stage} label={title} />
      {!isDrawn && <AvatarStill still={still} alt="" />}
    </>
  );
}

export function AvatarStill({ still, alt }: { still: string | undefined; alt: string }) {
  return (
    <span className="absolute inset-0 bg-film">
      {still ? (
        <img src={still} alt={alt} className="size-full object-cover object-[50%_25%]" />
      ) : (
        <PoseGuide className="text-film-soft/60" />
      )}
    </span>
  );
}
