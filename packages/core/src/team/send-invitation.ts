import { limits } from '@herald/contract/limits';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import type { Transaction } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { mailRepository } from '../mails/mail-repository.ts';
import { writeMail } from '../mails/write-mail.ts';
import { invitationMail, readSiteName } from '../people/account-mails.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { type Invitation, invitationRepository } from './invitation-repository.ts';
import { getMemberToChange } from './own-team.ts';
import { recordTeamChange } from './record-team-change.ts';

export interface InvitationLink {
  link: { address: string; expiresAt: Date };
  /** What its row keeps. */
  stored: Pick<Invitation, 'tokenHash' | 'expiresAt' | 'isMailed'>;
  /** What the person who invites sees. */
  shown: SentInvitation;
}

/** Where the link of an invitation goes. */
export interface SentInvitation {
  isMailed: boolean;
  /** Set where no mail server is: the person who invites passes it on. */
  link: string | undefined;
  expiresAt: Date;
}

export async function countInvitation(core: Core, { accountId }: Actor, { ip }: Caller): Promise<void> {
  await countAttempt(core, { kind: 'sendInvitation', ip, accountId });
}

/** With a mail server the person who invites does not see the link: only a mailed one proves whose address it is. */
export function newInvitationLink({ random, clock, mailer, publicUrl }: Core, email: string): InvitationLink {
  const token = newSecretToken(random);
  const expiresAt = new Date(clock.now().getTime() + limits.invitationHours * HOUR_MS);
  const address = `${publicUrl}/join-team?${new URLSearchParams({ email, token })}`;
  const isMailed = mailer.hasTransport;
  return {
    link: { address, expiresAt },
    stored: { tokenHash: hashSecretToken(token), expiresAt, isMailed },
    shown: { isMailed, link: isMailed ? undefined : address, expiresAt },
  };
}

interface InvitationToMail {
  id: string;
  name: string;
  email: string;
  accountName: string;
  link: InvitationLink['link'];
}

export async function mailInvitation(
  core: Core,
  tx: Transaction,
  { id, accountName, link, ...to }: InvitationToMail,
): Promise<void> {
  const siteName = await readSiteName(tx);
  await writeMail(core, tx, invitationMail({ to, siteName, link }, accountName), { invitationId: id });
}

/** Makes a new link and sends it; earlier ones stop working. */
export async function renewInvitation(
  core: Core,
  actor: Actor,
  memberId: string,
  caller: Caller,
): Promise<SentInvitation> {
  const member = await getMemberToChange(core, actor, memberId);
  if (member.status !== 'pending') {
    throw new AppError('conflict', { message: 'This person has accepted the invitation already.' });
  }
  await countInvitation(core, actor, caller);
  const { link, stored, shown } = newInvitationLink(core, member.email);
  await core.db.transaction('renew invitation', async (tx) => {
    const place = { accountId: actor.accountId, id: member.id };
    if (!(await invitationRepository.update(tx, place, stored))) throw new AppError('not_found');
    await mailRepository.withdraw(tx, { invitationId: member.id });
    await mailInvitation(core, tx, { ...member, accountName: actor.accountOwnerName, link });
    await recordTeamChange(core, tx, { actor, member, action: 'invitation.renew', caller });
  });
  return shown;
}
