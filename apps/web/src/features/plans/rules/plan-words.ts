import type { AdminPlan } from '@herald/contract/endpoints/admin-plans';

export const peopleText = (people: number): string =>
  `${people.toLocaleString('en-US')} ${people === 1 ? 'person' : 'people'}`;

export const holdText = (people: number): string => `${peopleText(people)} ${people === 1 ? 'holds' : 'hold'}`;

/** Nobody sees the pages of an inactive plan. */
export function seeText({ is_active, people: { total } }: AdminPlan): string {
  if (!is_active || total === 0) return 'People on this plan see';
  return `${peopleText(total)} ${total === 1 ? 'sees' : 'see'}`;
}

export const countText = (plans: number): string => `${plans} ${plans === 1 ? 'plan' : 'plans'}`;

/** The word for a number that is none. */
export const videosText = ({ unlimited_videos, videos_created }: AdminPlan): string =>
  unlimited_videos ? 'Unlimited' : videos_created.toLocaleString('en-US');

/** What a plan opens, in words for a badge each. */
export function openingsOf(plan: AdminPlan): string[] {
  const openings = [
    plan.team_members_enabled && 'Team Access',
    plan.opens_full_library && 'Avatars',
    plan.opens_marketplace && 'Marketplace',
    plan.opens_filming && 'Film yourself',
  ];
  return openings.filter((word) => word !== false);
}
