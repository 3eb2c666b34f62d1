import { Suspense, useEffect, useMemo, useState } from 'react';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { useFollowedAvatarJob } from '../avatar/use-avatar-job.ts';
import { useFaceForLaterSteps } from '../avatar/use-face-for-later-steps.ts';
import { DraftBar } from '../draft/draft-bar.tsx';
import { DraftConflict } from '../draft/draft-conflict.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { footerNote } from './footer-note.ts';
import { StageArea } from './stage-area.tsx';
import { loadNextSteps, StepBody } from './step-body.tsx';
import { StepHeading } from './step-heading.tsx';
import { furthestStep, hasOwnAction, isStepValid, waitsForOwnAction } from './step-rules.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { steps } from './steps.ts';
import { StepsHeader } from './steps-header.tsx';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardContext } from './wizard-context.ts';
import { WizardFooter } from './wizard-footer.tsx';
import { WizardFrame } from './wizard-frame.tsx';

interface WizardProps {
  isAutoSaveOn: boolean;
  hasFullLibrary: boolean;
  /** From step 2 on the scene plays on the stage; otherwise when it is asked for. */
  showsPreview: boolean;
  /** After a video was started: to the library. */
  onStarted: () => void;
}

export function Wizard({ isAutoSaveOn, hasFullLibrary, showsPreview, onStarted }: WizardProps) {
  const { content } = useDraft();
  const { step, goTo } = useWizardStep();
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const state = useMemo(
    () => ({ step, goTo, footer, hasFullLibrary, showsPreview, onStarted }),
    [step, goTo, footer, hasFullLibrary, showsPreview, onStarted],
  );
  const isValid = isStepValid(content, step);
  const goOn = () => step < 3 && isValid && goTo(step === 1 ? 2 : 3);
  const goBack = () => step > 1 && goTo(step === 3 ? 2 : 1);
  useFollowedAvatarJob();
  useFaceForLaterSteps(step);
  useEffect(loadNextSteps, []);
  useShortcut('n', 'Next step', goOn);
  useShortcut('p', 'Previous step', goBack);

  return (
    <WizardContext value={state}>
      <WizardFrame
        stage={(place) => <StageArea place={place} />}
        footerRef={setFooter}
        footer={
          step < 3 && (
            <WizardFooter
              step={step}
              isValid={isValid}
              isQuiet={hasOwnAction(content, step)}
              note={footerNote(content, step)}
              leadsToAction={waitsForOwnAction(content, step)}
              onPrevious={goBack}
              onNext={goOn}
            />
          )
        }
      >
        <DraftConflict />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <PageHeading tabTitle={`${steps[step - 1]?.label} · Create Your UGC Video`} line="A simple 3-step process">
            Create Your UGC Video
          </PageHeading>
          <DraftBar isAutoSaveOn={isAutoSaveOn} />
        </div>
        <div className="mt-7">
          <StepsHeader step={step} furthest={furthestStep(content)} onGoTo={goTo} />
        </div>
        <section className="pt-8">
          <StepHeading step={step} />
          <Suspense fallback={<StepSkeleton />}>
            <StepBody step={step} />
          </Suspense>
        </section>
      </WizardFrame>
    </WizardContext>
  );
}
