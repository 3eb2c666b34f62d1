import type { DraftContent } from '@herald/contract/draft';

/** Marks the button of a step that makes what the step is about. */
export const ownActionMark = { 'data-own-action': '' } as const;

/** Marks the words that a step makes its sound of. */
export const scriptMark = { 'data-own-script': '' } as const;

/** What of a step its note leads to. */
export type NoteTarget = 'action' | 'script';

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

/** Brings it into sight and gives it the focus; pressing a button is left to the user. */
export function showTarget(target: NoteTarget): void {
  const element = document.querySelector<HTMLElement>(`[data-own-${target}]`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
