import type { adminPlanEndpoints, PlanBody, PlanChanges } from '@herald/contract/endpoints/admin-plans';
import {
  assignPlanPages,
  createPlan,
  deletePlan,
  listOfficePlans,
  listPlanPages,
  type PlanValueChanges,
  type PlanValues,
  readOfficePlan,
  updatePlan,
} from '@herald/core/office/plans';
import { withData } from '../answers.ts';
import { presentAdminPlan, presentPlanPage } from '../presenters/admin-plan.ts';
import type { Handlers } from '../route.ts';
import { handOf } from './office-hand.ts';

/** What was left out stays undefined. */
function valuesOf(body: PlanBody): PlanValues;
function valuesOf(body: PlanChanges): PlanValueChanges;
function valuesOf(body: PlanChanges): PlanValueChanges {
  return {
    name: body.name,
    slug: body.slug,
    description: body.description,
    price: body.price,
    currency: body.currency,
    // An empty field is an address that is taken away.
    purchaseUrl: body.purchase_url === '' ? null : body.purchase_url,
    videoSeconds: body.video_seconds,
    scriptCharacters: body.script_characters,
    videosPerMonth: body.unlimited_videos ? null : body.videos_created,
    storageMb: body.storage_mb,
    isActive: body.is_active,
    isFeatured: body.is_featured,
    features: body.features,
    isTeamEnabled: body.team_members_enabled,
    teamMembersMax: body.team_members_max,
    opensFullLibrary: body.opens_full_library,
    opensMarketplace: body.opens_marketplace,
    opensFilming: body.opens_filming,
    sitesMax: body.sites_max,
    warriorPlusItemNumbers: body.wp_item_number,
    launchpadProductIds: body.launchpadjv_product_id,
    jvzooProductIds: body.jvzoo_product_id,
    genericItems: body.generic_item,
  };
}

export const adminPlanRoutes = {
  listAdminPlans: async ({ ctx }) => withData((await listOfficePlans(ctx.core)).map(presentAdminPlan)),
  createPlan: async ({ ctx, actor, body, caller }) =>
    withData(presentAdminPlan(await createPlan(ctx.core, handOf(actor, caller), valuesOf(body)))),
  getPlan: async ({ ctx, params }) => withData(presentAdminPlan(await readOfficePlan(ctx.core, params.id))),
  updatePlan: async ({ ctx, actor, params, body, caller }) =>
    withData(presentAdminPlan(await updatePlan(ctx.core, handOf(actor, caller), params.id, valuesOf(body)))),
  deletePlan: async ({ ctx, actor, params, query, caller }) =>
    withData(await deletePlan(ctx.core, handOf(actor, caller), { id: params.id, moveTo: query.move_to })),
  listPlanPages: async ({ ctx, params }) => withData((await listPlanPages(ctx.core, params.id)).map(presentPlanPage)),
  assignPlanPages: async ({ ctx, actor, params, body, caller }) => {
    const pages = body.pages.map(({ page_id, is_enabled }) => ({ pageId: page_id, isEnabled: is_enabled }));
    const assigned = await assignPlanPages(ctx.core, handOf(actor, caller), { planId: params.id, pages });
    return withData(assigned.map(presentPlanPage));
  },
} satisfies Handlers<typeof adminPlanEndpoints>;
