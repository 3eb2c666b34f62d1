import type { DraftContent } from '@herald/contract/draft';
import { useEffect } from 'react';
import { messageOf } from '#lib/api.ts';
import { hasScore } from './scene-content.ts';
import { type StageRemote, type StageState, useStage } from './stage-remote.ts';
import { useCastAvatar } from './use-cast-avatar.ts';
import { usePreviewScene } from './use-preview-scene.ts';

export interface LiveScene {
  stage: StageRemote;
  state: StageState;
  /** As the server composed it; also of a filmed person, whom the stage does not draw. */
  scene: Record<string, unknown> | undefined;
  isWaiting: boolean;
  /** What went wrong, on the server or on the stage. */
  failure: string;
  tryAgain: () => void;
}

/** Keeps the scene of the draft on the stage, exactly as the server would film it. */
export function useLiveScene(content: DraftContent): LiveScene {
  const { stage, state } = useStage();
  // The stage draws no clips: whoever is filmed is seen in their own.
  const isFilmed = useCastAvatar()?.kind === 'filmed' || content.avatar.avatarType === 'filmed';
  const { data, error, refetch, isFetching, isWanted } = usePreviewScene(content, {
    isEnabled: !isFilmed || hasScore(content),
  });
  useEffect(() => {
    if (data && isWanted && !isFilmed) stage.show({ scene: data.scene, pictures: data.pictures });
  }, [stage, data, isWanted, isFilmed]);
  const asked = error && !isFetching ? messageOf(error, 'The scene could not be put together.') : '';
  const tryAgain = () => (asked ? void refetch() : stage.tryAgain());
  return {
    stage,
    state,
    scene: data?.scene,
    isWaiting: isFetching || state.isPreparing,
    failure: asked || state.failure,
    tryAgain,
  };
}
