import { batchOrder } from '@herald/contract/batch';
import { limits } from '@herald/contract/limits';
import { expect, test, vi } from 'vitest';
import { checkBatch } from './batch-data.ts';

test('a batch that is larger than the server takes is not sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch');
  const order = batchOrder.parse({
    name: 'Cities',
    source: { kind: 'table', template_id: crypto.randomUUID(), rows: [{ row: 2, values: { city: 'Oslo' } }] },
  });
  // Each of these letters has three bytes.
  const large = { ...order, pattern: '語'.repeat(Math.ceil(limits.batchBodyBytes / 3)) };
  await expect(checkBatch(large)).rejects.toThrow('A batch can have up to 32 MB of words. Split it into two.');
  expect(send).not.toHaveBeenCalled();
});
