import { limits } from '@herald/contract';
import { AppError } from '../app-error.ts';
import type { Core } from '../core.ts';
import { invitationMail, nameOfSite } from '../people/account-mails.ts';
import type { Actor } from '../people/actor.ts';
import { hashSecretToken, newSecretToken } from '../secret-token.ts';
import { assertManagesTeam, findOwnMember } from './team-policy.ts';
import { type Member, teamRepository } from './team-repository.ts';

const HOUR_MS = 3_600_000;

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
  await assertManagesTeam(core, actor);
  const member = await findOwnMember(core, actor, memberId);
  if (member.status !== 'pending') {
    throw new AppError('conflict', { message: 'This person has accepted the invitation already.' });
  }
  await sendInvitation(core, actor, member);
}
