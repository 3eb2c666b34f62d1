import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useLimits } from '#data/limits.ts';
import { Button } from '#ui/button.tsx';
import { Slate } from '#ui/slate.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import { StageFold } from '../preview/stage-fold.tsx';
import type { StagePlace } from '../preview/stage-frame.tsx';
import { useCastAvatar } from '../preview/use-cast-avatar.ts';
import { useStagePlace } from '../preview/use-stage-place.ts';
import { type NoteTarget, type StepNumber, showTarget } from '../steps/steps.ts';
import { useWizard } from '../steps/wizard-context.ts';
import { useSpokenVoice } from '../voice/use-spoken-voice.ts';
import { slateRows } from './slate-rows.ts';
import { stageColumns } from './stage-columns.ts';
import { useTyping } from './use-typing.ts';

interface WizardFrameProps {
  /** Drawn once: beside the form where there is room, docked above it otherwise. */
  stage: (place: StagePlace) => ReactNode;
  footer: ReactNode;
  footerRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function WizardFrame({ stage, footer, footerRef, children }: WizardFrameProps) {
  const place = useStagePlace();
  const isTyping = useTyping();
  const { isStageFolded } = useWizard();
  return (
    <div
      data-typing={isTyping || undefined}
      className={clsx('beside-stage flex flex-1 lg:grid', stageColumns(isStageFolded))}
    >
      <div className="flex min-w-0 flex-1 flex-col">
        {place === 'dock' && (isStageFolded ? <FoldedDock /> : <StageDock>{stage('dock')}</StageDock>)}
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] flex-1 px-4 pt-6 pb-10 md:px-8 md:pt-9">
          {children}
        </main>
        <footer data-bottom-bar className="sticky bottom-0 z-20 border-line border-t bg-ground">
          <div
            ref={footerRef}
            className="group mx-auto flex min-h-[68px] w-full max-w-[880px] items-center gap-x-3 gap-y-2 px-4 max-sm:flex-wrap max-sm:py-2.5 md:px-8"
          >
            {footer}
          </div>
        </footer>
      </div>
      {place === 'panel' && (isStageFolded ? <FoldedPanel /> : <StagePanel>{stage('panel')}</StagePanel>)}
    </div>
  );
}

/** The stage of small screens. In low windows, and while the user types on a phone, it shrinks to a strip and leaves the room to the form. */
function StageDock({ children }: { children: ReactNode }) {
  return (
    <aside
      id="stage"
      aria-label="Stage"
      data-top-dock
      className="sticky top-14 z-20 flex items-stretch gap-4 overflow-hidden border-line border-b bg-well px-4 py-3 typing:h-14 typing:py-1.5 md:gap-6 md:px-8 md:py-4 short:h-14 short:py-1.5"
    >
      {children}
      <StageFold place="dock" className="-mr-2 -ml-2 self-start max-md:size-11 typing:hidden short:self-center" />
    </aside>
  );
}

/** What is left of the stage: its name and the way back. */
function FoldedDock() {
  return (
    <aside
      id="stage"
      aria-label="Stage"
      data-top-dock
      className="sticky top-14 z-20 flex h-11 items-center justify-between border-line border-b bg-well px-4 text-13 text-ink-soft typing:hidden md:px-8"
    >
      Stage
      <StageFold place="dock" className="-mr-2 max-md:size-11" />
    </aside>
  );
}

function FoldedPanel() {
  return (
    <aside
      id="stage"
      aria-label="Stage"
      className="fade sticky top-14 flex h-[calc(100dvh-56px)] flex-col items-center gap-3 border-line border-l bg-well py-6 text-13 text-ink-soft"
    >
      <StageFold place="panel" />
      <span className="[writing-mode:vertical-rl]">Stage</span>
    </aside>
  );
}

function StagePanel({ children }: { children: ReactNode }) {
  const { content } = useDraft();
  const voice = useSpokenVoice();
  const cast = useCastAvatar();
  const { data: plan } = useLimits();
  return (
    <aside
      id="stage"
      aria-label="Stage"
      className="fade sticky top-14 flex h-[calc(100dvh-56px)] flex-col overflow-y-auto border-line border-l bg-well px-6 py-6 xl:px-8"
    >
      {children}
      <div className="mt-5">
        <Slate rows={slateRows(content, { voice, kind: cast?.kind, maxSec: plan?.video_seconds })} />
      </div>
    </aside>
  );
}

interface WizardFooterProps {
  step: StepNumber;
  isValid: boolean;
  /** The step has a more pressing action of its own. */
  isQuiet: boolean;
  note: string;
  /** Where what the note asks for is done, perhaps out of sight. */
  leadsTo: NoteTarget | undefined;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and Next of steps 1 and 2, and what is missing. */
export function WizardFooter({ step, isValid, isQuiet, note, leadsTo, onPrevious, onNext }: WizardFooterProps) {
  return (
    <>
      <Button size="l" icon={ArrowLeft} disabled={step === 1} onClick={onPrevious}>
        Previous
      </Button>
      <p
        id="next-note"
        role="status"
        className="ml-auto min-w-0 truncate text-right text-13 text-ink-faint group-has-data-instead-of-next:hidden max-sm:order-first max-sm:basis-full max-sm:text-left max-sm:text-12 max-sm:leading-4"
      >
        {leadsTo ? <TextButton onClick={() => showTarget(leadsTo)}>{note}</TextButton> : note}
      </p>
      <Button
        size="l"
        kind={isQuiet ? 'quiet' : 'primary'}
        iconEnd={ArrowRight}
        disabled={!isValid}
        className="group-has-data-instead-of-next:hidden max-sm:ml-auto"
        aria-describedby="next-note"
        onClick={onNext}
      >
        Next
      </Button>
    </>
  );
}
