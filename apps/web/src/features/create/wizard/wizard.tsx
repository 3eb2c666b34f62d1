import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { AvatarStep } from '../avatar/avatar-step.tsx';
import { useFaceForLaterSteps } from '../avatar/face/use-face-for-later-steps.ts';
import { useFollowedAvatarJob } from '../avatar/product/use-avatar-job.ts';
import { DraftBar, DraftConflict } from '../draft/draft-bar.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { useMaking } from '../steps/making.ts';
import { type StepNumber, steps } from '../steps/steps.ts';
import { WizardContext } from '../steps/wizard-context.ts';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { TemplateNote } from '../templates/template-note.tsx';
import { footerNote, noteTarget } from './footer-note.ts';
import { PlanNote } from './plan-note.tsx';
import { StageArea } from './stage-area.tsx';
import { furthestStep, hasOwnAction, isStepValid } from './step-rules.ts';
import { StepHeading, StepsHeader } from './steps-header.tsx';
import { useAvatarLock } from './use-avatar-lock.ts';
import { useLongScript } from './use-long-script.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { WizardFooter, WizardFrame } from './wizard-frame.tsx';
import { StepSkeleton } from './wizard-skeleton.tsx';

const loadVoice = async () => ({ default: (await import('../voice/voice-step.tsx')).VoiceStep });

const loadGenerate = async () => ({ default: (await import('../making/generate-step.tsx')).GenerateStep });

const VoiceStep = lazy(loadVoice);

const GenerateStep = lazy(loadGenerate);

interface WizardProps {
  userId: string;
  isAutoSaveOn: boolean;
  /** Administrators make templates for everybody. */
  isAdmin: boolean;
  hasFullLibrary: boolean;
  /** From step 2 on the scene plays on the stage; otherwise when it is asked for. */
  showsPreview: boolean;
  /** Where a larger plan is offered. */
  upgradePath: string | undefined;
  isStageFolded: boolean;
  foldStage: (isFolded: boolean) => void;
  /** After a video was started: to the library. */
  onStarted: () => void;
}

export function Wizard(props: WizardProps) {
  const { userId, isAutoSaveOn, hasFullLibrary, showsPreview, upgradePath, onStarted } = props;
  const { isAdmin, isStageFolded, foldStage } = props;
  const { content } = useDraft();
  const making = useMaking();
  const isAvatarLocked = useAvatarLock();
  const isScriptTooLong = useLongScript();
  const { step, goTo } = useWizardStep({ isAvatarLocked });
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const state = useMemo(
    () => ({
      ...{ userId, isAdmin, step, goTo, footer, hasFullLibrary, upgradePath, showsPreview, onStarted },
      ...{ isStageFolded, foldStage },
    }),
    [
      userId,
      isAdmin,
      step,
      goTo,
      footer,
      hasFullLibrary,
      upgradePath,
      showsPreview,
      onStarted,
      isStageFolded,
      foldStage,
    ],
  );
  const isValid = isStepValid(content, step) && !isAvatarLocked;
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
              note={footerNote(content, step, { isAvatarLocked, isScriptTooLong })}
              leadsTo={noteTarget(content, step, { isScriptTooLong })}
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
          {!making && (
            <DraftBar isAutoSaveOn={isAutoSaveOn}>
              <SaveAsTemplate isAdmin={isAdmin} />
            </DraftBar>
          )}
        </div>
        <TemplateNote />
        <PlanNote />
        <div className="mt-7">
          <StepsHeader step={step} furthest={furthestStep(content, isAvatarLocked)} onGoTo={goTo} />
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

/** Called while the first step is looked at, so that the next ones are there at the click. */
function loadNextSteps(): void {
  // A failure shows when the step is opened, where it can be tried again.
  for (const load of [loadVoice, loadGenerate]) load().catch(() => undefined);
}

function StepBody({ step }: { step: StepNumber }) {
  if (step === 1) return <AvatarStep />;
  return step === 2 ? <VoiceStep /> : <GenerateStep />;
}
