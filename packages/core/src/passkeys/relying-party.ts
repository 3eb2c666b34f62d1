import type { Core } from '../core.ts';

export interface RelyingParty {
  /** Browsers give a passkey to pages of this host alone, and to those below it. */
  id: string;
  /** Of these only this one is Herald: sites of customers are below the host. */
  origin: string;
}

/** Whom passkeys are for: the public address of the installation, whatever host a request names. */
export function relyingPartyOf({ publicUrl }: Pick<Core, 'publicUrl'>): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
