import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { idField, linkField, nameField, requiredText, textField } from '../fields.ts';
import { limits } from '../limits.ts';
import { numberField, optionalNumberField } from '../number-of.ts';
import { settingDefinitions } from '../settings.ts';
import { publicPlan } from './plans.ts';

/** A plan as the back office knows it. */
export const adminPlan = z
  .object({
    ...publicPlan.shape,
    sites_max: z.number(),
    team_members_max: z.number(),
    storage_mb: z
      .number()
      .nullable()
      .describe('What the plan sets for storage, 0 for no limit; empty for what the installation gives.'),
    storage_bytes: z.number().nullable().describe('What its account may store; empty where there is no limit.'),
    wp_item_number: z.array(z.string()).describe('Item numbers of WarriorPlus; they stand for this plan.'),
    launchpadjv_product_id: z.array(z.string()).describe('Product IDs of LaunchpadJV; they stand for this plan.'),
    jvzoo_product_id: z.array(z.string()).describe('Product IDs of JVZoo; they stand for this plan.'),
    generic_item: z.array(z.string()).describe('What any other shop calls this plan, beside its slug.'),
    is_default: z.boolean().describe('New users get this plan.'),
    people: z
      .object({ total: z.number(), sign_up: z.number(), admin: z.number(), sale: z.number() })
      .describe('Users who hold it now; who came to it in two ways counts once in the total.'),
  })
  .meta({ id: 'AdminPlan' });
export type AdminPlan = z.infer<typeof adminPlan>;

/** A special page as one plan has it. */
export const planPage = z
  .object({
    id: idField,
    name: z.string(),
    slug: z.string(),
    content: z.string().describe('Sanitised HTML.'),
    is_special: z.boolean(),
    is_enabled: z.boolean().describe('People on the plan see it.'),
    is_assigned: z.boolean(),
  })
  .meta({ id: 'PlanPage' });
export type PlanPage = z.infer<typeof planPage>;

const NUMBER_CHARACTERS = 100;
const NUMBERS_MAX = 200;
const FEATURES_MAX = 40;

/** Also several in one text, one per line; blank lines and repetitions do not count. */
const linesField = (maxCharacters: number, maxLines: number) =>
  z
    .array(textField(maxCharacters * maxLines))
    .max(maxLines)
    .transform((texts) => [...new Set(texts.flatMap((text) => text.split(/\r?\n/)).map((line) => line.trim()))])
    .transform((lines) => lines.filter((line) => line !== ''))
    .pipe(
      z
        .array(z.string().max(maxCharacters, `Please use at most ${maxCharacters} characters in a line.`))
        .max(maxLines, `Please enter at most ${maxLines}.`),
    );

const fields = {
  name: nameField('Please enter a name.'),
  slug: requiredText(60, 'Please enter a slug.').regex(
    /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i,
    'Please use letters and digits with underscores between them, for example spring_launch.',
  ),
  description: requiredText(500, 'Please enter a description.'),
  price: numberField({ min: 0, max: 9_999_999, digits: 2 }),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Please enter the three letters of a currency, for example USD.'),
  video_seconds: numberField({ min: 1, max: 3_600 }),
  script_characters: numberField({ min: 1, max: limits.scriptMaxCharacters }),
  videos_created: numberField({ min: 0, max: 1_000_000 }).describe('Videos per calendar month.'),
  unlimited_videos: z.boolean().describe('The number of videos does not count then.'),
  storage_mb: optionalNumberField({ min: 0, max: settingDefinitions.max_storage_mb.max }).describe(
    'What an account may store, 0 for no limit; empty for what the installation gives.',
  ),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  features: linesField(120, FEATURES_MAX),
  team_members_enabled: z.boolean(),
  team_members_max: numberField({ min: 0, max: 10_000 }),
  opens_full_library: z.boolean(),
  opens_marketplace: z.boolean(),
  opens_filming: z.boolean().describe("Presenters from one's own video."),
  sites_max: numberField({ min: 0, max: 10_000 }),
  purchase_url: linkField.nullable().describe('Where the plan is sold; empty for nowhere.'),
  wp_item_number: linesField(NUMBER_CHARACTERS, NUMBERS_MAX),
  launchpadjv_product_id: linesField(NUMBER_CHARACTERS, NUMBERS_MAX),
  jvzoo_product_id: linesField(NUMBER_CHARACTERS, NUMBERS_MAX),
  generic_item: linesField(NUMBER_CHARACTERS, NUMBERS_MAX),
};

