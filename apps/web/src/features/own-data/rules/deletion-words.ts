import type { OwnBelongings } from '@herald/contract/endpoints/own-data';
import { limits } from '@herald/contract/limits';
import { countOf } from './consent-words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When an account that is closed now would be deleted. */
export function deletionDay(now = new Date()): string {
  return new Date(now.getTime() + limits.accountPauseDays * DAY_MS).toISOString();
}

/** What goes: "46 videos, 2 sites, 2 avatars and all consents". */
export function belongingsText({ videos, sites, avatars }: OwnBelongings): string {
  const counted = [
    videos > 0 && countOf(videos, 'video'),
    sites > 0 && countOf(sites, 'site'),
    avatars > 0 && countOf(avatars, 'avatar'),
  ].filter((text) => text !== false);
  return counted.length > 0 ? `${counted.join(', ')} and all consents` : 'Your profile and everything else';
}

/** What happens to the people of the team; empty without one. */
export function membersText({ members }: OwnBelongings): string {
  if (members === 0) return '';
  return members === 1
    ? 'Your team member keeps their own account.'
    : `Your ${members} team members keep their own accounts.`;
}
