import { useSyncExternalStore } from 'react';
import { Shared, useShared } from '../sound/shared.ts';
import { StageRemote, type StageState } from './stage-remote.ts';

const shared = new Shared(() => new StageRemote());

/** The one stage of the wizard; its memory is given back a moment after the wizard is left. */
export function useStage(): { stage: StageRemote; state: StageState } {
  const stage = useShared(shared);
  return { stage, state: useSyncExternalStore(stage.subscribe, stage.read) };
}
