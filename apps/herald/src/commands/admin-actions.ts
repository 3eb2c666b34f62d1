import type { Core } from '@herald/core';
import {
  changeStatusByOperator,
  grantPlanByOperator,
  type ListedUser,
  listUsers,
  revokePlanByOperator,
  type UserDetails,
} from '@herald/core/office/users';
import {
  addAdministrator,
  type OperatorPassword,
  resetPasswordByOperator,
  resetTwoFactorByOperator,
} from '@herald/core/people';

export interface AdminArguments {
  email: string;
  password?: string | undefined;
  plan: string;
  search: string;
  /** When the plan ends; null is never. */
  until?: Date | null | undefined;
}

export type AdminOption = 'email' | 'password' | 'plan' | 'search' | 'until';

interface AdminAction {
  /** The options it needs, as the usage shows them. */
  usage: string;
  needs: readonly AdminOption[];
  /** What it also takes. */
  takes: readonly AdminOption[];
  /** Returns what to print. */
  run(core: Core, args: AdminArguments): Promise<string>;
}

const PAGE_SIZE = 100;

/** What `herald admin` can do, with the rules and the audit log of the back office. */
export const adminActions: Record<string, AdminAction> = {
  create: {
    usage: '--email you@example.com [--password …]',
    needs: ['email'],
    takes: ['password'],
    run: async (core, args) => {
      const created = await addAdministrator(core, personOf(args));
      return withPassword(`${created.email} is now an administrator.`, created);
    },
  },
  'reset-password': {
    usage: '--email you@example.com [--password …]',
    needs: ['email'],
    takes: ['password'],
    run: async (core, args) => {
      const changed = await resetPasswordByOperator(core, personOf(args));
      return withPassword(`The password of ${changed.email} has been changed.`, changed);
    },
  },
  'reset-two-factor': {
    usage: '--email you@example.com',
    needs: ['email'],
    takes: [],
    run: async (core, { email }) => {
      const user = await resetTwoFactorByOperator(core, { email });
      return `${user.email} has no two-factor and no passkeys any more, and signs in with the password alone.\n`;
    },
  },
  'grant-plan': {
    usage: '--email you@example.com --plan DFY [--until 2027-01-31|never]',
    needs: ['email', 'plan'],
    takes: ['until'],
    run: async (core, { email, plan, until }) =>
      describePlans(await grantPlanByOperator(core, { email, plan, end: until })),
  },
  'revoke-plan': {
    usage: '--email you@example.com --plan DFY',
    needs: ['email', 'plan'],
    takes: [],
    run: async (core, args) => describePlans(await revokePlanByOperator(core, args)),
  },
  suspend: {
    usage: '--email you@example.com',
    needs: ['email'],
    takes: [],
    run: async (core, { email }) => {
      const user = await changeStatusByOperator(core, { email, status: 'suspended' });
      return `${user.email} is suspended and signed out everywhere.\n`;
    },
  },
  activate: {
    usage: '--email you@example.com',
    needs: ['email'],
    takes: [],
    run: async (core, { email }) => {
      const user = await changeStatusByOperator(core, { email, status: 'active' });
      return `${user.email} is active.\n`;
    },
  },
  'list-users': { usage: '[--search ann]', needs: [], takes: ['search'], run: listEverybody },
};

const personOf = ({ email, password }: AdminArguments) => ({ email, ...(password && { password }) });

function withPassword(done: string, { generatedPassword }: OperatorPassword): string {
  return generatedPassword ? `${done}\nPassword: ${generatedPassword} (shown only once)\n` : `${done}\n`;
}

const plansOf = ({ planSlugs }: Pick<ListedUser, 'planSlugs'>) => planSlugs.join(', ') || 'no plan';

/** With the day of each end in UTC, as it is given. */
function describePlans({ email, planSlugs, grants }: UserDetails): string {
  const words = planSlugs.map((slug) => {
    const ends = grants.filter((grant) => grant.slug === slug).map(({ expiresAt }) => expiresAt?.toISOString());
    const last = ends.toSorted().at(-1);
    return last && !ends.includes(undefined) ? `${slug} until ${last.slice(0, 10)}` : slug;
  });
  return `${email} has ${words.join(', ') || 'no plan'}.\n`;
}

/** One line each, the parts apart by tabs: address, name, role, status, plans, day of joining. */
async function listEverybody(core: Core, { search }: AdminArguments): Promise<string> {
  const query = { search, sort_by: 'created_at', sort_order: 'asc', per_page: PAGE_SIZE } as const;
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, lastPage, total } = await listUsers(core, { ...query, page });
    lines.push(...rows.map(lineOf));
    if (page >= lastPage) return `${[...lines, `${total} ${total === 1 ? 'user' : 'users'}`].join('\n')}\n`;
  }
}

function lineOf(user: ListedUser): string {
  const { email, name, role, status, createdAt } = user;
  return [email, name, role, status, plansOf(user), createdAt.toISOString().slice(0, 10)].join('\t');
}
