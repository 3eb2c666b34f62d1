import type {
  ContentPage,
  PageEntry as WirePageEntry,
  PlanFacts as WirePlanFacts,
  PlanOffer as WirePlanOffer,
} from '@herald/contract/endpoints/pages';
import type { Page, PageEntry, PlanFacts, PlanOffer } from '@herald/core/pages';
import { presentLimit } from './limits.ts';

export function presentPageEntry({ id, name, slug, link, isSpecial }: PageEntry): WirePageEntry {
  return { id, name, slug, link, is_special: isSpecial };
}

export function presentPage(page: Page & { offer?: PlanOffer }): ContentPage {
  return { ...presentPageEntry(page), content: page.content, offer: page.offer ? presentOffer(page.offer) : null };
}

function presentOffer({ plan, facts, ownNames, ownFacts, isHeld }: PlanOffer): WirePlanOffer {
  return {
    plan: presentFacts(plan.name, facts),
    own: presentFacts(ownNames.join(' + ') || 'No plan', ownFacts),
    is_held: isHeld,
    price: plan.price,
    currency: plan.currency,
    description: plan.description,
    is_featured: plan.isFeatured,
    features: plan.features,
    purchase_url: plan.purchaseUrl,
  };
}

function presentFacts(name: string, facts: PlanFacts): WirePlanFacts {
  return {
    name,
    videos_per_month: presentLimit(facts.videosPerMonth),
    video_seconds: facts.videoSeconds,
    script_characters: facts.scriptCharacters,
    has_full_library: facts.hasFullLibrary,
    sites: facts.sites,
    team_members: facts.teamMembers,
    storage_bytes: presentLimit(facts.storageBytes),
  };
}
