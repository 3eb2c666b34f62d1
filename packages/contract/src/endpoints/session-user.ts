import { z } from 'zod';
import { idField, timestampField } from '../fields.ts';
import { accountRoles, planNewsKinds, userRoles, userStatuses } from '../statuses.ts';

/** Something that happened to a plan of the account. */
export const planNews = z.object({
  kind: z
    .enum(planNewsKinds)
    .describe('`given` by an administrator or a sale; `withdrawn`: the plan is no longer on offer.'),
  plan: z.string(),
  at: timestampField.describe('When it began, ends or ended.'),
  replaces: z.array(z.string()).optional().describe('Of `given`: the plans that ended with the same change.'),
});
export type PlanNews = z.infer<typeof planNews>;

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
    activePlans: z.array(planName.extend({ ends_at: timestampField.nullable().describe('Empty: it does not end.') })),
    plan_news: z.array(planNews).describe("Of the account's plans, for its owner; the latest first."),
    opens_full_library: z.boolean().describe("The plans of the account's owner open the full avatar library."),
    opens_marketplace: z.boolean().describe("The plans of the account's owner open the marketplace."),
    opens_filming: z.boolean().describe("The plans of the account's owner open presenters from one's own video."),
    has_sites: z.boolean().describe('The account has sites, which are offline without the marketplace.'),
    account: z.object({ id: idField, role: z.enum(accountRoles), owner_name: z.string() }),
    accounts: z
      .array(z.object({ id: idField, role: z.enum(accountRoles), owner_name: z.string(), people: z.number() }))
      .describe('Every account this person may switch to, with the one they act in and their own.'),
    resting_teams: z
      .array(z.object({ id: idField, owner_name: z.string() }))
      .describe('Teams this person belongs to and cannot work in, because the plan of their owner has no team.'),
    must_set_up_two_factor: z.boolean().describe('The back office asks them for it first.'),
    must_verify_email: z.boolean().describe('Show the banner that asks to confirm the address.'),
    impersonator: z
      .object({ id: idField, name: z.string(), email: z.string() })
      .nullable()
      .describe('The administrator behind this session.'),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof sessionUser>;
