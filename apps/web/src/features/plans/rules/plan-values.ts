import { type AdminPlan, planDefaults } from '@herald/contract/endpoints/admin-plans';
import type { PlanFacts } from '@herald/contract/endpoints/pages';
import { numberOf, plainNumber } from '@herald/contract/number-of';

/** What is in the fields of the dialog, as it was typed; named like the fields of the API, so that its errors find them. */
export interface PlanFormValues {
  name: string;
  slug: string;
  description: string;
  price: string;
  currency: string;
  purchase_url: string;
  video_seconds: string;
  script_characters: string;
  videos_created: string;
  unlimited_videos: boolean;
  /** Empty for what the installation gives, 0 for no limit. */
  storage_mb: string;
  is_active: boolean;
  is_featured: boolean;
  features: string[];
  opens_full_library: boolean;
  opens_marketplace: boolean;
  opens_filming: boolean;
  team_members_enabled: boolean;
  sites_max: string;
  team_members_max: string;
  wp_item_number: string[];
  launchpadjv_product_id: string[];
  jvzoo_product_id: string[];
  generic_item: string[];
}

export type NumberName = {
  [Name in keyof PlanFormValues]: Name extends keyof typeof planDefaults
    ? (typeof planDefaults)[Name] extends number
      ? Name
      : never
    : never;
}[keyof PlanFormValues];

export type PlanToSend = Omit<PlanFormValues, NumberName | 'storage_mb'> &
  Record<NumberName, number> & { storage_mb: number | null };

export const newPlanValues: PlanFormValues = {
  name: '',
  slug: '',
  description: '',
  price: String(planDefaults.price),
  currency: planDefaults.currency,
  purchase_url: '',
  video_seconds: String(planDefaults.video_seconds),
  script_characters: String(planDefaults.script_characters),
  videos_created: String(planDefaults.videos_created),
  unlimited_videos: false,
  storage_mb: '',
  is_active: true,
  is_featured: false,
  features: [],
  opens_full_library: false,
  opens_marketplace: false,
  opens_filming: true,
  team_members_enabled: false,
  sites_max: String(planDefaults.sites_max),
  team_members_max: String(planDefaults.team_members_max),
  wp_item_number: [],
  launchpadjv_product_id: [],
  jvzoo_product_id: [],
  generic_item: [],
};

export function valuesOf(plan: AdminPlan): PlanFormValues {
  return {
    name: plan.name,
    slug: plan.slug,
    description: plan.description,
    price: String(plan.price),
    currency: plan.currency,
    purchase_url: plan.purchase_url ?? '',
    video_seconds: String(plan.video_seconds),
    script_characters: String(plan.script_characters),
    // A plan that gets a number again begins with that of a new one.
    videos_created: plan.unlimited_videos ? newPlanValues.videos_created : String(plan.videos_created),
    unlimited_videos: plan.unlimited_videos,
    storage_mb: plan.storage_mb === null ? '' : String(plan.storage_mb),
    is_active: plan.is_active,
    is_featured: plan.is_featured,
    features: plan.features,
    opens_full_library: plan.opens_full_library,
    opens_marketplace: plan.opens_marketplace,
    opens_filming: plan.opens_filming,
    team_members_enabled: plan.team_members_enabled,
    sites_max: String(plan.sites_max),
    team_members_max: String(plan.team_members_max),
    wp_item_number: plan.wp_item_number,
    launchpadjv_product_id: plan.launchpadjv_product_id,
    jvzoo_product_id: plan.jvzoo_product_id,
    generic_item: plan.generic_item,
  };
}

/** Empty where the installation decides; what is no number is NaN. */
export function storageOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(plainNumber(typed));
}

/** In bytes; empty for no limit. */
export const bytesOf = (storageMb: number): number | null => (storageMb === 0 ? null : storageMb * 1_000_000);

export function toSend(values: PlanFormValues): PlanToSend {
  return {
    ...values,
    price: numberOf(values.price),
    video_seconds: numberOf(values.video_seconds),
    script_characters: numberOf(values.script_characters),
    videos_created: numberOf(values.videos_created),
    storage_mb: storageOf(values.storage_mb),
    sites_max: numberOf(values.sites_max),
    team_members_max: numberOf(values.team_members_max),
  };
}

/** What the plan would allow, without the caps of the installation. */
export function factsOf(values: PlanFormValues, storageBytes: number | null): PlanFacts {
  const sent = toSend(values);
  return {
    name: values.name,
    videos_per_month: values.unlimited_videos ? null : sent.videos_created,
    video_seconds: sent.video_seconds,
    script_characters: sent.script_characters,
    has_full_library: values.opens_full_library,
    sites: values.opens_marketplace ? sent.sites_max : 0,
    team_members: values.team_members_enabled ? sent.team_members_max : 0,
    storage_bytes: storageBytes,
  };
}

export const factsOfPlan = (plan: AdminPlan): PlanFacts => factsOf(valuesOf(plan), plan.storage_bytes);
