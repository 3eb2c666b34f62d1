import type { PublicPlan } from '@herald/contract/endpoints/plans';
import type { Plan } from '@herald/core/plans';

/** For readers that know numbers only; more than anybody makes in a month. */
const UNLIMITED_VIDEOS = 1_000_000;

export function presentPlan(plan: Plan): PublicPlan {
  return {
    id: plan.id,
    name: plan.name,
    slug: plan.slug,
    description: plan.description,
    price: plan.price,
    currency: plan.currency,
    video_seconds: plan.videoSeconds,
    script_characters: plan.scriptCharacters,
    videos_created: plan.videosPerMonth ?? UNLIMITED_VIDEOS,
    unlimited_videos: plan.videosPerMonth === null,
    is_active: plan.isActive,
    is_featured: plan.isFeatured,
    features: plan.features,
    team_members_enabled: plan.isTeamEnabled,
    opens_full_library: plan.opensFullLibrary,
    opens_marketplace: plan.opensMarketplace,
    opens_filming: plan.opensFilming,
    purchase_url: plan.purchaseUrl,
  };
}
