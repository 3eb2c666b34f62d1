import type { PerformerKind } from '@herald/contract/statuses';
import { type Aspect, DEFAULT_CHOICES, type Resolution } from '@herald/media/choices';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import type { VideoFiles } from '../db/schema/videos.ts';
import { toSubstringPattern } from '../db/search-query.ts';

export interface Branding {
  headline: string;
  tagline: string;
  accent: string;
  ground: string;
  logoKey: string | null;
  hasContactForm: boolean;
}

export interface Lead {
  id: string;
  name: string;
  email: string;
  message: string;
  createdAt: Date;
}

export interface GalleryVideo {
  id: string;
  title: string;
  description: string;
  linkUrl: string;
  linkLabel: string;
  slug: string;
  durationSec: number;
  files: VideoFiles;
  aspect: Aspect;
  resolution: Resolution;
  performer: PerformerKind | null;
  isRecorded: boolean;
  /** The beginning of its script. */
  spoken: string;
}

/** A video the site could show; where it does, its place, counted from 1. */
export interface VideoChoice extends GalleryVideo {
  place: number | null;
}

/** A site at a glance. */
export interface SiteFace extends Branding {
  /** Keys of the pictures of its first videos. */
  posters: string[];
  videos: number;
  visits: number;
  leads: number;
}

const FACE_POSTERS = 4;

/** Which of the videos a site could show are wanted. */
export interface ChoiceFilter {
  accountId: string;
  isShown: boolean;
  search: string;
}

export interface VisitDay {
  day: string;
  views: number;
  visitors: number;
}

const table = (schema: string, name: string): SQL => sql`${sql.identifier(schema)}.${sql.identifier(name)}`;

/** Enough for the words below a link to it. */
const SPOKEN_CHARACTERS = 1000;

const galleryColumns = sql`
  v.id, v.title, v.description, v.link_url as "linkUrl", v.link_label as "linkLabel", v.slug,
  v.duration_sec as "durationSec", v.files,
  coalesce(coalesce(v.output, v.draft -> 'output') ->> 'aspect_ratio', ${DEFAULT_CHOICES.aspect}) as aspect,
  coalesce((coalesce(v.output, v.draft -> 'output') ->> 'resolution')::integer, ${DEFAULT_CHOICES.resolution}) as resolution,
  v.performer, coalesce((v.draft -> 'voice' ->> 'useCustomAudio')::boolean, false) as "isRecorded",
  left(coalesce(nullif(v.draft -> 'script' ->> 'content', ''), v.draft -> 'voice' ->> 'ttsText', ''), ${SPOKEN_CHARACTERS}) as spoken`;
const isFinished = sql`v.status = 'completed' and v.deleted_at is null and v.removed_at is null and v.slug is not null
  and v.files ?& array['video', 'poster', 'vtt']`;
/** A site shows only videos that everyone with the link may see. */
const isShowable = sql`${isFinished} and v.privacy = 'public'`;

const choices = (schema: string, accountId: string): SQL => sql`
  from public.videos v left join ${table(schema, 'videos')} chosen on v.id = chosen.video_id
  where ${isShowable} and v.account_id = ${accountId}`;

const isWanted = ({ isShown, search }: ChoiceFilter): SQL => sql`
  (place is not null) = ${isShown} and lower(title) like ${toSubstringPattern(search)}`;

