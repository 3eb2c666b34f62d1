import { expect, it } from 'vitest';
import { allWebhooks, countFilters, filtersOf, readWebhooksQuery, writeWebhooksQuery } from './webhooks-query.ts';

const addressOf = (text: string) => new URLSearchParams(text);

it('is read back as it was written', () => {
  const query = { ...allWebhooks, source: 'jvzoo', date_from: '2026-11-01', sort_order: 'asc', page: 3 } as const;
  expect(readWebhooksQuery(writeWebhooksQuery(addressOf('tab=webhooks'), query))).toEqual(query);
});

it('with something the list does not know means the usual', () => {
  const odd = 'date_from=2026-99-99&sort_by=amount&sort_order=up&page=-3';
  expect(readWebhooksQuery(addressOf(odd))).toEqual(allWebhooks);
});

it('leaves empty values out of the request, and counts what narrows', () => {
  const query = { ...allWebhooks, status: 'failed', page: 4 };
  expect(filtersOf(query)).toEqual({ status: 'failed', sort_by: 'created_at', sort_order: 'desc' });
  expect(countFilters(query)).toBe(1);
});
