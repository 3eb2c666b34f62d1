import { createContext, use } from 'react';
import type { StepNumber } from './steps.ts';

interface WizardState {
  userId: string;
  /** Administrators bring voices to this installation. */
  isAdmin: boolean;
  step: StepNumber;
  goTo: (step: StepNumber) => void;
  /** The plan opens all avatars of the library. */
  hasFullLibrary: boolean;
  /** Where a larger plan is offered. */
  upgradePath: string | undefined;
  /** From step 2 on the scene plays on the stage; otherwise when it is asked for. */
  showsPreview: boolean;
  /** Only an edge of the stage is shown. */
  isStageFolded: boolean;
  foldStage: (isFolded: boolean) => void;
  /** Where a step puts its own buttons. */
  footer: HTMLElement | null;
  /** After a video was started: to the library. */
  onStarted: () => void;
}

export const WizardContext = createContext<WizardState | null>(null);

export function useWizard(): WizardState {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('There is no wizard around this component.');
  return wizard;
}
