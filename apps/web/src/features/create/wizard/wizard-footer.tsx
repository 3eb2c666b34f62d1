import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { showOwnAction } from './own-action.ts';
import type { StepNumber } from './steps.ts';

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
