import type { SessionUser } from '@herald/contract';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useResendVerification } from '../api/use-resend-verification.ts';

export function VerifyEmailBanner({ user }: { user: SessionUser }) {
  const resend = useResendVerification();
  if (!user.must_verify_email) return null;
  return (
    <Banner
      tone="warn"
      title="Confirm your email address"
      action={
        <Button size="s" onClick={() => resend.mutate()} busyText={resend.isPending && 'Sending...'}>
          Send the link again
        </Button>
      }
    >
      We sent a link to {user.email}. Making videos waits for it.
    </Banner>
  );
}
