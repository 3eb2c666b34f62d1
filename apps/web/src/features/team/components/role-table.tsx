import type { TeamRole } from '@herald/contract/statuses';
import { teamRoles } from '@herald/contract/statuses';
import { Check, Minus } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { roleWords } from '../rules/member-words.ts';

const rights: readonly { what: string; from: TeamRole }[] = [
  { what: 'Watch and share', from: 'viewer' },
  { what: 'Make and edit', from: 'editor' },
  { what: 'Delete and restore', from: 'editor' },
  { what: 'Edit sites', from: 'editor' },
  { what: 'Add, delete sites', from: 'admin' },
  { what: 'Change the brand kit', from: 'admin' },
  { what: 'Change API keys', from: 'admin' },
  { what: 'Manage the team', from: 'admin' },
];

/** Each role may do what the roles before it may. */
const includes = (role: TeamRole, from: TeamRole) => teamRoles.indexOf(role) >= teamRoles.indexOf(from);

export function RoleTable() {
  return (
    <Panel aria-labelledby="team-roles" className="p-5">
      <h2 id="team-roles" className="font-semibold text-14">
        What each role can do
      </h2>
      <table aria-labelledby="team-roles" className="mt-3 w-full text-13">
        <thead>
          <tr className="text-12 text-ink-faint">
            <th scope="col" className="text-left font-normal">
              <span className="sr-only">Task</span>
            </th>
            {teamRoles.map((role) => (
              <th key={role} scope="col" className="w-12 py-1 text-center font-normal">
                {roleWords[role].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(({ what, from }) => (
            <tr key={what} className="border-line border-t">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {what}
              </th>
              {teamRoles.map((role) => (
                <td key={role} className="py-2">
                  <Icon
                    of={includes(role, from) ? Check : Minus}
                    className={includes(role, from) ? 'mx-auto' : 'mx-auto text-ink-faint'}
                  />
                  <span className="sr-only">{includes(role, from) ? 'yes' : 'no'}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
