import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useLimits } from '#data/limits.ts';
import { Button } from '#ui/button.tsx';
import { Slate } from '#ui/slate.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { useDraft } from '../draft/use-draft.ts';
import type { StagePlace } from '../preview/stage-frame.tsx';
import { type StepNumber, showOwnAction } from '../steps/steps.ts';
import { useSpokenVoice } from '../voice/use-spoken-voice.ts';
import { slateRows } from './slate-rows.ts';
import { useTyping } from './use-typing.ts';

const wide = matchMedia('(min-width: 1024px)');

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
  return (
    <div
      data-typing={isTyping || undefined}
      className="beside-stage flex flex-1 lg:grid lg:grid-cols-[1fr_336px] xl:grid-cols-[1fr_464px]"
    >
      <div className="flex min-w-0 flex-1 flex-col">
        {place === 'dock' && <StageDock>{stage('dock')}</StageDock>}
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[880px] flex-1 px-4 pt-6 pb-10 md:px-8 md:pt-9">
          {children}
        </main>
        <footer data-bottom-bar className="sticky bottom-0 z-20 border-line border-t bg-ground">
          <div
            ref={footerRef}
            className="mx-auto flex min-h-[68px] w-full max-w-[880px] items-center gap-x-3 gap-y-2 px-4 max-sm:flex-wrap max-sm:py-2.5 md:px-8"
          >
            {footer}
          </div>
        </footer>
      </div>
      {place === 'panel' && <StagePanel>{stage('panel')}</StagePanel>}
    </div>
  );
}

/** The stage of small screens. In low windows, and while the user types on a phone, it shrinks to a strip and leaves the room to the form. */
function StageDock({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="Stage"
      data-top-dock
      className="sticky top-14 z-20 flex items-stretch gap-4 overflow-hidden border-line border-b bg-well px-4 py-3 typing:h-14 typing:py-1.5 md:gap-6 md:px-8 md:py-4 short:h-14 short:py-1.5"
    >
      {children}
    </aside>
  );
}

function StagePanel({ children }: { children: ReactNode }) {
  const { content } = useDraft();
  const voice = useSpokenVoice();
  const { data: plan } = useLimits();
  return (
    <aside
      aria-label="Stage"
      className="sticky top-14 flex h-[calc(100dvh-56px)] flex-col overflow-y-auto border-line border-l bg-well px-6 py-6 xl:px-8"
    >
      {children}
      <div className="mt-5">
        <Slate rows={slateRows(content, { voice, maxSec: plan?.video_seconds })} />
      </div>
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

/** The stage exists once: two players would both play. */
function useStagePlace(): StagePlace {
  return useSyncExternalStore(subscribe, () => (wide.matches ? 'panel' : 'dock'));
}

interface WizardFooterProps {
  step: StepNumber;
  isValid: boolean;
  /** The step has a more pressing action of its own. */
  isQuiet: boolean;
  note: string;
  /** What the note asks for is a button of the step, perhaps out of sight. */
  leadsToAction: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and Next of steps 1 and 2, and what is missing. */
export function WizardFooter({ step, isValid, isQuiet, note, leadsToAction, onPrevious, onNext }: WizardFooterProps) {
  return (
    <>
      <Button size="l" icon={ArrowLeft} disabled={step === 1} onClick={onPrevious}>
        Previous
      </Button>
      <p
        id="next-note"
        role="status"
        className="ml-auto min-w-0 truncate text-right text-13 text-ink-faint max-sm:order-first max-sm:basis-full max-sm:text-left max-sm:text-12 max-sm:leading-4"
      >
        {leadsToAction ? <TextButton onClick={showOwnAction}>{note}</TextButton> : note}
      </p>
      <Button
        size="l"
        kind={isQuiet ? 'quiet' : 'primary'}
        iconEnd={ArrowRight}
        disabled={!isValid}
        className="max-sm:ml-auto"
        aria-describedby="next-note"
        onClick={onNext}
      >
        Next
      </Button>
    </>
  );
}
