import type { Database } from '../db/database.ts';
import { type ServerFacts, serverRepository } from './server-repository.ts';

export interface ServerExamination extends ServerFacts {
  /** by how much this machine's clock is ahead of the server's */
  clockAheadMs: number;
}

/** Asks PostgreSQL what decides whether Herald can work with it. */
export async function examineServer({ queries }: Pick<Database, 'queries'>): Promise<ServerExamination> {
  // The first answer also waits for the connection.
  await serverRepository.read(queries);
  const askedAt = Date.now();
  const facts = await serverRepository.read(queries);
  const answeredAt = Date.now();
  return { ...facts, clockAheadMs: Math.round((askedAt + answeredAt) / 2 - facts.nowMs) };
}
