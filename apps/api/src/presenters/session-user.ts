import type { SessionUser } from '@herald/contract/endpoints/session-user';
import type { Core } from '@herald/core';
import type { Profile } from '@herald/core/people';
import { presentPersonPicture } from './person-picture.ts';

/** The signed-in user as the wire has them. */
export function presentSessionUser(core: Core, profile: Profile): SessionUser {
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
    avatar_url: presentPersonPicture(core, actor.pictureKey),
    created_at: actor.createdAt.toISOString(),
    default_plan: defaultPlan?.slug ?? null,
    default_plan_name: defaultPlan?.name ?? null,
    plans,
    activePlans: activePlans.map(({ endsAt, ...plan }) => ({ ...plan, ends_at: endsAt?.toISOString() ?? null })),
    plan_news: profile.planNews,
    opens_full_library: profile.opensFullLibrary,
    opens_marketplace: profile.opensMarketplace,
    opens_filming: profile.opensFilming,
    has_sites: profile.hasSites,
    account: { id: actor.accountId, role: actor.accountRole, owner_name: actor.accountOwnerName },
    accounts: profile.accounts.map(({ id, ownerName, role, people }) => ({ id, owner_name: ownerName, role, people })),
    resting_teams: profile.restingTeams.map(({ id, ownerName }) => ({ id, owner_name: ownerName })),
    must_verify_email: mustVerifyEmail,
    must_set_up_two_factor: profile.mustSetUpTwoFactor,
    impersonator: impersonator && { id: impersonator.id, name: impersonator.name, email: impersonator.email },
  };
}