/** What a site shows and collects, in its own schema. */
export const siteContentRepository = {
  async readBranding(db: Queryable, schema: string): Promise<Branding> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select headline, tagline, accent, ground, logo_key as "logoKey", has_contact_form as "hasContactForm"
      from ${table(schema, 'branding')}`);
    const [branding] = rows;
    if (!branding) throw new Error(`The site ${schema} has no branding.`);
    return branding as unknown as Branding;
  },

  async readFace(
    db: Queryable,
    { schemaName, accountId }: { schemaName: string; accountId: string },
    since: string,
  ): Promise<SiteFace | undefined> {
    const gallery = sql`${table(schemaName, 'videos')} chosen join public.videos v on v.id = chosen.video_id
      where ${isShowable} and v.account_id = ${accountId}`;
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select headline, tagline, accent, ground, logo_key as "logoKey", has_contact_form as "hasContactForm",
        array(select v.files ->> 'poster' from ${gallery} order by chosen.position, v.created_at desc limit ${FACE_POSTERS}) as posters,
        (select count(*)::integer from ${gallery}) as videos,
        (select coalesce(sum(views), 0)::integer from ${table(schemaName, 'visits')} where day >= ${since}) as visits,
        (select count(*)::integer from ${table(schemaName, 'leads')}) as leads
      from ${table(schemaName, 'branding')}`);
    return rows[0] as unknown as SiteFace | undefined;
  },

  async writeBranding(db: Queryable, schema: string, branding: Branding, now: Date): Promise<void> {
    const { headline, tagline, accent, ground, logoKey, hasContactForm } = branding;
    await db.execute(sql`
      insert into ${table(schema, 'branding')} (headline, tagline, accent, ground, logo_key, has_contact_form, updated_at)
      values (${headline}, ${tagline}, ${accent}, ${ground}, ${logoKey}, ${hasContactForm}, ${now.toISOString()})
      on conflict (only_row) do update set headline = excluded.headline, tagline = excluded.tagline,
        accent = excluded.accent, ground = excluded.ground, logo_key = excluded.logo_key,
        has_contact_form = excluded.has_contact_form, updated_at = excluded.updated_at`);
  },

  /** The chosen videos in their order. */
  async listGallery(db: Queryable, schema: string, accountId: string): Promise<GalleryVideo[]> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select ${galleryColumns} from ${table(schema, 'videos')} chosen join public.videos v on v.id = chosen.video_id
      where ${isShowable} and v.account_id = ${accountId} order by chosen.position, v.created_at desc`);
    return rows as unknown as GalleryVideo[];
  },

  /** A page of what the account could show: in the order of the site, or the newest first. */
  async listChoices(
    db: Queryable,
    schema: string,
    filter: ChoiceFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<VideoChoice[]> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select * from (
        select ${galleryColumns}, v.created_at, case when chosen.video_id is null then null
          else row_number() over (order by chosen.position, v.created_at desc)::integer end as place
        ${choices(schema, filter.accountId)}
      ) as choice
      where ${isWanted(filter)} order by place, created_at desc limit ${limit} offset ${offset}`);
    return rows as unknown as VideoChoice[];
  },

  async countChoices(db: Queryable, schema: string, filter: ChoiceFilter): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from (
        select v.title, chosen.position as place ${choices(schema, filter.accountId)}
      ) as choice
      where ${isWanted(filter)}`);
    return rows[0]?.count ?? 0;
  },

  /** Finished videos that a site cannot show, because not everyone with the link may see them. */
  async countProtected(db: Queryable, accountId: string): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::integer as count from public.videos v
      where ${isFinished} and v.privacy <> 'public' and v.account_id = ${accountId}`);
    return rows[0]?.count ?? 0;
  },

  /** Replaces what is shown; ignores ids of other accounts and of videos that cannot be shown. */
  async choose(tx: Transaction, schema: string, accountId: string, videoIds: string[]): Promise<void> {
    await tx.execute(sql`delete from ${table(schema, 'videos')}`);
    if (videoIds.length === 0) return;
    const wanted = sql.join(
      videoIds.map((id, index) => sql`(${id}::uuid, ${index}::integer)`),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${table(schema, 'videos')} (video_id, position)
      select wanted.id, wanted.position from (values ${wanted}) as wanted (id, position)
      join public.videos v on v.id = wanted.id where ${isShowable} and v.account_id = ${accountId}
      on conflict do nothing`);
  },

  async insertLead(db: Queryable, schema: string, lead: Lead): Promise<void> {
    await db.execute(sql`
      insert into ${table(schema, 'leads')} (id, name, email, message, created_at)
      values (${lead.id}, ${lead.name}, ${lead.email}, ${lead.message}, ${lead.createdAt.toISOString()})`);
  },

  async listLeads(db: Queryable, schema: string, limit: number): Promise<Lead[]> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select id, name, email, message, created_at as "createdAt" from ${table(schema, 'leads')}
      order by created_at desc limit ${limit}`);
    return rows.map((row) => ({ ...(row as unknown as Lead), createdAt: new Date(String(row.createdAt)) }));
  },

  /** One more page view; a visitor counts once a day. */
  async countVisit(
    db: Queryable,
    schema: string,
    visit: { day: string; path: string; visitor: string },
  ): Promise<void> {
    await db.execute(sql`
      insert into ${table(schema, 'visits')} as known (day, path, visitor)
      values (${visit.day}, ${visit.path}, ${visit.visitor})
      on conflict (day, path, visitor) do update set views = known.views + 1`);
  },

  async visitsByDay(db: Queryable, schema: string, since: string): Promise<VisitDay[]> {
    const { rows } = await db.execute<Record<string, unknown>>(sql`
      select to_char(day, 'YYYY-MM-DD') as day, sum(views)::integer as views, count(distinct visitor)::integer as visitors
      from ${table(schema, 'visits')} where day >= ${since} group by day order by day desc`);
    return rows as unknown as VisitDay[];
  },
  async removeVisits(db: Queryable, schema: string, before: Date): Promise<void> {
    await db.execute(sql`delete from ${table(schema, 'visits')} where day < ${before.toISOString().slice(0, 10)}`);
  },
};
