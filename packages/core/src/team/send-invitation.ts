import { limits } from '@herald/contract';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { invitationMail, nameOfSite } from '../people/account-mails.ts';
import { HOUR_MS } from '../runtime/durations.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { getMemberToChange } from './own-team.ts';
import { type Member, teamRepository } from './team-repository.ts';

/** Mails a pending member the link to join; earlier links stop working. */
export async function sendInvitation(core: Core, actor: Actor, member: Member): Promise<void> {
  const now = core.clock.now();
  const token = newSecretToken(core.random);
  await core.db.transaction('invite team member', (tx) =>
    teamRepository.replaceInvitation(tx, {
      tokenHash: hashSecretToken(token),
      accountId: actor.accountId,
      userId: member.id,
      expiresAt: new Date(now.getTime() + limits.invitationHours * HOUR_MS),
      createdAt: now,
    }),
  );
  const query = new URLSearchParams({ email: member.email, token });
  const link = `${core.publicUrl}/join-team?${query}`;
  const siteName = nameOfSite(await core.settings.read());
  await core.mailer.send(invitationMail({ to: member, siteName, link }, actor.accountOwnerName));
}

export async function resendInvitation(core: Core, actor: Actor, memberId: string): Promise<void> {
  const member = await getMemberToChange(core, actor, memberId);
  if (member.status !== 'pending') {
    throw new AppError('conflict', { message: 'This person has accepted the invitation already.' });
  }
  await sendInvitation(core, actor, member);
}
