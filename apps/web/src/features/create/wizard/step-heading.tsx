import { useEffect, useRef } from 'react';
import { type StepNumber, steps } from './steps.ts';

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
