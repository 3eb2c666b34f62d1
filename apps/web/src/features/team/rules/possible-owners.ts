import type { TeamMember } from '@herald/contract/endpoints/team';

export interface PossibleOwner {
  member: TeamMember;
  /** Why the member cannot take over the account; null for one who can. */
  obstacle: string | null;
}

/** The members with what keeps each from taking over; those who can come first. Who joined a moment ago is left out. */
export function withObstacles(
  members: readonly TeamMember[],
  found: readonly { id: string; obstacle: string | null }[],
): PossibleOwner[] {
  const obstacleOf = new Map(found.map(({ id, obstacle }) => [id, obstacle]));
  const seats = members.flatMap((member) => {
    const obstacle = obstacleOf.get(member.id);
    return obstacle === undefined ? [] : [{ member, obstacle }];
  });
  return seats.toSorted((a, b) => Number(a.obstacle !== null) - Number(b.obstacle !== null));
}
