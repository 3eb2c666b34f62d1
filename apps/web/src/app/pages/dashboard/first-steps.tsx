import type { FirstStep } from '@herald/contract/statuses';
import { useAttention, useStrikeOff } from '#data/attention.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';

interface StepWords {
  title: string;
  line: string;
  way?: { label: string; to: string };
}

const STEPS: Record<FirstStep, StepWords> = {
  mail: {
    title: 'Set up mail',
    line: 'Start Herald with SMTP_URL. Until then you pass on every link by hand.',
    way: { label: 'Open Mail', to: paths.adminMails },
  },
  support: {
    title: 'Name a support address',
    line: 'It is shown wherever people are asked to contact support.',
    way: { label: 'Open Settings', to: paths.generalSettings },
  },
  plans: {
    title: 'Give a plan a price and a link',
    line: 'Until then upgrade pages have nothing to buy.',
    way: { label: 'Open Plans', to: paths.adminPlans },
  },
  film: {
    title: 'Make a first film',
    line: 'It shows that voices, drawing and storage work on this machine.',
    way: { label: 'Create Video', to: paths.create },
  },
  voices: {
    title: 'Look at the voices',
    line: 'Herald speaks without downloads; installed voices sound more natural.',
    way: { label: 'Open Voices', to: paths.voiceSettings },
  },
  backup: {
    title: 'Back up Herald',
    line: 'npx herald backup FOLDER writes database and files into one file. docs/OPERATIONS.md says how.',
  },
};

/** What an operator does first. A step goes when it is done or struck off, and the list with the last one. */
export function FirstSteps() {
  const steps = useAttention().data?.steps ?? [];
  const strikeOff = useStrikeOff();
  if (steps.length === 0) return null;
  return (
    <Panel aria-labelledby="first-steps" className="mt-4 mb-2">
      <h2 id="first-steps" className="px-4 pt-3 font-semibold text-16 md:px-5">
        First steps
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {steps.map((step) => {
          const { title, line, way } = STEPS[step];
          return (
            <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-5">
              <p className="min-w-0 flex-1 basis-[280px] text-13 text-ink-soft">
                <span className="block font-medium text-14 text-ink">{title}</span>
                {line}
              </p>
              {way && (
                <TextLink to={way.to} className="text-13 max-md:inline-flex max-md:min-h-11 max-md:items-center">
                  {way.label}
                </TextLink>
              )}
              <Button
                size="s"
                kind="ghost"
                aria-label={`Mark as done: ${title}`}
                disabled={strikeOff.isPending}
                onClick={() => strikeOff.mutate(step)}
                className="max-md:ml-auto max-md:min-h-11"
              >
                Mark as done
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
