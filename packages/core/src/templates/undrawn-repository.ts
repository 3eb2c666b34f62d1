import { and, eq, getTableColumns, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { avatars } from '../db/schema/avatars.ts';
import { templates } from '../db/schema/templates.ts';
import { videos } from '../db/schema/videos.ts';
import { isJobDue } from '../queue/job-repository.ts';
import type { StoredTemplate } from './template-repository.ts';

type Drawn = Pick<StoredTemplate, 'posterKey' | 'loopKey' | 'momentsKey' | 'drawnBy'>;
type Pictures = Pick<StoredTemplate, 'id' | 'posterKey' | 'loopKey' | 'momentsKey'>;

const isDue = and(
  isNull(templates.drawnBy),
  or(isNull(templates.drawAfter), sql`${templates.drawAfter} <= now()`),
) as SQL;

const ofAccount = (accountId: string | null) =>
  accountId === null ? isNull(templates.accountId) : eq(templates.accountId, accountId);

const { id, posterKey, loopKey, momentsKey } = getTableColumns(templates);
const pictures = { id, posterKey, loopKey, momentsKey };

/** Which templates are to be drawn, and what was drawn. */
export const undrawnRepository = {
  /** Takes the next one for a while: first what somebody has saved, then what most people see first. */
  async claim(db: Queryable, forSec: number): Promise<StoredTemplate | undefined> {
    const next = db
      .select({ id: templates.id })
      .from(templates)
      .where(isDue)
      .orderBy(sql`${templates.accountId} is null, ${templates.uses} desc, ${templates.isFeatured} desc`, templates.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(templates)
      .set({ drawAfter: sql`now() + make_interval(secs => ${forSec})` })
      .where(sql`${templates.id} in ${next}`)
      .returning();
    return row;
  },

  async giveBack(db: Queryable, id: string): Promise<void> {
    await db.update(templates).set({ drawAfter: null }).where(eq(templates.id, id));
  },

  /** Unless its words have changed meanwhile. */
  async finish(db: Queryable, { id, content, variables }: StoredTemplate, drawn: Drawn): Promise<boolean> {
    const isSame = and(
      sql`${templates.content} = ${JSON.stringify(content)}::jsonb`,
      sql`${templates.variables} = ${JSON.stringify(variables)}::jsonb`,
    );
    const rows = await db
      .update(templates)
      .set({ ...drawn, drawAfter: null })
      .where(and(eq(templates.id, id), isSame))
      .returning({ id: templates.id });
    return rows.length > 0;
  },

  /** Those of Herald show what the program makes of them. What it drew before stays until then. */
  async redrawOwn(db: Queryable, drawnBy: string): Promise<void> {
    await db
      .update(templates)
      .set({ drawnBy: null, drawAfter: null })
      .where(and(isNull(templates.accountId), ne(templates.drawnBy, drawnBy)));
  },

  async isStranded(db: Queryable): Promise<boolean> {
    const rows = await db
      .select({ id: templates.id })
      .from(templates)
      .where(and(isDue, sql`not ${isJobDue('draw-templates')}`))
      .limit(1);
    return rows.length > 0;
  },

  async isAnythingFilmed(db: Queryable): Promise<boolean> {
    const rows = await db
      .select({ id: videos.id })
      .from(videos)
      .where(sql`${videos.status} in ('pending', 'processing') and ${videos.deletedAt} is null`)
      .limit(1);
    return rows.length > 0;
  },

  async listPictures(db: Queryable, accountId: string | null): Promise<Pictures[]> {
    return db
      .select(pictures)
      .from(templates)
      .where(and(ofAccount(accountId), isNotNull(templates.posterKey)));
  },

  /** Of people who are gone, or whom only one person may use by now. They are drawn with whoever stands in. */
  async forgetLostPeople(db: Queryable): Promise<Pictures[]> {
    const isThere = sql`exists (select from ${avatars} where ${avatars.id}::text = ${templates.content} -> 'avatar' ->> 'createdAvatarId'
      and ${avatars.deletedAt} is null and ${avatars.privateToId} is null)`;
    const lost = await db
      .select(pictures)
      .from(templates)
      .where(
        and(
          isNotNull(templates.posterKey),
          sql`${templates.content} -> 'avatar' ->> 'createdAvatarId' <> ''`,
          sql`not ${isThere}`,
        ),
      );
    for (const { id } of lost) {
      await db
        .update(templates)
        .set({ posterKey: null, loopKey: null, momentsKey: null, drawnBy: null, drawAfter: null })
        .where(eq(templates.id, id));
    }
    return lost;
  },
};
