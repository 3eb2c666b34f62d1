import type { DraftContent } from '@herald/contract/draft';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { messageOf, request } from '#lib/api.ts';
import { useSettledValue } from '#lib/use-settled-value.ts';
import { hasAvatar, hasScore, sceneContent } from './scene-content.ts';
import { type StageRemote, type StageState, useStage } from './stage-remote.ts';
import { useCastAvatar } from './use-cast-avatar.ts';

const SETTLE_MS = 90;

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
  const key = useSettledValue(JSON.stringify(sceneContent(content)), SETTLE_MS);
  const wanted = useMemo(() => JSON.parse(key) as DraftContent, [key]);
  // The stage draws no clips: whoever is filmed is seen in their own.
  const isFilmed = useCastAvatar()?.kind === 'filmed' || content.avatar.avatarType === 'filmed';
  const isWanted = hasAvatar(wanted) && !isFilmed;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['preview-scene', key],
    queryFn: async ({ signal }) =>
      (await request('POST /video-generation/preview-scene', { body: wanted, signal })).data,
    enabled: isWanted || (isFilmed && hasAvatar(wanted) && hasScore(wanted)),
    placeholderData: keepPreviousData,
    // Composed from what is asked for; only the links in it grow old.
    staleTime: 10 * 60_000,
  });
  useEffect(() => {
    if (data && isWanted) stage.show({ scene: data.scene, pictures: data.pictures });
  }, [stage, data, isWanted]);
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
