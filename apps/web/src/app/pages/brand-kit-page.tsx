import { BrandPanel } from '#features/brand/components/brand-panel.tsx';
import { useSession } from '#features/session/api/session.ts';
import { BelowSettings } from './below-settings.tsx';

export function BrandKitPage() {
  const { user } = useSession();
  return (
    <BelowSettings title="Brand kit" line="Every new film of this account starts with it">
      {user && <BrandPanel role={user.account.role} />}
    </BelowSettings>
  );
}
