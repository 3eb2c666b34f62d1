import type { DraftContent } from '@herald/contract/draft';
import { PRESENTER_BOOK } from '@herald/media/clips';
import { useEffect } from 'react';
import { messageOf } from '#lib/api.ts';
import { type StageRemote, type StageState, useStage } from './stage-remote.ts';
import { usePreviewScene } from './use-preview-scene.ts';

export interface LiveScene {
  stage: StageRemote;
  state: StageState;
  /** As the server composed it. */
  scene: Record<string, unknown> | undefined;
  /** Somebody filmed whose clip has no book for the stage: seen in their own clip, without moving lips. */
  isClipAlone: boolean;
  isWaiting: boolean;
  /** What went wrong, on the server or on the stage. */
  failure: string;
  tryAgain: () => void;
}

/** Keeps the scene of the draft on the stage, exactly as the server would film it. */
export function useLiveScene(content: DraftContent): LiveScene {
  const { stage, state } = useStage();
  const { data, error, refetch, isFetching, isWanted } = usePreviewScene(content);
  const isClipAlone = data !== undefined && isFilmed(data.scene) && !(PRESENTER_BOOK in data.pictures);
  useEffect(() => {
    if (data && isWanted && !isClipAlone) stage.show({ scene: data.scene, pictures: data.pictures });
  }, [stage, data, isWanted, isClipAlone]);
  const asked = error && !isFetching ? messageOf(error, 'The scene could not be put together.') : '';
  const tryAgain = () => (asked ? void refetch() : stage.tryAgain());
  return {
    stage,
    state,
    scene: data?.scene,
    isClipAlone,
    isWaiting: isFetching || state.isPreparing,
    failure: asked || state.failure,
    tryAgain,
  };
}

function isFilmed({ performer }: Record<string, unknown>): boolean {
  return typeof performer === 'object' && performer !== null && 'kind' in performer && performer.kind === 'clip';
}
