import type { Caller } from '../caller.ts';
import type { Core } from '../core.ts';
import type { Actor } from '../people/actor.ts';
import { recordTeamChange } from './record-team-change.ts';
import { assertManagesTeam, findOwnMember } from './team-policy.ts';
import { type Member, teamRepository } from './team-repository.ts';

/** Takes a person out of the actor's account and ends what they have open there. What they made stays. */
export async function removeMember(core: Core, actor: Actor, memberId: string, caller: Caller): Promise<Member> {
  await assertManagesTeam(core, actor);
  const member = await findOwnMember(core, actor, memberId);
  const place = { accountId: actor.accountId, userId: member.id };
  await core.db.transaction('remove team member', async (tx) => {
    await teamRepository.removeInvitations(tx, place);
    await teamRepository.remove(tx, place);
    await teamRepository.endSessions(tx, place);
    await recordTeamChange(core, tx, { actor, member, action: 'team.member_removed', caller });
  });
  return member;
}
