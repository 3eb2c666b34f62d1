import { Lock } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

/** Who gets the default avatars learns that there are more. */
export function PlanHint() {
  const { hasFullLibrary } = useWizard();
  if (hasFullLibrary) return null;
  return (
    <p className="mt-5 flex items-center gap-2.5 border-line border-t pt-4 text-13 text-ink-faint">
      <Icon of={Lock} size={14} />
      Your plan has the default avatars. Larger plans open the full library.
    </p>
  );
}
