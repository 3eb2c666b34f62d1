import type { Core } from '../core.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { invitationRepository } from './invitation-repository.ts';
import { getMemberToChange } from './own-team.ts';
import { recordTeamChange } from './record-team-change.ts';
import { type Member, teamRepository } from './team-repository.ts';

/**
 * Removes a person from the actor's account, or withdraws an invitation. What they made stays. Their sessions there open
 * nothing from then on; the rows stay until they expire, so that their browser can tell them why.
 */
export async function removeMember(core: Core, actor: Actor, memberId: string, caller: Caller): Promise<Member> {
  const { accountId } = actor;
  const member = await getMemberToChange(core, actor, memberId);
  const place = { accountId, userId: member.id };
  await core.db.transaction('remove team member', async (tx) => {
    await invitationRepository.remove(tx, { accountId, id: member.id });
    await teamRepository.remove(tx, place);
    await teamRepository.endVisits(tx, place);
    await recordTeamChange(core, tx, { actor, member, action: 'member.remove', caller });
  });
  return member;
}
