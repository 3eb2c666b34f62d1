import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { dataAnswer } from '../envelope.ts';
import { idField } from '../fields.ts';

/** A plan as visitors see it. */
export const publicPlan = z
  .object({
    id: idField,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    price: z.number(),
    currency: z.string(),
    video_seconds: z.number(),
    script_characters: z.number(),
    videos_created: z
      .number()
      .describe('Videos per calendar month; 0 is none, and a very large number stands for unlimited ones.'),
    unlimited_videos: z.boolean(),
    is_active: z.boolean(),
    is_featured: z.boolean(),
    features: z.array(z.string()),
    team_members_enabled: z.boolean(),
    opens_full_library: z.boolean(),
    opens_marketplace: z.boolean(),
    opens_filming: z.boolean(),
    purchase_url: z
      .string()
      .nullable()
      .describe('Where the plan is sold; empty where the operator has named no place.'),
  })
  .meta({ id: 'Plan' });
export type PublicPlan = z.infer<typeof publicPlan>;

export const planEndpoints = {
  listPlans: ep({
    method: 'GET',
    path: '/plans',
    tag: 'Plans',
    summary: 'The plans on offer',
    auth: 'public',
    response: dataAnswer(z.array(publicPlan)),
    openInMaintenance: true,
  }),
};
