import type { DraftContent } from '@herald/contract/draft';
import { keptPlan } from '@herald/media/film-plan';
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
  const locked = useMemo(() => (shown && !old.output.plan ? keptPlan(shown) : old.output.plan), [shown, old]);
  const isBegun = content.output.plan !== undefined || !isSameWork(content, old);
  useEffect(() => {
    if (locked && !isBegun) change('output', { plan: locked });
  }, [locked, isBegun, change]);
  const base = useMemo(() => ({ ...old, output: { ...old.output, plan: locked } }), [old, locked]);
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
