import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { useMutation } from '@tanstack/react-query';
import { failureOf, request } from '#lib/api.ts';
import { toastError, toastSuccess } from '#lib/toast.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

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
      We sent a link to {user.email}. Confirm it to make videos.
    </Banner>
  );
}

function useResendVerification() {
  return useMutation({
    mutationFn: () => request('POST /auth/resend-verification'),
    onSuccess: ({ message }) => toastSuccess('Confirmation link sent', message),
    onError: (error) => toastError('Confirmation link not sent', failureOf(error).message),
  });
}
