import { failureOf, request } from '../../../lib/api.ts';
import { isPassing } from '../../../lib/query-client.ts';
import type { SavedDraft } from './draft-state.ts';
import type { SaveResult } from './draft-store.ts';

async function load(): Promise<SavedDraft> {
  const { version, content } = (await request('GET /draft')).data;
  return { version, content };
}

async function save(draft: SavedDraft, { isLeaving } = { isLeaving: false }): Promise<SaveResult> {
  try {
    const { data } = await request('PUT /draft', { body: draft, keepalive: isLeaving });
    return { kind: 'saved', version: data.version };
  } catch (error) {
    const { code, message } = failureOf(error);
    if (code === 'draft_conflict') return { kind: 'overtaken' };
    return { kind: 'failed', message, isPassing: isPassing(error) };
  }
}

async function clear(): Promise<void> {
  await request('DELETE /draft');
}

/** The draft on the server; each user has one. */
export const draftServer = { load, save, clear };
