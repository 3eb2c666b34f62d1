import type { DraftContent } from '@herald/contract/draft';

/** Marks the button of a step that makes what the step is about. */
export const ownActionMark = { 'data-own-action': '' } as const;

export type StepNumber = DraftContent['step'];

interface Step {
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

/** Brings it into sight and gives it the focus; pressing it is left to the user. */
export function showOwnAction(): void {
  const button = document.querySelector<HTMLElement>('[data-own-action]');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
