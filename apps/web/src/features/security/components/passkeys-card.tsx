import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { passkeyObstacle } from '#lib/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { SettingsCard } from '#ui/settings-card.tsx';
import { usePasskeys } from '../api/use-passkeys.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { CardNote } from './card-note.tsx';
import { PasskeyRow } from './passkey-row.tsx';

interface PasskeysCardProps {
  isReadOnly: boolean;
}

export function PasskeysCard(props: PasskeysCardProps) {
  return (
    <SettingsCard
      title="Passkeys"
      sentence="Sign in with finger, face or PIN, without password and code. A new password does not remove them; a reset link from your mail does."
    >
      <Passkeys {...props} />
    </SettingsCard>
  );
}

function Passkeys({ isReadOnly }: PasskeysCardProps) {
  const { data, isLoadingError, refetch } = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  if (isLoadingError) return <CardNote onRetry={refetch}>The passkeys could not be loaded.</CardNote>;
  if (!data) return <CardNote>Loading passkeys...</CardNote>;
  const obstacle = passkeyObstacle(data.origin);
  return (
    <>
      {data.passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="-mt-2 mb-3 divide-y divide-line border-line border-b">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-56 text-13 text-ink-faint">{obstacle ?? adviceFor(data.passkeys.length)}</p>
        {!isReadOnly && !obstacle && (
          <Button icon={KeyRound} onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        )}
      </div>
      {isAdding && <AddPasskeyDialog suggestedName={data.suggested_name} onClose={() => setAdding(false)} />}
    </>
  );
}

function adviceFor(count: number): string {
  if (count === 0) return 'None yet. Your device, your password manager or a security key can keep one.';
  return count === 1
    ? 'A second passkey, on your phone or a key, gets you in when this one is lost.'
    : 'Remove those of devices you no longer have.';
}
