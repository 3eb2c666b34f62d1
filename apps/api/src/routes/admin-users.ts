import type { adminUserEndpoints } from '@herald/contract/endpoints/admin-users';
import {
  createUserByAdmin,
  deleteUser,
  exportUsers,
  grantPlan,
  listUsers,
  type PlanEnds,
  readUserDetails,
  readUserStatistics,
  revokePlan,
  sendLinkToUser,
  updateUser,
} from '@herald/core/office/users';
import { withData, withMessage } from '../answers.ts';
import {
  presentAdminUser,
  presentExportedUser,
  presentUserDetails,
  userExportColumns,
} from '../presenters/admin-user.ts';
import type { Handlers } from '../route.ts';
import { sendTable } from '../send-csv.ts';
import { sendPage } from '../send-page.ts';
import { whereChosen } from '../where-chosen.ts';
import { handOf } from './office-hand.ts';

/** The single plan counts where no list was chosen. */
function slugsOf({ plan, plans }: { plan?: string | undefined; plans?: string[] | undefined }): string[] | undefined {
  const chosen = plans && plans.length > 0 ? [...new Set(plans)] : undefined;
  return chosen ?? (plan ? [plan] : plans);
}

const endsOf = (ends: Record<string, string | null> = {}): PlanEnds =>
  Object.fromEntries(Object.entries(ends).map(([slug, end]) => [slug, end === null ? null : new Date(end)]));

export const adminUserRoutes = {
  listUsers: async ({ ctx, query, caller }) =>
    sendPage(await listUsers(ctx.core, whereChosen(query, caller)), presentAdminUser),
  userStatistics: async ({ ctx }) => {
    const figures = await readUserStatistics(ctx.core);
    return withData({
      totalUsers: figures.total,
      activeUsers: figures.active,
      suspendedUsers: figures.suspended,
      bannedUsers: figures.banned,
      newUsersToday: figures.newToday,
      newUsersThisWeek: figures.newThisWeek,
    });
  },
  exportUsers: async ({ ctx, actor, query, caller, raw, reply }) =>
    sendTable(raw, reply, {
      filename: `users_${ctx.core.clock.now().toISOString().slice(0, 10)}.csv`,
      message: 'The users were exported.',
      head: userExportColumns,
      write: (send) =>
        exportUsers(ctx.core, handOf(actor, caller), whereChosen(query, caller), (users) =>
          send(users.map(presentExportedUser)),
        ),
    }),
  createUser: async ({ ctx, actor, body: { plan, plans, plan_ends, ...person }, caller }) => {
    const wanted = { ...person, planSlugs: slugsOf({ plan, plans }) ?? [], planEnds: endsOf(plan_ends) };
    return withData(presentUserDetails(await createUserByAdmin(ctx.core, handOf(actor, caller), wanted)));
  },
  getUser: async ({ ctx, params }) => withData(presentUserDetails(await readUserDetails(ctx.core, params.id))),
  updateUser: async ({ ctx, actor, params, body, caller }) => {
    const { plan, plans, plan_ends, ban_reason: banReason, suspend_reason: suspendReason, ...changes } = body;
    const wanted = {
      ...changes,
      banReason,
      suspendReason,
      planSlugs: slugsOf({ plan, plans }),
      planEnds: endsOf(plan_ends),
    };
    return withData(presentUserDetails(await updateUser(ctx.core, handOf(actor, caller), params.id, wanted)));
  },
  deleteUser: async ({ ctx, actor, params, caller }) => {
    await deleteUser(ctx.core, handOf(actor, caller), params.id);
    return withMessage('The user was deleted.');
  },
  sendUserPasswordLink: async ({ ctx, actor, params, caller }) => {
    const { address, isMailed, expiresAt } = await sendLinkToUser(ctx.core, handOf(actor, caller), params.id);
    return withData({ is_mailed: isMailed, link: address, expires_at: expiresAt.toISOString() });
  },
  grantPlan: async ({ ctx, actor, params, body, caller }) => {
    const grant = { userId: params.id, planId: body.plan_id };
    return withData(presentUserDetails(await grantPlan(ctx.core, handOf(actor, caller), grant)));
  },
  revokePlan: async ({ ctx, actor, params, body, caller }) => {
    const grant = { userId: params.id, planId: body.plan_id };
    return withData(presentUserDetails(await revokePlan(ctx.core, handOf(actor, caller), grant)));
  },
} satisfies Handlers<typeof adminUserEndpoints>;
