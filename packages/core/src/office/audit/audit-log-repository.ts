import { and, desc, eq, gte, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { fromNearerEnd, type Place } from '../../db/list-page.ts';
import { wordsOf } from '../../db/schema/columns.ts';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/site.ts';
import { toSearchQuery } from '../../db/search-query.ts';

export interface AuditFilter {
  /** `thing` or `thing.verb`. */
  action?: string | undefined;
  /** Who did it, or the administrator behind them: beginnings of name and address, or the id. */
  person: string;
  /** To what: beginnings of words of its name, or the id. */
  target: string;
  from?: Date | undefined;
  before?: Date | undefined;
  isImpersonated: boolean;
}

export type AuditRow = Awaited<ReturnType<typeof readEntries>>[number];

const actor = alias(users, 'actor');
const impersonator = alias(users, 'impersonator');
const subject = alias(users, 'subject');
const newestFirst = [desc(auditLog.createdAt), desc(auditLog.id)];
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
const isUuid = (text: string) => new RegExp(UUID, 'i').test(text);

export const auditLogRepository = {
  /** A page of the entries. The ids are found first, so that only the rows of one page are read in full. */
  async list(db: Queryable, filter: AuditFilter, place: Place) {
    const { limit, offset, isReversed } = fromNearerEnd(place);
    const direction = sql.raw(isReversed ? 'asc' : 'desc');
    const ids = sql`(select id from ${sourceOf(filter, place.total)} order by created_at ${direction}, id ${direction}
      limit ${limit} offset ${offset})`;
    return readEntries(db, ids);
  },

  /** The entries that come after one in the list. */
  async listAfter(db: Queryable, filter: AuditFilter, { id, limit }: { id: string | undefined; limit: number }) {
    const last = sql`(select created_at, id from ${auditLog} where id = ${id})`;
    const after = id === undefined ? undefined : sql`(${auditLog.createdAt}, ${auditLog.id}) < ${last}`;
    const ids = db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(and(matching(filter), after))
      .orderBy(...newestFirst)
      .limit(limit);
    return readEntries(db, ids);
  },

  /** The latest of what a user did and of what was done to them. */
  async listOfUser(db: Queryable, userId: string, limit: number) {
    const isTheirs = or(eq(auditLog.subjectId, userId), eq(auditLog.actorId, userId));
    const ids = db
      .select({ id: auditLog.id })
      .from(auditLog)
      .where(isTheirs)
      .orderBy(...newestFirst)
      .limit(limit);
    return readEntries(db, ids);
  },

  async count(db: Queryable, filter: AuditFilter): Promise<number> {
    return db.$count(auditLog, matching(filter));
  },

  /** The actions that occur, found by jumping through the index from one to the next. */
  async listActions(db: Queryable): Promise<string[]> {
    const { rows } = await db.execute<{ action: string }>(sql`
      with recursive occurring as (
        (select action from ${auditLog} order by action limit 1)
        union all
        select (select action from ${auditLog} where action > occurring.action order by action limit 1)
        from occurring where occurring.action is not null
      )
      select action from occurring where action is not null`);
    return rows.map(({ action }) => action);
  },
};

/** Up to here, collecting the entries of people and sorting them costs less than walking along the log. */
const FEW = 100_000;

/**
 * The entries that match, to be put in order. PostgreSQL cannot tell how many entries belong to names and would walk
 * along the whole log; with `offset 0` it collects them first.
 */
function sourceOf(filter: AuditFilter, total: number): SQL {
  const hasNames = filter.person.trim() !== '' || filter.target.trim() !== '';
  const walks = !hasNames || (total > FEW && filter.target.trim() === '');
  const condition = matching(filter, walks) ?? sql`true`;
  return sql`(select id, created_at from ${auditLog} where ${condition} ${sql.raw(walks ? '' : 'offset 0')}) matching`;
}

/** With the present names of the people; those of deleted accounts are missing. */
async function readEntries(db: Queryable, ids: SQLWrapper) {
  const subjectId = sql`case when ${auditLog.subjectType} = 'user' and ${auditLog.subjectId} ~ ${UUID} then ${auditLog.subjectId}::uuid end`;
  return db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      actorId: auditLog.actorId,
      actorName: actor.name,
      actorEmail: actor.email,
      impersonatorId: auditLog.impersonatorId,
      impersonatorName: impersonator.name,
      impersonatorEmail: impersonator.email,
      subjectType: auditLog.subjectType,
      subjectId: auditLog.subjectId,
      subjectName: subject.name,
      subjectEmail: subject.email,
      changes: auditLog.changes,
      details: auditLog.details,
      ip: auditLog.ip,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(impersonator, eq(impersonator.id, auditLog.impersonatorId))
    .leftJoin(subject, sql`${subject.id} = ${subjectId}`)
    .where(sql`${auditLog.id} in ${ids}`)
    .orderBy(...newestFirst);
}

function matching(filter: AuditFilter, walks = false): SQL | undefined {
  const { action, person, target, from, before, isImpersonated } = filter;
  return and(
    actionIs(action),
    person.trim() === '' ? undefined : isBy(person.trim(), walks),
    target.trim() === '' ? undefined : isAbout(target.trim()),
    from && gte(auditLog.createdAt, from),
    before && lt(auditLog.createdAt, before),
    isImpersonated ? sql`${auditLog.impersonatorId} is not null` : undefined,
  );
}

function actionIs(action: string | undefined): SQL | undefined {
  if (!action) return undefined;
  return action.includes('.') ? sql`${auditLog.action} = ${action}` : sql`split_part(action, '.', 1) = ${action}`;
}

/** An array and not a join, so that the indexes of both columns can be combined. */
const foundUsers = (typed: string) =>
  sql`select ${users.id} from ${users} where ${users.search} @@ to_tsquery('simple', ${toSearchQuery(typed)})`;

function isBy(person: string, walks: boolean): SQL | undefined {
  if (walks && !isUuid(person)) return or(isFound(auditLog.actorId, person), isFound(auditLog.impersonatorId, person));
  const ids = isUuid(person) ? sql`array[${person}::uuid]` : sql`array(${foundUsers(person)})`;
  return or(sql`${auditLog.actorId} = any(${ids})`, sql`${auditLog.impersonatorId} = any(${ids})`);
}

/** Looked up for each entry on the way, where an array would be searched from its beginning. */
const isFound = (id: SQLWrapper, typed: string) =>
  sql`exists (select from ${users} where ${users.id} = ${id} and ${users.search} @@ to_tsquery('simple', ${toSearchQuery(typed)}))`;

function isAbout(target: string): SQL | undefined {
  return or(
    eq(auditLog.subjectId, target),
    sql`${auditLog.subjectId} = any(array(select found.id::text from (${foundUsers(target)}) found))`,
    sql`${nameWords} @@ to_tsquery('simple', ${toSearchQuery(target)})`,
  );
}

/** As in the index. */
const nameWords = wordsOf(`coalesce(details ->> 'name', '')`);
