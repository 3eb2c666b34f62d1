import type { teamEndpoints } from '@herald/contract/endpoints/team';
import {
  acceptInvitation,
  addMember,
  handOver,
  leaveTeam,
  listNextOwners,
  listTeam,
  readInvitation,
  readTeamActivity,
  readTeamStatistics,
  removeMember,
  renewInvitation,
  updateMember,
} from '@herald/core/team';
import { withData, withMessage } from '../answers.ts';
import { presentSignedIn } from '../presenters/signed-in.ts';
import { presentActivity, presentMember, presentSentInvitation } from '../presenters/team-member.ts';
import type { Handlers } from '../route.ts';

export const teamRoutes = {
  listTeamMembers: async ({ ctx, actor }) =>
    withData((await listTeam(ctx.core, actor)).map((member) => presentMember(ctx.core, member))),
  addTeamMember: async ({ ctx, actor, body: { invite, password, ...person }, caller }) => {
    const member = invite || password === undefined ? person : { ...person, password };
    const added = await addMember(ctx.core, actor, member, caller);
    const invitation = added.invitation ? presentSentInvitation(added.invitation) : null;
    return withData({ ...presentMember(ctx.core, added.member), invitation });
  },
  updateTeamMember: async ({ ctx, actor, params, body, caller }) =>
    withData(presentMember(ctx.core, await updateMember(ctx.core, actor, { ...body, id: params.id }, caller))),
  removeTeamMember: async ({ ctx, actor, params, caller }) => {
    const { name } = await removeMember(ctx.core, actor, params.id, caller);
    return withMessage(`${name} has been removed from the team.`);
  },
  leaveTeam: async ({ ctx, actor, body, caller }) =>
    presentSignedIn(ctx.core, await leaveTeam(ctx.core, actor, body.account_id, caller)),
  nextOwners: async ({ ctx, actor }) =>
    withData((await listNextOwners(ctx.core, actor)).map(({ id, obstacle }) => ({ id, obstacle: obstacle ?? null }))),
  handOver: async ({ ctx, actor, params, body, caller }) =>
    presentSignedIn(ctx.core, await handOver(ctx.core, actor, { memberId: params.id, ...body }, caller)),
  teamStatistics: async ({ ctx, actor }) => {
    const { isResting, total, limit, sendsMail, byRole, byStatus } = await readTeamStatistics(ctx.core, actor);
    return withData({
      is_resting: isResting,
      total,
      limit,
      sends_mail: sendsMail,
      by_role: byRole,
      by_status: byStatus,
    });
  },
  teamActivity: async ({ ctx, actor }) => withData((await readTeamActivity(ctx.core, actor)).map(presentActivity)),
  resendInvitation: async ({ ctx, actor, params, caller }) =>
    withData(presentSentInvitation(await renewInvitation(ctx.core, actor, params.id, caller))),
  readInvitation: async ({ ctx, actor, body, caller }) => {
    const { accountName, name, role, step } = await readInvitation(ctx.core, body, { actor, caller });
    return withData({ account_name: accountName, name, role, step });
  },
  acceptInvitation: async ({ ctx, actor, body, caller }) => {
    const session = await acceptInvitation(ctx.core, body, { actor, caller });
    return withData({ session: session ? presentSignedIn(ctx.core, session).data : null });
  },
} satisfies Handlers<typeof teamEndpoints>;
