import type { DraftContent } from '@herald/contract/draft';
import { type FilmPlan, keptPlan, type ShownPlan } from '@herald/media/film-plan';
import { useEffect, useMemo } from 'react';
import { isSameWork } from '../draft/content-rules.ts';
import { useDraft } from '../draft/use-draft.ts';
import { usePreviewScene } from '../preview/use-preview-scene.ts';
import { keptShare, withPictures } from './kept-share.ts';

/** What of the old film stays. Its shots go into the plan, so that no cut elsewhere moves for a changed sentence. */
export function useKept(old: DraftContent) {
  const { content, change } = useDraft();
  const { data: was } = usePreviewScene(old);
  const { data: is, isFetching } = usePreviewScene(content);
  const kept = useMemo(() => (was && is ? keptShare(withPictures(was), withPictures(is)) : undefined), [was, is]);
  const shown = was?.plan;
  const locked = useMemo(() => shown && lockedPlan(old.output.plan, shown), [shown, old]);
  const isBegun = locked === old.output.plan || !isSameWork(content, old);
  useEffect(() => {
    if (locked && !isBegun) change('output', { plan: locked });
  }, [locked, isBegun, change]);
  const base = useMemo(() => ({ ...old, output: { ...old.output, plan: locked ?? old.output.plan } }), [old, locked]);
  const before = new Set(shown?.sentences.map(({ words }) => words));
  const sentences = is?.plan?.sentences ?? [];
  return {
    kept,
    isFetching,
    isChanged: !isSameWork(content, old) && !isSameWork(content, base),
    sentences: sentences.length,
    changedSentences: sentences.filter(({ words }) => !before.has(words)).length,
  };
}

/** The plan of the film without what is not said in it: the words of an earlier version are no news in this one. */
function lockedPlan(plan: FilmPlan | undefined, shown: ShownPlan): FilmPlan {
  if (!plan) return keptPlan(shown);
  const said = new Set(shown.sentences.map(({ words }) => words));
  const lost = new Set(shown.lost.map(({ words }) => words).filter((words) => !said.has(words)));
  if (lost.size === 0) return plan;
  return { ...plan, sentences: plan.sentences.filter(({ words }) => !lost.has(words)) };
}
