import type { SessionUser } from '@herald/contract';
import type { Profile } from '@herald/core/people';

/** The signed-in user as the wire has them. */
export function presentSessionUser(profile: Profile): SessionUser {
  const { actor, defaultPlan, plans, activePlans, mustVerifyEmail } = profile;
  const { impersonator } = actor;
  return {
    id: actor.userId,
    name: actor.name,
    email: actor.email,
    user_type: actor.role,
    role: actor.role,
    // Only active users have a session.
    status: 'active',
    avatar_url: actor.avatarUrl,
    created_at: actor.createdAt.toISOString(),
    default_plan: defaultPlan?.slug ?? null,
    default_plan_name: defaultPlan?.name ?? null,
    plans,
    activePlans,
    opens_full_library: profile.opensFullLibrary,
    opens_marketplace: profile.opensMarketplace,
    has_sites: profile.hasSites,
    account: { id: actor.accountId, role: actor.accountRole, owner_name: actor.accountOwnerName },
    must_verify_email: mustVerifyEmail,
    impersonator: impersonator && { id: impersonator.id, name: impersonator.name, email: impersonator.email },
  };
}
