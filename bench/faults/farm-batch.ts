import type { FarmCustomer } from '../../tests/support/farm-customer.ts';

interface Answer<Data> {
  data: Data;
}

/** Starts a batch of films of about a second, as the screens do; returns its id. */
export async function startFarmBatch({ visitor, draft }: FarmCustomer, name: string, films: number): Promise<string> {
  const template = await visitor.call<Answer<{ id: string }>>('POST', '/templates', {
    ...{ name, category: 'sell', variables: [{ name: 'n' }] },
    content: { ...draft, title: `${name} {{n}}`, voice: { ...draft.voice, ttsText: 'News {{n}}.', isChosen: true } },
  });
  const rows = Array.from({ length: films }, (_, index) => ({ row: index + 2, values: { n: String(index + 1) } }));
  const order = { name, source: { kind: 'table', template_id: template.data.id, rows } };
  const { data: check } = await visitor.call<Answer<{ hash: string; starts: number }>>(
    'POST',
    '/batch-jobs/check',
    order,
  );
  if (check.starts !== films) throw new Error(`${check.starts} of ${films} films would start.`);
  const { data } = await visitor.call<Answer<{ id: string }>>('POST', '/batch-jobs', { ...order, hash: check.hash });
  return data.id;
}
