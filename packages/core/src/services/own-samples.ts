import type { Core } from '../core.ts';
import { accountFolder } from '../storage/own-key-of.ts';

type SigningCore = Pick<Core, 'media' | 'clock'>;

/** Where samples of voices are kept that one account has. */
export const ownSamplesFolder = (accountId: string, service = ''): string =>
  `${accountFolder(accountId)}voice-samples/${service && `${service}/`}`;

const grantKey = (accountId: string): string => `${ownSamplesFolder(accountId)}listen`;

/** A player sends no token, so the address of a sample says whose voices may be heard by it. */
export function signSamples({ media, clock }: SigningCore, accountId: string): string {
  const signed = new URL(media.sign({ key: grantKey(accountId) }, clock.now()), 'http://localhost');
  return `?${new URLSearchParams({ account: accountId, ...Object.fromEntries(signed.searchParams) })}`;
}

export interface SampleQuery {
  account?: string | undefined;
  expires?: string | undefined;
  signature?: string | undefined;
}

/** The account whose voices may be heard; none where the address is forged or too old. */
export function readSamplesGrant(
  { media, clock }: SigningCore,
  { account, expires, signature }: SampleQuery,
): string | undefined {
  if (!account) return undefined;
  return media.verify(grantKey(account), { expires, signature }, clock.now()) && account;
}
