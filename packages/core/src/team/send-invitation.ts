import { limits } from '@herald/contract';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { invitationMail, nameOfSite } from '../people/account-mails.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { type Invitation, invitationRepository } from './invitation-repository.ts';
import { getMemberToChange } from './own-team.ts';
import { recordTeamChange } from './record-team-change.ts';
import type { Member } from './team-repository.ts';

export interface InvitationToken {
  token: string;
  stored: Pick<Invitation, 'tokenHash' | 'expiresAt' | 'isMailed'>;
}

/** Where the link of an invitation went. */
export interface SentInvitation {
  isMailed: boolean;
  /** Set where no mail server is: the person who invites passes it on. */
  link: string | undefined;
  expiresAt: Date;
}

export async function countInvitation(core: Core, { accountId }: Actor, { ip }: Caller): Promise<void> {
  await countAttempt(core, { kind: 'sendInvitation', ip, accountId });
}

export function newInvitationToken({ random, clock, mailer }: Core): InvitationToken {
  const token = newSecretToken(random);
  const expiresAt = new Date(clock.now().getTime() + limits.invitationHours * HOUR_MS);
  return { token, stored: { tokenHash: hashSecretToken(token), expiresAt, isMailed: mailer.hasTransport } };
}

/** Mails the link to join; without a mail server it goes to the person who invites, and nowhere else. */
export async function sendInvitation(
  core: Core,
  actor: Actor,
  to: Member,
  { token, stored: { isMailed, expiresAt } }: InvitationToken,
): Promise<SentInvitation> {
  const query = new URLSearchParams({ email: to.email, token });
  const link = `${core.publicUrl}/join-team?${query}`;
  if (!isMailed) return { isMailed, link, expiresAt };
  const siteName = nameOfSite(await core.settings.read());
  try {
    await core.mailer.send(invitationMail({ to, siteName, link }, actor.accountOwnerName));
    return { isMailed, link: undefined, expiresAt };
  } catch (error) {
    core.log.error({ error }, 'An invitation could not be mailed');
    return { isMailed: false, link: undefined, expiresAt };
  }
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
  const invitation = newInvitationToken(core);
  await core.db.transaction('renew invitation', async (tx) => {
    const place = { accountId: actor.accountId, id: member.id };
    if (!(await invitationRepository.update(tx, place, invitation.stored))) throw new AppError('not_found');
    await recordTeamChange(core, tx, { actor, member, action: 'invitation.renew', caller });
  });
  return sendInvitation(core, actor, member, invitation);
}
