import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Caption } from '#ui/caption.tsx';
import { Waveform } from '#ui/waveform.tsx';

/** A character of the library, drawn by Herald itself. */
const EXAMPLE = '/film/priya.webp';

/** A drawing of loud and quiet, not a recording. */
const drawnLoudness = Array.from(
  { length: 28 },
  (_, bar) => 0.12 + 0.88 * Math.abs(Math.sin(bar * 0.9) * Math.sin(bar * 0.23 + 0.5)),
);

const steps: readonly { label: string; line: string; picture: ReactNode; cornerClass: string }[] = [
  {
    label: 'Avatar',
    line: 'Describe your character',
    picture: <img src={EXAMPLE} alt="" className="size-full object-cover brightness-[.8] grayscale" />,
    cornerClass: 'text-film-ink',
  },
  {
    label: 'Voice',
    line: 'Choose your AI voice',
    picture: (
      <div className="absolute inset-x-[14%] top-1/2 h-[88px] -translate-y-1/2">
        <Waveform loudness={drawnLoudness} playedShare={0.42} />
      </div>
    ),
    cornerClass: 'text-edge',
  },
  {
    label: 'Generate',
    line: 'Create your video',
    picture: (
      <>
        <img src={EXAMPLE} alt="" className="size-full object-cover" />
        <div className="@container absolute inset-x-[9%] top-[63%]">
          <Caption words={['your', 'words', 'here']} hot={1} className="text-[13cqw]" />
        </div>
      </>
    ),
    cornerClass: 'text-film-ink',
  },
];

/** Shows what will happen, in the order it will happen. */
export function FirstVideoSteps() {
  return (
    <ol className="grid grid-cols-3 gap-3 md:gap-5">
      {steps.map((step, index) => (
        <li key={step.label} className="min-w-0 xl:w-[204px]">
          <div aria-hidden className="relative aspect-[9/16] overflow-hidden rounded-control bg-ground">
            {step.picture}
            <div className={clsx('corners absolute inset-[5%]', step.cornerClass)} />
          </div>
          <div className="mt-3 flex items-baseline gap-2 font-medium text-14">
            <span className="tnum text-ink-faint">{index + 1}</span>
            {step.label}
          </div>
          <div className="text-13 text-ink-faint max-sm:hidden">{step.line}</div>
        </li>
      ))}
    </ol>
  );
}
