import { draftContent } from '@herald/contract/draft';
import { aLibraryAvatar } from '@herald/core/testing';
import type { TestApi } from './test-api.ts';

export type BatchCalls = Awaited<ReturnType<typeof batchCalls>>;

/** What somebody does with batches over HTTP, with an avatar and a voice that every plan has. */
export async function batchCalls(api: TestApi, token: string) {
  const avatar = await aLibraryAvatar(api.core, 'default');
  const content = draftContent.parse({
    voice: { ttsText: 'Own words.', country: 'en', region: 'US', ttsId: 'flite:slt:f-young' },
    avatar: { avatarType: 'library', selectedAvatarId: avatar.id, selectedAvatar: avatar.name },
  });
  const get = <const Path extends string>(path: Path) => api.ask<`GET ${Path}`>(`GET ${path}`, { token });
  const post = <const Path extends string>(path: Path, body: object = {}, headers = {}) =>
    api.ask<`POST ${Path}`>(`POST ${path}`, { token, body, headers });
  const check = async (order: object) => (await post('/batch-jobs/check', order)).body.data;
  return {
    ...{ content, get, post, check },
    /** One film for each hook. */
    variants: (hooks: string[], changes: object = {}) => ({
      name: 'Winter',
      source: { kind: 'matrix', content: { ...content, ...changes }, matrix: { hooks, calls: ['Tap.'] } },
    }),
    async started(order: object): Promise<string> {
      const { hash } = await check(order);
      const { status, body, text } = await post('/batch-jobs', { ...order, hash });
      if (status !== 201) throw new Error(text);
      return body.data.id;
    },
    batch: async (id: string) => (await get(`/batch-jobs/${id}`)).body.data,
    items: async (id: string) => (await get(`/batch-jobs/${id}/items`)).body.data.data,
    sql: async (query: string, values: unknown[] = []) => (await api.core.db.pool.query(query, values)).rows,
  };
}
