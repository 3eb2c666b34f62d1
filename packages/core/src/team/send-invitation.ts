import { limits } from '@herald/contract';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { invitationMail, nameOfSite } from '../people/account-mails.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { type Invitation, invitationRepository } from './invitation-repository.ts';
import { getMemberToChange } from './own-team.ts';
import type { Member } from './team-repository.ts';

export interface InvitationToken {
  token: string;
  stored: Pick<Invitation, 'tokenHash' | 'expiresAt'>;
}

export function newInvitationToken({ random, clock }: Core): InvitationToken {
  const token = newSecretToken(random);
  const expiresAt = new Date(clock.now().getTime() + limits.invitationHours * HOUR_MS);
  return { token, stored: { tokenHash: hashSecretToken(token), expiresAt } };
}

/** Mails the link to join. */
export async function sendInvitation(core: Core, actor: Actor, to: Member, token: string): Promise<void> {
  const query = new URLSearchParams({ email: to.email, token });
  const link = `${core.publicUrl}/join-team?${query}`;
  const siteName = nameOfSite(await core.settings.read());
  await core.mailer.send(invitationMail({ to, siteName, link }, actor.accountOwnerName));
}

/** Mails a new link; earlier ones stop working. */
export async function resendInvitation(core: Core, actor: Actor, memberId: string): Promise<void> {
  const member = await getMemberToChange(core, actor, memberId);
  if (member.status !== 'pending') {
    throw new AppError('conflict', { message: 'This person has accepted the invitation already.' });
  }
  const { token, stored } = newInvitationToken(core);
  await invitationRepository.update(core.db.queries, { accountId: actor.accountId, id: member.id }, stored);
  await sendInvitation(core, actor, member, token);
}
