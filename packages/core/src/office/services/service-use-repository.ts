import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { audioClips, drafts } from '../../db/schema/media.ts';

const prefixOf = (column: unknown) => sql<string>`split_part(${column}, ':', 1)`;

/** What uses a service, by the name its voices begin with. */
export const serviceUseRepository = {
  async countSounds(db: Queryable, since: Date): Promise<Map<string, number>> {
    const name = prefixOf(audioClips.voiceId);
    const rows = await db
      .select({ name, sounds: count() })
      .from(audioClips)
      .where(and(eq(audioClips.source, 'tts'), gte(audioClips.createdAt, since)))
      .groupBy(name);
    return new Map(rows.map((row) => [row.name, row.sounds]));
  },

  async countDrafts(db: Queryable): Promise<Map<string, number>> {
    const name = prefixOf(sql`${drafts.content} #>> '{voice,ttsId}'`);
    const rows = await db.select({ name, drafts: count() }).from(drafts).groupBy(name);
    return new Map(rows.map((row) => [row.name, row.drafts]));
  },
};
