import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWizard } from './wizard-context.ts';

/** Step 3 has buttons of its own: they stand in the sticky footer, their state stays in the step. */
export function FooterSlot({ children }: { children: ReactNode }) {
  const { footer } = useWizard();
  return footer && createPortal(children, footer);
}
