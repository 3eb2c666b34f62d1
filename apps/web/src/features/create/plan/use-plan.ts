import type { DraftContent, VideoOutput } from '@herald/contract/draft';
import { useState } from 'react';
import { useDraft } from '../draft/use-draft.ts';

/** What the plan of a film is made of. */
type PlanParts = Pick<VideoOutput, 'plan' | 'pace' | 'variation'>;

/** With its words and the sound that says them. */
interface Moment extends Pick<DraftContent, 'voice' | 'script'> {
  parts: PlanParts;
}

interface Past {
  undone: readonly Moment[];
  done: readonly Moment[];
}

const MOST_STEPS = 50;

/** Changes of the plan, each of which can be taken back. */
export function usePlan() {
  const { content, change } = useDraft();
  const { plan, pace, variation } = content.output;
  const { voice, script } = content;
  const present: Moment = { parts: { plan, pace, variation }, voice, script };
  const [{ done, undone }, setPast] = useState<Past>({ done: [], undone: [] });
  const remember = () => setPast({ done: [...done, present].slice(-MOST_STEPS), undone: [] });
  const apply = (patch: Partial<PlanParts>) => {
    remember();
    change('output', patch);
  };
  const applyWords = (ttsText: string) => {
    remember();
    change('voice', { ttsText });
  };
  const show = (moment: Moment) => {
    change('output', moment.parts);
    change('voice', moment.voice);
    change('script', moment.script);
  };
  const undo = () => {
    const before = done.at(-1);
    if (!before) return;
    setPast({ done: done.slice(0, -1), undone: [...undone, present] });
    show(before);
  };
  const redo = () => {
    const after = undone.at(-1);
    if (!after) return;
    setPast({ done: [...done, present], undone: undone.slice(0, -1) });
    show(after);
  };
  return { ...present.parts, apply, applyWords, undo, redo, canUndo: done.length > 0, canRedo: undone.length > 0 };
}