/** What a new plan has where nothing else is said. */
export const planDefaults = {
  price: 0,
  currency: 'USD',
  video_seconds: 30,
  script_characters: 500,
  videos_created: 3,
  team_members_max: 5,
  sites_max: 3,
};

const newPlan = z.object({
  ...fields,
  price: fields.price.default(planDefaults.price),
  currency: fields.currency.default(planDefaults.currency),
  video_seconds: fields.video_seconds.default(planDefaults.video_seconds),
  script_characters: fields.script_characters.default(planDefaults.script_characters),
  videos_created: fields.videos_created.default(planDefaults.videos_created),
  unlimited_videos: fields.unlimited_videos.default(false),
  storage_mb: fields.storage_mb.default(null),
  is_active: fields.is_active.default(true),
  is_featured: fields.is_featured.default(false),
  features: fields.features.default([]),
  team_members_enabled: fields.team_members_enabled.default(false),
  team_members_max: fields.team_members_max.default(planDefaults.team_members_max),
  opens_full_library: fields.opens_full_library.default(false),
  opens_marketplace: fields.opens_marketplace.default(false),
  opens_filming: fields.opens_filming.default(true),
  sites_max: fields.sites_max.default(planDefaults.sites_max),
  purchase_url: fields.purchase_url.default(null),
  wp_item_number: fields.wp_item_number.default([]),
  launchpadjv_product_id: fields.launchpadjv_product_id.default([]),
  jvzoo_product_id: fields.jvzoo_product_id.default([]),
  generic_item: fields.generic_item.default([]),
});
export type PlanBody = z.output<typeof newPlan>;

const planChanges = z
  .object(fields)
  .partial()
  .refine(({ unlimited_videos, videos_created }) => unlimited_videos !== false || videos_created !== undefined, {
    path: ['videos_created'],
    message: 'Please enter how many videos.',
  });
export type PlanChanges = z.output<typeof planChanges>;

const tag = 'Administration';
const params = z.object({ id: idField });
const PAGES_MAX = 500;

export const adminPlanEndpoints = {
  listAdminPlans: ep({
    method: 'GET',
    path: '/admin/plans',
    tag,
    summary: 'Every plan, on offer or not, with how many people hold it',
    auth: 'admin',
    response: dataAnswer(z.array(adminPlan)),
  }),
  createPlan: ep({
    method: 'POST',
    path: '/admin/plans',
    tag,
    summary: 'Create a plan',
    auth: 'admin',
    body: newPlan,
    response: dataAnswer(adminPlan),
    successStatus: 201,
    idempotent: 'answer',
  }),
  getPlan: ep({
    method: 'GET',
    path: '/admin/plans/:id',
    tag,
    summary: 'A plan',
    auth: 'admin',
    params,
    response: dataAnswer(adminPlan),
  }),
  updatePlan: ep({
    method: 'PUT',
    path: '/admin/plans/:id',
    tag,
    summary: 'Change a plan for everybody who holds it; what is left out stays as it is',
    auth: 'admin',
    params,
    body: planChanges,
    response: dataAnswer(adminPlan),
  }),
  deletePlan: ep({
    method: 'DELETE',
    path: '/admin/plans/:id',
    tag,
    summary: 'Delete a plan; people who hold it are moved to another one, or it stays',
    auth: 'admin',
    params,
    query: z.object({ move_to: idField.optional().describe('The plan that its people get instead.') }),
    response: dataAnswer(z.object({ moved: z.number().describe('How many people hold the other plan instead.') })),
  }),
  listPlanPages: ep({
    method: 'GET',
    path: '/admin/plans/:id/pages',
    tag,
    summary: 'The special pages, and whether people on the plan see them',
    auth: 'admin',
    params,
    response: dataAnswer(z.array(planPage)),
  }),
  assignPlanPages: ep({
    method: 'PUT',
    path: '/admin/plans/:id/pages',
    tag,
    summary: 'Assign exactly these special pages to the plan',
    auth: 'admin',
    params,
    body: z.object({ pages: z.array(z.object({ page_id: idField, is_enabled: z.boolean() })).max(PAGES_MAX) }),
    response: dataAnswer(z.array(planPage)),
  }),
};
