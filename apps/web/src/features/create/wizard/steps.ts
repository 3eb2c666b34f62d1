import type { DraftContent } from '@herald/contract';

export type StepNumber = DraftContent['step'];

export interface Step {
  number: StepNumber;
  label: string;
  subtitle: string;
}

export const steps = [
  { number: 1, label: 'Avatar', subtitle: 'Describe your character' },
  { number: 2, label: 'Voice', subtitle: 'Choose your AI voice' },
  { number: 3, label: 'Generate', subtitle: 'Create your video' },
] as const satisfies readonly Step[];

/** What a link asks for, if it is a step. */
export function parseStep(text: string | null): StepNumber | null {
  return steps.find(({ number }) => String(number) === text)?.number ?? null;
}
