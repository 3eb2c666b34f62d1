import { useSiteName } from '#lib/site-name.ts';
import { SupportLink } from '#ui/support-link.tsx';
import { useWizard } from './wizard-context.ts';

/** Who gives a larger plan where this account has no upgrades to look at. */
export function WayToMore() {
  const { upgradePath } = useWizard();
  const siteName = useSiteName();
  if (upgradePath) return null;
  return (
    <>
      {` Ask the administrator of ${siteName} for such a plan. `}
      <SupportLink />
    </>
  );
}
