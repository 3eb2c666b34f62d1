import type { Passkey } from '@herald/contract/endpoints/passkeys';
import type { StoredPasskey } from '@herald/core/security';

export function presentPasskey({ id, name, isSynced, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    is_synced: isSynced,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

interface StoredPasskeys {
  passkeys: StoredPasskey[];
  origin: string;
  suggestedName: string;
}

export function presentPasskeys({ passkeys, origin, suggestedName }: StoredPasskeys) {
  return { passkeys: passkeys.map((row) => presentPasskey(row)), origin, suggested_name: suggestedName };
}
