import { recordAudit } from '../../audit/record-audit.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import { mailRepository } from '../../mails/mail-repository.ts';
import { assertConfirmed } from '../../people/confirm-session.ts';
import { linkRepository } from '../../people/link-repository.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { invitationRepository } from '../../team/invitation-repository.ts';
import type { OfficeHand } from '../audit/office-deed.ts';
import { linkStateOf } from './list-mails.ts';

const refusals = {
  none: 'This mail has no link.',
  delivered: 'This mail was sent, so its link is no longer kept here.',
  expired: 'The link in this mail no longer works.',
  withheld: 'This mail is for an administrator. Its link is not shown to anybody.',
};

/** Hands the link of a mail that was not sent to an administrator who passes it on. */
export async function revealMailLink(core: Core, hand: OfficeHand, mailId: string): Promise<string> {
  assertConfirmed(core, hand);
  return core.db.transaction('reveal mail link', async (tx) => {
    const mail = await mailRepository.hold(tx, mailId);
    if (!mail) throw new AppError('not_found');
    const state = linkStateOf(mail, await mailRepository.isToAdministrator(tx, mailId), core.clock.now());
    if (state === 'withheld') throw new AppError('forbidden', { message: refusals.withheld });
    if (state !== 'ready' || !mail.link) {
      throw new AppError('conflict', { message: refusals[state === 'ready' ? 'expired' : state] });
    }
    // Somebody else has the link now: it no longer proves whose address it is.
    if (mail.invitationId) await invitationRepository.markShown(tx, mail.invitationId);
    const token = new URL(mail.link).searchParams.get('token');
    if (token) await linkRepository.markShown(tx, hashSecretToken(token));
    const { kind, recipient } = mail;
    await recordAudit(core, tx, {
      ...hand,
      action: 'mail.read',
      subjectType: 'mail',
      subjectId: mailId,
      details: { kind, to: recipient },
    });
    return mail.link;
  });
}
