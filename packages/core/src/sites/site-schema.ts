/**
 * What each site's own schema holds, as steps that are never changed once released: a site remembers how many it has
 * taken, and takes the rest at the next start. `{schema}` stands for the quoted name.
 */
export const siteSchemaSteps: readonly string[] = [
  `create table {schema}.branding (
     only_row boolean primary key default true check (only_row),
     headline text not null,
     tagline text not null default '',
     accent text not null default '#e8502e',
     ground text not null default '#0d0f13',
     logo_key text,
     has_contact_form boolean not null default true,
     updated_at timestamptz not null
   );
   create table {schema}.videos (
     video_id uuid primary key references public.videos (id) on delete cascade,
     position integer not null
   );
   create table {schema}.leads (
     id uuid primary key,
     name text not null,
     email text not null,
     message text not null,
     created_at timestamptz not null
   );
   create index leads_created_at_index on {schema}.leads (created_at desc);
   create table {schema}.visits (
     day date not null,
     path text not null,
     visitor text not null,
     views integer not null default 1,
     primary key (day, path, visitor)
   );`,
  // Earlier hashes of visitors had a key that can be known; a random one that nobody keeps takes its place.
  `with secret as materialized (select gen_random_uuid()::text as salt)
   update {schema}.visits set visitor = left(encode(sha256(convert_to(secret.salt || visitor, 'UTF8')), 'hex'), 22)
   from secret;`,
];

/** The schema of a site by its id; made here and nowhere else, so that no text of a user ever becomes a name in SQL. */
export function schemaNameOf(siteId: string): string {
  return `site_${siteId.replaceAll('-', '')}`;
}
