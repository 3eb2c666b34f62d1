import { KeyRound } from 'lucide-react';
import { hasPasskeys } from '#lib/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { useLoginWithPasskey } from '../api/use-login-with-passkey.ts';

/** Only where the browser can do it. */
export function PasskeyButton() {
  const login = useLoginWithPasskey();
  if (!hasPasskeys()) return null;
  return (
    <Button
      icon={KeyRound}
      size="l"
      full
      className="mt-3"
      onClick={() => login.mutate()}
      busyText={login.isPending && 'Waiting for the passkey...'}
    >
      Sign in with a passkey
    </Button>
  );
}
