import type { Core } from '@herald/core';
import { MailError } from '@herald/core/mail';
import { type ClaimedMail, claimMail, noteMailFailure, noteMailSent } from '@herald/core/mails';
import type { RunningJob } from '@herald/core/queue';
import { keepTrying } from '../keep-trying.ts';

/** Less than the lease of an attempt, so that two never overlap. */
const PATIENCE_SEC = 60;
const NOTE_PATIENCE_SEC = 30;

/** Makes one attempt at a mail that is due. */
export async function sendMail(
  core: Core,
  { payload, signal }: Pick<RunningJob<'send-mail'>, 'payload' | 'signal'>,
): Promise<void> {
  const claimed = await claimMail(core, payload.mailId);
  if (!claimed) return;
  const about = { mailId: payload.mailId, attempt: claimed.attempt };
  try {
    await attempt(core, claimed, signal);
  } catch (error) {
    // A worker that stops does not know what became of it; the next attempt is agreed already.
    if (signal.aborted) throw error;
    const failure = error instanceof MailError ? error : new MailError(String(error), { isFinal: false, cause: error });
    // The server's words are for administrators only: they can contain the address.
    core.log.warn({ ...about, isFinal: failure.isFinal }, 'A mail could not be sent');
    await keepTrying(() => noteMailFailure(core, claimed, failure), { forSec: NOTE_PATIENCE_SEC });
    return;
  }
  await keepTrying(() => noteMailSent(core, claimed), { forSec: NOTE_PATIENCE_SEC });
  core.log.info(about, 'A mail was sent');
}

async function attempt({ mailer }: Core, { mail }: ClaimedMail, stopping: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_SEC * 1000)]);
  const ended = Promise.withResolvers<never>();
  const giveUp = () => {
    const text = `${mailer.server} did not finish in ${PATIENCE_SEC} s.`;
    ended.reject(stopping.aborted ? stopping.reason : new MailError(text, { isFinal: false }));
  };
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await Promise.race([mailer.send(mail), ended.promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
