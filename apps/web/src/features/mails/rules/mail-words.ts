import type { AdminMail, MailLinkState, MailView } from '@herald/contract/endpoints/admin-mails';
import type { MailState } from '@herald/contract/statuses';
import { exactMoment } from '#lib/dates.ts';
import type { Tone } from '#ui/dot.tsx';

interface StateWords {
  label: string;
  tone: Tone;
}

const stateWords: Record<MailState, StateWords> = {
  queued: { label: 'Waiting', tone: 'idle' },
  sent: { label: 'Sent', tone: 'good' },
  not_sent: { label: 'Not sent', tone: 'idle' },
  failed: { label: 'Failed', tone: 'bad' },
};

export function wordsOfState({ state, error }: Pick<AdminMail, 'state' | 'error'>): StateWords {
  return state === 'queued' && error ? { label: 'Trying again', tone: 'warn' } : stateWords[state];
}

/** Why it was not sent, and when it is tried again. */
export function reasonText({ state, error, next_attempt_at }: AdminMail): string | undefined {
  if (state === 'not_sent') return 'There was no mail server.';
  if (!error || state === 'sent') return undefined;
  if (state !== 'queued' || !next_attempt_at) return error;
  return `${error.replace(/\.?$/, '.')} Next attempt: ${exactMoment(next_attempt_at)}.`;
}

/** The server refuses the others: they were sent, are being sent, or their link is dead. */
export function mayResend({ state, error, link }: AdminMail): boolean {
  const isUnderWay = state === 'queued' && !error;
  return state !== 'sent' && !isUnderWay && link.state !== 'expired';
}

export const linkNotes: Record<Exclude<MailLinkState, 'ready' | 'none'>, string> = {
  withheld: 'This mail is for an administrator. Its link is shown to nobody.',
  expired: 'The link in this mail no longer works.',
  delivered: 'This mail was sent, so its link is no longer kept here.',
};

export const viewWords: Record<MailView, { label: string; heading: string; empty: string }> = {
  not_sent: { label: 'Not sent', heading: 'Mails that were not sent', empty: 'All mails were sent.' },
  sent: { label: 'Sent', heading: 'Mails that were sent', empty: 'No mail was sent yet.' },
  all: { label: 'All', heading: 'All mails', empty: 'There are no mails yet.' },
};
