import type { SessionUser } from '@herald/contract/endpoints/session-user';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useReturnToAdmin } from '../api/use-return-to-admin.ts';

interface AdminModeBannerProps {
  user: SessionUser;
  onReturned: () => void;
}

/** Shown while an administrator acts as another user. */
export function AdminModeBanner({ user, onReturned }: AdminModeBannerProps) {
  const returnToAdmin = useReturnToAdmin();
  if (!user.impersonator) return null;
  return (
    <Banner
      tone="warn"
      title="Admin Mode"
      action={
        <Button
          size="s"
          onClick={() => returnToAdmin.mutate(undefined, { onSuccess: onReturned })}
          busyText={returnToAdmin.isPending && 'Returning...'}
        >
          Return to Admin
        </Button>
      }
    >
      Viewing as {user.name}, {user.email}
    </Banner>
  );
}
