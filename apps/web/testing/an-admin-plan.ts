import type { AdminPlan, PlanPage } from '@herald/contract/endpoints/admin-plans';
import { aPlan } from './an-admin-user.ts';

/** A plan as the back office lists it. */
export function anAdminPlan(slug: string, name: string, changes: Partial<AdminPlan> = {}): AdminPlan {
  return {
    ...aPlan(slug, name),
    description: `About ${name}`,
    sites_max: 3,
    team_members_max: 5,
    storage_mb: 2_000,
    storage_bytes: 2_000_000_000,
    wp_item_number: [],
    launchpadjv_product_id: [],
    jvzoo_product_id: [],
    is_default: false,
    people: { total: 0, sign_up: 0, admin: 0, sale: 0 },
    ...changes,
  };
}

/** A special page as one plan has it. */
export function aPlanPage(name: string, changes: Partial<PlanPage> = {}): PlanPage {
  const { id } = aPlan(name, name);
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const content = `<h2>${name}</h2><p>Its words</p>`;
  return { id, name, slug, content, is_special: true, is_enabled: false, is_assigned: false, ...changes };
}
