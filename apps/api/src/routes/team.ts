import type { teamEndpoints } from '@herald/contract';
import {
  acceptInvitation,
  addMember,
  listTeam,
  readInvitation,
  readTeamActivity,
  readTeamStatistics,
  removeMember,
  resendInvitation,
  updateMember,
} from '@herald/core/team';
import { withData, withMessage } from '../answers.ts';
import { presentActivity, presentMember } from '../presenters/team-member.ts';
import type { Handlers } from '../route.ts';

export const teamRoutes = {
  listTeamMembers: async ({ ctx, actor }) => withData((await listTeam(ctx.core, actor)).map(presentMember)),
  addTeamMember: async ({ ctx, actor, body: { invite, password, ...person }, caller }) => {
    const member = invite || password === undefined ? person : { ...person, password };
    return withData(presentMember(await addMember(ctx.core, actor, member, caller)));
  },
  updateTeamMember: async ({ ctx, actor, params, body, caller }) =>
    withData(presentMember(await updateMember(ctx.core, actor, { ...body, id: params.id }, caller))),
  removeTeamMember: async ({ ctx, actor, params, caller }) => {
    const { name } = await removeMember(ctx.core, actor, params.id, caller);
    return withMessage(`${name} has been removed from the team.`);
  },
  teamStatistics: async ({ ctx, actor }) => {
    const { total, limit, byRole, byStatus } = await readTeamStatistics(ctx.core, actor);
    return withData({ total, limit, by_role: byRole, by_status: byStatus });
  },
  teamActivity: async ({ ctx, actor }) => withData((await readTeamActivity(ctx.core, actor)).map(presentActivity)),
  resendInvitation: async ({ ctx, actor, params }) => {
    await resendInvitation(ctx.core, actor, params.id);
    return withMessage('The invitation is on its way.');
  },
  readInvitation: async ({ ctx, actor, body, caller }) => {
    const { accountName, name, needsPassword } = await readInvitation(ctx.core, body, { actor, caller });
    return withData({ account_name: accountName, name, needs_password: needsPassword });
  },
  acceptInvitation: async ({ ctx, actor, body, caller }) => {
    await acceptInvitation(ctx.core, body, { actor, caller });
    return withMessage('You are in the team now.');
  },
} satisfies Handlers<typeof teamEndpoints>;
