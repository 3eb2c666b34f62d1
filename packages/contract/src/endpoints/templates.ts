import { SAMPLE_MOMENTS } from '@herald/media/engines/samples';
import { z } from 'zod';
import { draftContent } from '../draft.ts';
import { ep } from '../endpoint.ts';
import { dataAnswer, messageAnswer } from '../envelope.ts';
import { idField, nameField, textField } from '../fields.ts';
import { limits } from '../limits.ts';
import { pageOf, pageQuery } from '../page.ts';
import {
  templateCategories,
  templateLimits,
  templateValues,
  templateVariable,
  templateVisibilities,
} from '../template.ts';
import { previewScene } from './video-generation.ts';

const tag = 'Templates';
const params = z.object({ id: idField });

export const templateSorts = ['popular', 'rating', 'newest', 'name'] as const;
export const templateScopes = ['all', 'mine', 'team'] as const;

const rating = z.object({
  average: z.number().nullable().describe('1 to 5; null before the first rating.'),
  count: z.number(),
});

const templateSummary = z.object({
  id: idField,
  name: z.string(),
  description: z.string(),
  category: z.enum(templateCategories),
  visibility: z.enum(templateVisibilities),
  is_ours: z.boolean().describe('It came with Herald.'),
  is_mine: z.boolean(),
  is_featured: z.boolean(),
  avatar_id: z.string().describe('Of the library; empty where the avatar is one of an account.'),
  poster_url: z.string().nullable().describe('Its best moment, a WebP; null until it is drawn.'),
  is_drawn: z.boolean().describe('These pictures show its present words, or it cannot be drawn.'),
  loop_url: z.string().nullable().describe('Its first seconds without a sound, an mp4; null until they are drawn.'),
  moments_url: z
    .string()
    .nullable()
    .describe(`${SAMPLE_MOMENTS} moments from its begin to its end side by side, a WebP; null until they are drawn.`),
  variables: z.array(z.string()).describe('The names of its variables.'),
  hook: z.string().describe('The words that open its film, with their usual values; empty where it has none.'),
  duration_seconds: z
    .number()
    .describe('Of a film with the usual values and its end card, as estimated from its words.'),
  rating,
  uses: z.number().describe('How often a draft was made of it.'),
  created_at: z.string(),
});
export type TemplateSummary = z.output<typeof templateSummary>;

const template = templateSummary.extend({
  content: draftContent,
  variables: z.array(templateVariable),
  my_rating: z.number().nullable(),
  may_change: z.boolean().describe('Change and delete it.'),
});
export type Template = z.output<typeof template>;

const listed = z.array(templateSummary);

const newTemplate = z.object({
  name: nameField('Please name the template.', templateLimits.nameCharacters),
  description: textField(templateLimits.descriptionCharacters).default(''),
  category: z.enum(templateCategories),
  visibility: z.enum(templateVisibilities).default('private'),
  content: draftContent,
  variables: z.array(templateVariable).max(templateLimits.variables),
});
export type NewTemplate = z.output<typeof newTemplate>;

export const templateEndpoints = {
  listTemplates: ep({
    method: 'GET',
    path: '/templates',
    tag,
    summary: 'Templates: your own, those of the team, and those for everybody',
    auth: 'user',
    query: pageQuery(
      {
        category: z.enum(templateCategories).optional(),
        scope: z.enum(templateScopes).default('all'),
        search: textField(limits.searchCharacters).default(''),
        sort: z.enum(templateSorts).default('popular'),
      },
      24,
    ),
    response: dataAnswer(pageOf(templateSummary)),
  }),
  templateCategories: ep({
    method: 'GET',
    path: '/templates/categories',
    tag,
    summary: 'How many templates there are of each kind',
    auth: 'user',
    response: dataAnswer(
      z.object({
        total: z.number(),
        mine: z.number(),
        team: z.number(),
        categories: z.array(z.object({ value: z.enum(templateCategories), label: z.string(), count: z.number() })),
      }),
    ),
  }),
  popularTemplates: ep({
    method: 'GET',
    path: '/templates/popular',
    tag,
    summary: 'The templates that are used most',
    auth: 'user',
    query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
    response: dataAnswer(listed),
  }),
  featuredTemplates: ep({
    method: 'GET',
    path: '/templates/featured',
    tag,
    summary: 'The templates that administrators put forward',
    auth: 'user',
    response: dataAnswer(listed),
  }),
  getTemplate: ep({
    method: 'GET',
    path: '/templates/:id',
    tag,
    summary: 'A template with its words and variables',
    auth: 'user',
    params,
    response: dataAnswer(template),
  }),
  createTemplate: ep({
    method: 'POST',
    path: '/templates',
    tag,
    summary: 'Keep a draft with variables as a template',
    auth: 'user',
    role: 'editor',
    body: newTemplate,
    response: dataAnswer(z.object({ id: idField })),
    successStatus: 201,
    idempotent: 'answer',
  }),
  changeTemplate: ep({
    method: 'PUT',
    path: '/templates/:id',
    tag,
    summary: 'Change a template; drafts and films made of it stay as they are',
    auth: 'user',
    role: 'editor',
    params,
    body: newTemplate,
    response: messageAnswer,
  }),
  deleteTemplate: ep({
    method: 'DELETE',
    path: '/templates/:id',
    tag,
    summary: 'Delete a template; drafts and films made of it stay',
    auth: 'user',
    role: 'editor',
    params,
    response: messageAnswer,
  }),
  rateTemplate: ep({
    method: 'POST',
    path: '/templates/:id/rate',
    tag,
    summary: 'Rate a template; a second rating replaces the first',
    auth: 'user',
    role: 'editor',
    params,
    body: z.object({ rating: z.number().int().min(1).max(5) }),
    response: dataAnswer(rating.extend({ mine: z.number() })),
  }),
  useTemplate: ep({
    method: 'POST',
    path: '/templates/:id/use',
    tag,
    summary: 'Fill a template; the draft of the wizard becomes what comes out',
    auth: 'user',
    role: 'editor',
    params,
    body: z.object({
      values: templateValues.default({}),
      draft_version: z
        .number()
        .int()
        .min(0)
        .optional()
        .describe('Of the draft it replaces; 409 when another one was saved. Left out, it replaces any.'),
      keep_draft: z.boolean().default(true).describe('The draft it replaces is kept among the kept drafts.'),
    }),
    response: dataAnswer(
      z.object({
        version: z.number(),
        content: draftContent,
        notes: z.array(z.string()).describe('What of the template could not be taken, and what stands in its place.'),
      }),
    ),
    idempotent: 'answer',
  }),
  previewTemplate: ep({
    method: 'POST',
    path: '/templates/:id/preview',
    onlyAsks: true,
    tag,
    summary: 'The first seconds of a template as a scene, said by a voice of Herald’s own; nothing is kept',
    auth: 'user',
    params,
    body: z.object({ values: templateValues.default({}) }),
    response: dataAnswer(previewScene),
  }),
  listOfficeTemplates: ep({
    method: 'GET',
    path: '/admin/templates',
    tag,
    summary: 'Every template for everybody, also withdrawn ones',
    auth: 'admin',
    response: dataAnswer(
      z.array(templateSummary.extend({ is_withdrawn: z.boolean(), made_by: z.string().nullable() })),
    ),
  }),
  placeTemplate: ep({
    method: 'PUT',
    path: '/admin/templates/:id',
    tag,
    summary: 'Put a template forward, or withdraw it from everybody',
    auth: 'admin',
    params,
    body: z.object({ is_featured: z.boolean().optional(), is_withdrawn: z.boolean().optional() }),
    response: messageAnswer,
  }),
};
