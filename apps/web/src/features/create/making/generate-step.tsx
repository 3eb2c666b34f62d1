import { ratiosOfFilm } from '@herald/media/frame-size';
import { type RefObject, useEffect, useRef } from 'react';
import { plannedWords } from '#data/cost-words.ts';
import { useLimits } from '#data/limits.ts';
import { isMonthUsedUp } from '#lib/videos-left.ts';
import { AlertBox } from '#ui/alert-box.tsx';

import { useDraft } from '../draft/use-draft.ts';
import { SceneForm } from '../scene/scene-form.tsx';
import { type Making, useMaking } from '../steps/making.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { CostStrip } from './cost-strip.tsx';
import { MakingFooter } from './making-footer.tsx';
import { MakingView } from './making-view.tsx';
import { StartFooter } from './start-footer.tsx';
import { useEstimate } from './use-estimate.ts';
import { useMakingProgress } from './use-making-progress.ts';

/** Step 3: the look of the video, and then its making. */
export function GenerateStep() {
  const making = useMaking();
  const box = useFocusAfterChange(making !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for a heading of its own
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={making ? 'Your video is being made' : 'The look of the video'}
      className="outline-none"
    >
      {making ? <MakingStep making={making} /> : <SceneStep />}
    </div>
  );
}

/** The button that was pressed is gone with its footer: the next Tab goes on here instead of from the top of the page. */
function useFocusAfterChange(isMaking: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(isMaking);
  useEffect(() => {
    if (before.current === isMaking) return;
    before.current = isMaking;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isMaking]);
  return box;
}

function SceneStep() {
  const { content } = useDraft();
  const { data: plan } = useLimits();
  const { data: estimate } = useEstimate(content);
  const reasons = estimate?.reasons ?? [];
  const cost = plannedWords(estimate?.cost);
  // A month without videos is told at the top of every step.
  const isLeft = plan !== undefined && !isMonthUsedUp(plan.videos_left);
  return (
    <>
      <SceneForm />
      <CostStrip plan={plan} estimate={estimate} files={ratiosOfFilm(content.output).length} />
      {cost && <p className="mt-3 text-13 text-ink-soft">{`${cost}.`}</p>}
      {isLeft && reasons.length > 0 && (
        <div className="mt-4">
          <AlertBox>{reasons.join(' ')}</AlertBox>
        </div>
      )}
      <StartFooter plan={plan} estimate={estimate} />
    </>
  );
}

function MakingStep({ making }: { making: Making }) {
  useMakingProgress(making, useWizard().userId);
  return (
    <>
      <MakingView making={making} />
      <MakingFooter making={making} />
    </>
  );
}
