import type { ChoiceWish } from '@herald/core/sites';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const query = z.object({
  show: z.enum(['site', 'other']).optional().catch(undefined),
  search: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

/** Which videos the address of a page asks for; nonsense is not asked for. */
export function choiceWishOf(request: Pick<FastifyRequest, 'query'>): ChoiceWish {
  const { show, search, page } = query.parse(request.query);
  return { isShown: show && show === 'site', search: search.replaceAll('\0', ''), page };
}
