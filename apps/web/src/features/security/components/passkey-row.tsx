import type { Passkey } from '@herald/contract/endpoints/passkeys';
import { Fingerprint, X } from 'lucide-react';
import { useState } from 'react';
import { exactMoment, longDay, timeAgo } from '#lib/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Tag } from '#ui/tag.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  isReadOnly: boolean;
}

export function PasskeyRow({ passkey, isReadOnly }: PasskeyRowProps) {
  const [asking, setAsking] = useState<'name' | 'removal'>();
  const { name, is_synced, created_at, last_used_at: used } = passkey;
  const close = () => setAsking(undefined);
  return (
    <li className="flex min-h-14 items-center gap-4 py-2">
      <Icon of={Fingerprint} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-14">
          <span className="min-w-0 break-words">{name}</span>
          {is_synced && <Tag>Synced</Tag>}
        </p>
        <p className="break-words text-13 text-ink-faint" title={used ? exactMoment(used) : undefined}>
          Added {longDay(created_at)}, {used ? `used ${timeAgo(used)}` : 'not used yet'}
        </p>
      </div>
      {!isReadOnly && (
        <div className="flex shrink-0 items-center gap-1">
          <Button size="s" kind="ghost" aria-label={`Rename ${name}`} onClick={() => setAsking('name')}>
            Rename
          </Button>
          <IconButton icon={X} label={`Remove ${name}`} onClick={() => setAsking('removal')} />
        </div>
      )}
      {asking === 'name' && <RenamePasskeyDialog passkey={passkey} onClose={close} />}
      {asking === 'removal' && <RemovePasskeyDialog passkey={passkey} onClose={close} />}
    </li>
  );
}
