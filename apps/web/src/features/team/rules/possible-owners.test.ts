import { expect, test } from 'vitest';
import { aTeamMember } from '#testing/a-team.ts';
import { withObstacles } from './possible-owners.ts';

const tom = aTeamMember({ name: 'Tom' });
const lea = aTeamMember({ name: 'Lea' });
const kim = aTeamMember({ name: 'Kim' });

test('members who can take over come first, and the others keep their order and reason', () => {
  const found = [
    { id: lea.id, obstacle: null },
    { id: kim.id, obstacle: 'Kim has no plan.' },
    { id: tom.id, obstacle: 'Tom has things.' },
  ];
  expect(withObstacles([tom, kim, lea], found)).toEqual([
    { member: lea, obstacle: null },
    { member: tom, obstacle: 'Tom has things.' },
    { member: kim, obstacle: 'Kim has no plan.' },
  ]);
});

test('nobody is offered of whom the server said nothing', () => {
  expect(withObstacles([tom, lea], [{ id: tom.id, obstacle: null }])).toEqual([{ member: tom, obstacle: null }]);
});
