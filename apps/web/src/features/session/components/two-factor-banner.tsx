import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';

interface TwoFactorBannerProps {
  user: SessionUser;
  /** Leads to the place where it is turned on. */
  action: ReactNode;
}

/** Shown to administrators until they have what this installation asks of them. */
export function TwoFactorBanner({ user, action }: TwoFactorBannerProps) {
  if (!user.must_set_up_two_factor) return null;
  return (
    <Banner tone="warn" title="Two-factor is required" action={action}>
      The back office stays closed until you turn it on or sign in with a passkey.
    </Banner>
  );
}
