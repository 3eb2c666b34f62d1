import type { ReactNode } from 'react';
import { SegmentedField } from '#ui/segmented.tsx';
import { type DrawnWork, useDrawer } from '../draft/use-drawer.ts';

interface DrawnByProps {
  work: DrawnWork;
  /** What the service gets to know. */
  gets: string;
  onChange: (isOwn: boolean) => void;
  children?: ReactNode;
}

/** Which engine draws, and the choice to have it drawn by Herald; nothing where Herald alone can. */
export function DrawnBy({ work, gets, onChange, children }: DrawnByProps) {
  const { service, isByService } = useDrawer(work);
  if (!service) return null;
  const { title } = service;
  const segments = [
    { value: 'service', label: title },
    { value: 'own', label: 'Herald' },
  ] as const;
  return (
    <div>
      <SegmentedField
        label="Drawn by"
        segments={segments}
        value={isByService ? 'service' : 'own'}
        onChange={(value) => onChange(value === 'own')}
        hint={
          isByService
            ? `A realistic photo that talks. ${title} gets ${gets}, and may charge for each picture.`
            : 'Drawn on this machine, at no cost.'
        }
      />
      {children}
    </div>
  );
}
