import type { Core } from '@herald/core';
import {
  changeStatusByOperator,
  grantPlanByOperator,
  type ListedUser,
  listUsers,
  revokePlanByOperator,
} from '@herald/core/office';
import { addAdministrator, type OperatorPassword, resetPasswordByOperator } from '@herald/core/people';

export interface AdminArguments {
  email: string;
  password?: string | undefined;
  plan: string;
  search: string;
}

interface AdminAction {
  /** The options it needs, as the usage shows them. */
  usage: string;
  needs: readonly ('email' | 'plan')[];
  /** Returns what to print. */
  run(core: Core, args: AdminArguments): Promise<string>;
}

const PAGE_SIZE = 100;

/** What `herald admin` can do, with the rules and the audit log of the back office. */
export const adminActions: Record<string, AdminAction> = {
  create: {
    usage: '--email you@example.com [--password …]',
    needs: ['email'],
    run: async (core, args) => {
      const created = await addAdministrator(core, personOf(args));
      return withPassword(`${created.email} is now an administrator.`, created);
    },
  },
  'reset-password': {
    usage: '--email you@example.com [--password …]',
    needs: ['email'],
    run: async (core, args) => {
      const changed = await resetPasswordByOperator(core, personOf(args));
      return withPassword(`The password of ${changed.email} has been changed.`, changed);
    },
  },
  'grant-plan': {
    usage: '--email you@example.com --plan DFY',
    needs: ['email', 'plan'],
    run: async (core, args) => describePlans(await grantPlanByOperator(core, args)),
  },
  'revoke-plan': {
    usage: '--email you@example.com --plan DFY',
    needs: ['email', 'plan'],
    run: async (core, args) => describePlans(await revokePlanByOperator(core, args)),
  },
  suspend: {
    usage: '--email you@example.com',
    needs: ['email'],
    run: async (core, { email }) => {
      const user = await changeStatusByOperator(core, { email, status: 'suspended' });
      return `${user.email} is suspended and signed out everywhere.\n`;
    },
  },
  activate: {
    usage: '--email you@example.com',
    needs: ['email'],
    run: async (core, { email }) => {
      const user = await changeStatusByOperator(core, { email, status: 'active' });
      return `${user.email} is active.\n`;
    },
  },
  'list-users': { usage: '[--search ann]', needs: [], run: listEverybody },
};

const personOf = ({ email, password }: AdminArguments) => ({ email, ...(password && { password }) });

function withPassword(done: string, { generatedPassword }: OperatorPassword): string {
  return generatedPassword ? `${done}\nPassword: ${generatedPassword} (shown only once)\n` : `${done}\n`;
}

const plansOf = ({ planSlugs }: Pick<ListedUser, 'planSlugs'>) => planSlugs.join(', ') || 'no plan';

const describePlans = (user: ListedUser) => `${user.email} has ${plansOf(user)}.\n`;

/** One line each, the parts apart by tabs: address, name, role, status, plans, day of joining. */
async function listEverybody(core: Core, { search }: AdminArguments): Promise<string> {
  const query = { search, sortBy: 'created_at', sortOrder: 'asc' } as const;
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const { users, lastPage, total } = await listUsers(core, query, { page, perPage: PAGE_SIZE });
    lines.push(...users.map(lineOf));
    if (page >= lastPage) return `${[...lines, `${total} ${total === 1 ? 'user' : 'users'}`].join('\n')}\n`;
  }
}

function lineOf(user: ListedUser): string {
  const { email, name, role, status, createdAt } = user;
  return [email, name, role, status, plansOf(user), createdAt.toISOString().slice(0, 10)].join('\t');
}
