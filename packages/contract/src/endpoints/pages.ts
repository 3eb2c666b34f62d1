import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { idField, textField } from '../fields.ts';

/** A content page as the navigation lists it. */
export const pageEntry = z.object({
  id: idField,
  name: z.string(),
  slug: z.string(),
  link: z.string().nullable().describe('External address; opens in a new tab.'),
  is_special: z.boolean().describe('Special pages go into the Upgrades dropdown.'),
});
export type PageEntry = z.infer<typeof pageEntry>;

/** What plans allow, with the caps of the installation. */
export const planFacts = z
  .object({
    name: z.string(),
    videos_per_month: z.number().nullable().describe('Empty where they are unlimited.'),
    video_seconds: z.number().describe('Longest single video.'),
    script_characters: z.number().describe('Longest script.'),
    has_full_library: z.boolean(),
    sites: z.number(),
    team_members: z.number(),
    storage_bytes: z.number().nullable().describe('Empty where there is no limit.'),
  })
  .meta({ id: 'PlanFacts' });
export type PlanFacts = z.infer<typeof planFacts>;

/** The plan a page is about. */
export const planOffer = z
  .object({
    plan: planFacts,
    own: planFacts.describe('What the reader’s account has.'),
    is_held: z.boolean().describe('The reader’s account has the plan already.'),
    price: z.number().describe('0 where the operator has set none.'),
    currency: z.string(),
    description: z.string(),
    is_featured: z.boolean(),
    features: z.array(z.string()),
    purchase_url: z
      .string()
      .nullable()
      .describe('Where the plan is sold; empty where the operator has named no place.'),
  })
  .meta({ id: 'PlanOffer' });
export type PlanOffer = z.infer<typeof planOffer>;

export const contentPage = pageEntry.extend({
  content: z.string().describe('Sanitised HTML.'),
  offer: planOffer.nullable().describe('Where the page is about a plan on offer.'),
});
export type ContentPage = z.infer<typeof contentPage>;

const tag = 'Pages';

export const pageEndpoints = {
  listPages: ep({
    method: 'GET',
    path: '/pages',
    tag,
    summary:
      'Signed in: the pages of your plans, of all plans while you have none. Signed out: the public ones of a new user',
    auth: 'optional',
    response: dataAnswer(z.array(pageEntry)),
    openInMaintenance: true,
  }),
  getPage: ep({
    method: 'GET',
    path: '/pages/:slug',
    tag,
    summary: 'One content page; a public one without signing in',
    auth: 'optional',
    params: z.object({ slug: textField(200) }),
    response: dataAnswer(contentPage),
  }),
};
