import type { AdminPlan, PlanPage as WirePlanPage } from '@herald/contract/endpoints/admin-plans';
import type { OfficePlan, PlanPage } from '@herald/core/office/plans';
import { presentPlan } from './plan.ts';

export function presentAdminPlan(plan: OfficePlan): AdminPlan {
  const { total, origins } = plan.holders;
  return {
    ...presentPlan(plan),
    sites_max: plan.sitesMax,
    team_members_max: plan.teamMembersMax,
    storage_mb: plan.storageMb,
    storage_bytes: Number.isFinite(plan.storageBytes) ? plan.storageBytes : null,
    wp_item_number: plan.warriorPlusItemNumbers,
    launchpadjv_product_id: plan.launchpadProductIds,
    jvzoo_product_id: plan.jvzooProductIds,
    is_default: plan.isDefault,
    people: { total, ...origins },
  };
}

export function presentPlanPage({ isSpecial, isEnabled, isAssigned, ...page }: PlanPage): WirePlanPage {
  return { ...page, is_special: isSpecial, is_enabled: isEnabled, is_assigned: isAssigned };
}
