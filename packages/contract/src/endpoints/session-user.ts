import { z } from 'zod';
import { idField, timestampField } from '../fields.ts';
import { accountRoles, userRoles, userStatuses } from '../statuses.ts';

const planName = z.object({ id: idField, name: z.string(), slug: z.string() });

/** The signed-in user, as every screen knows them. */
export const sessionUser = z
  .object({
    id: idField,
    name: z.string(),
    email: z.string(),
    user_type: z.enum(userRoles),
    role: z.enum(userRoles).describe('The same as user_type.'),
    status: z.enum(userStatuses),
    avatar_url: z.string().nullable(),
    created_at: timestampField,
    default_plan: z.string().nullable().describe('A plan slug.'),
    default_plan_name: z.string().nullable(),
    plans: z.array(planName),
    activePlans: z.array(planName),
    opens_full_library: z.boolean().describe("The plans of the account's owner open the full avatar library."),
    opens_marketplace: z.boolean().describe("The plans of the account's owner open the marketplace."),
    has_sites: z.boolean().describe('The account has sites, which are offline without the marketplace.'),
    account: z.object({ id: idField, role: z.enum(accountRoles), owner_name: z.string() }),
    accounts: z
      .array(z.object({ id: idField, role: z.enum(accountRoles), owner_name: z.string(), people: z.number() }))
      .describe('Every account this person may switch to, with the one they act in and their own.'),
    must_set_up_two_factor: z.boolean().describe('The back office asks them for it first.'),
    must_verify_email: z.boolean().describe('Show the banner that asks to confirm the address.'),
    impersonator: z
      .object({ id: idField, name: z.string(), email: z.string() })
      .nullable()
      .describe('The administrator behind this session.'),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof sessionUser>;
