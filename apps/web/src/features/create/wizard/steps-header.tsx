import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { type StepNumber, steps } from '../steps/steps.ts';

interface StepsHeaderProps {
  step: StepNumber;
  furthest: StepNumber;
  onGoTo: (step: StepNumber) => void;
}

export function StepsHeader({ step, furthest, onGoTo }: StepsHeaderProps) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2 md:gap-3">
      {steps.map(({ number, label, subtitle }) => {
        const isCurrent = number === step;
        return (
          <li key={number}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              disabled={number > furthest}
              onClick={() => onGoTo(number)}
              className={clsx(
                'block w-full border-t-2 pt-3 text-left transition-colors duration-150 disabled:cursor-default',
                isCurrent ? 'border-signal' : number < step ? 'border-ink-soft' : 'border-line',
              )}
            >
              <span className="flex items-baseline gap-2">
                <span className="tc text-12 text-ink-faint">{number}</span>
                <span className={clsx('font-medium text-14', number > step && 'text-ink-faint')}>{label}</span>
              </span>
              <span className="mt-0.5 block text-13 text-ink-faint max-md:sr-only">{subtitle}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Takes the focus after a change of step, so that reading goes on there. */
export function StepHeading({ step }: { step: StepNumber }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [step]);
  const { label, subtitle } = steps[step - 1] ?? steps[0];
  return (
    <h2 ref={heading} tabIndex={-1} data-page-heading className="sr-only">
      {`Step ${step} of ${steps.length}: ${label}. ${subtitle}`}
    </h2>
  );
}
