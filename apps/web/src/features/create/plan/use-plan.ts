import type { VideoOutput } from '@herald/contract/draft';
import { useState } from 'react';
import { useDraft } from '../draft/use-draft.ts';

/** What the plan of a film is made of. */
type PlanParts = Pick<VideoOutput, 'plan' | 'pace' | 'variation'>;

interface Past {
  undone: readonly PlanParts[];
  done: readonly PlanParts[];
}

const MOST_STEPS = 50;

/** Changes of the plan, each of which can be taken back. */
export function usePlan() {
  const { content, change } = useDraft();
  const { plan, pace, variation } = content.output;
  const present: PlanParts = { plan, pace, variation };
  const [{ done, undone }, setPast] = useState<Past>({ done: [], undone: [] });
  const apply = (patch: Partial<PlanParts>) => {
    setPast({ done: [...done, present].slice(-MOST_STEPS), undone: [] });
    change('output', patch);
  };
  const undo = () => {
    const before = done.at(-1);
    if (!before) return;
    setPast({ done: done.slice(0, -1), undone: [...undone, present] });
    change('output', before);
  };
  const redo = () => {
    const after = undone.at(-1);
    if (!after) return;
    setPast({ done: [...done, present], undone: undone.slice(0, -1) });
    change('output', after);
  };
  return { ...present, apply, undo, redo, canUndo: done.length > 0, canRedo: undone.length > 0 };
}
