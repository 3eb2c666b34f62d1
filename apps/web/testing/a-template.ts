import { draftContent } from '@herald/contract/draft';
import type { Template, TemplateSummary } from '@herald/contract/endpoints/templates';
import { templateVariable } from '@herald/contract/template';

let count = 0;

/** A template of Herald with one variable. */
export function aTemplate(changes: Partial<Template> = {}): Template {
  count += 1;
  return {
    id: `00000000-0000-7000-8000-${String(count).padStart(12, 'a')}`,
    name: 'Price drop',
    description: 'A figure first.',
    category: 'sell',
    visibility: 'everybody',
    ...{ is_ours: true, is_mine: false, is_featured: false, avatar_id: '', duration_seconds: 15, uses: 0 },
    ...{ poster_url: '/poster.webp', loop_url: '/loop.mp4', moments_url: '/moments.webp', is_drawn: true },
    hook: 'Half price until Sunday',
    rating: { average: null, count: 0 },
    created_at: '2026-11-20T10:00:00.000Z',
    content: draftContent.parse({ voice: { ttsText: '{{product}} is half price.', country: 'en', region: 'US' } }),
    variables: [templateVariable.parse({ name: 'product', label: 'Product', default: 'Our serum', max_length: 20 })],
    my_rating: null,
    may_change: false,
    ...changes,
  };
}

export function summaryOf({ content: _content, variables, my_rating: _mine, may_change: _may, ...rest }: Template) {
  return { ...rest, variables: variables.map(({ name }) => name) } satisfies TemplateSummary;
}
