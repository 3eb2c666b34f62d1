import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { emailField, idField, requiredText, textField, timestampField } from '../fields.ts';
import { reportReasons } from '../statuses.ts';

/** What a website shows, and what it has collected. */
export const siteLook = z
  .object({
    headline: z.string(),
    tagline: z.string(),
    accent: z.string(),
    ground: z.string(),
    ink: z.string().describe('Readable on the ground.'),
    logo_url: z.string().nullable(),
    has_contact_form: z.boolean(),
    posters: z.array(z.string()).describe('Of the first videos it shows.'),
    videos: z.number().describe('How many it shows.'),
    visits: z.number().describe('Pages seen in the last 30 days.'),
    leads: z.number(),
  })
  .meta({ id: 'SiteLook' });
export type SiteLook = z.infer<typeof siteLook>;

/** A website of the account. */
export const site = z
  .object({
    id: idField,
    name: z.string(),
    domain: z.string(),
    url: z.string(),
    is_online: z.boolean().describe('False while no plan of the account includes the marketplace.'),
    created_at: timestampField,
    look: siteLook,
  })
  .meta({ id: 'Site' });
export type Site = z.infer<typeof site>;

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please choose a color like #e8502e.');

/** How a site looks. */
export const siteBranding = z.object({
  headline: requiredText(120, 'Please enter a headline.'),
  tagline: textField(300).trim(),
  accent: color,
  ground: color,
  has_contact_form: z.boolean(),
});

/** A message from the contact form of a site. */
export const siteLead = z.object({
  name: requiredText(120, 'Please enter your name.'),
  email: emailField,
  message: requiredText(5000, 'Please write a message.'),
});

/** A report as the form of a site sends it. */
export const siteReport = z.object({
  slug: textField(200).default(''),
  reason: z.enum(reportReasons, 'Please choose what is wrong.'),
  details: textField(2000).default(''),
  email: z.union([z.literal('').transform(() => undefined), emailField]).optional(),
});

const tag = 'Sites';
const params = z.object({ id: idField });

export const siteEndpoints = {
  listSites: ep({
    method: 'GET',
    path: '/sites',
    tag,
    summary: 'The websites of the account',
    auth: 'user',
    response: dataAnswer(z.array(site)),
  }),
  createSite: ep({
    method: 'POST',
    path: '/sites',
    tag,
    summary: 'Create a website on a sub-domain, with a database schema of its own',
    auth: 'user',
    role: 'admin',
    body: z.object({ name: textField(120), domain: textField(200) }),
    response: z.object({ status: z.literal('success'), message: z.string(), data: site }),
    successStatus: 201,
    idempotent: 'answer',
  }),
  deleteSite: ep({
    method: 'DELETE',
    path: '/sites/:id',
    tag,
    summary: 'Delete a website and everything it collected',
    auth: 'user',
    role: 'admin',
    params,
    response: z.object({ status: z.literal('success'), message: z.string() }),
  }),
  exportSiteLeads: ep({
    method: 'GET',
    path: '/sites/:id/leads',
    tag,
    summary: 'The leads of a website as a CSV file, also while it is offline',
    auth: 'user',
    role: 'editor',
    params,
    response: dataAnswer(z.object({ filename: z.string(), csv: z.string() })),
  }),
  siteAdminLink: ep({
    method: 'POST',
    path: '/sites/:id/admin-link',
    tag,
    summary: 'A link to the administration of a website; it works once, within a minute',
    auth: 'user',
    role: 'editor',
    params,
    response: dataAnswer(z.object({ url: z.string() })),
  }),
};
