import type { Core } from '../../core.ts';
import type { Transaction } from '../../db/database.ts';
import { draftRepository } from '../../drafts/draft-repository.ts';
import { type UserRow, userRepository } from '../../people/user-repository.ts';
import { preferenceRepository } from '../../preferences/preference-repository.ts';
import { newVideoSlug } from '../../videos/ordering/video-names.ts';
import type { ArchivedRow } from '../archive/archive-repository.ts';
import { examineImported } from './examine-imported.ts';
import { importRepository } from './import-repository.ts';
import { knownPreferences } from './known-preferences.ts';
import { type CopiedRows, copiedTables, type Preparing, prepareDraft, prepareRows } from './prepare-rows.ts';
import { writeSites } from './write-sites.ts';

export interface Written {
  rows: CopiedRows;
  sites: number;
  /** What is otherwise than it was, for the person who runs the command. */
  notes: string[];
}

/** Writes everything of the export into the target account. What the target has stays as it is. */
export async function writeRows(preparing: Preparing, tx: Transaction): Promise<Written> {
  const { core, target, tables } = preparing;
  const rows = prepareRows(preparing);
  const notes: string[] = [];
  const speech = await importRepository.knownSpeech(tx, target.accountId);
  for (const clip of rows.audio_clips) {
    if (typeof clip.spokenFromHash === 'string' && speech.has(clip.spokenFromHash)) clip.spokenFromHash = null;
  }
  await giveFreeSlugs(core, tx, rows.videos, notes);
  for (const name of copiedTables) await importRepository.insertRows(tx, name, rows[name]);
  for (const video of rows.videos) {
    if (video.privacy === 'password')
      notes.push(`“${video.title}” has no password now: its page opens once you set one.`);
  }
  const videoIds = rows.videos.map(({ id }) => String(id));
  const siteIds = await writeSites(preparing, tx, new Set(videoIds), notes);
  await examineImported(core, tx, { accountId: target.accountId, videoIds, siteIds });
  await writePersonal(preparing, tx, notes);
  return { rows, sites: tables.sites.length, notes };
}

/** Addresses of watch pages are unique here too. */
async function giveFreeSlugs(core: Core, tx: Transaction, videos: ArchivedRow[], notes: string[]): Promise<void> {
  const taken = await importRepository.takenSlugs(
    tx,
    videos.flatMap(({ slug }) => (slug ? [String(slug)] : [])),
  );
  for (const video of videos) {
    if (typeof video.slug !== 'string' || !taken.has(video.slug)) continue;
    video.slug = newVideoSlug(String(video.title), core.random);
    notes.push(`The page of “${video.title}” has another address, because its own is taken: /watch/${video.slug}`);
  }
}

/** Profile, preferences and draft, where the target has none of their own. */
async function writePersonal(preparing: Preparing, tx: Transaction, notes: string[]): Promise<void> {
  const { core, tables, target, ids } = preparing;
  const now = core.clock.now();
  const [preferences] = tables.user_preferences;
  if (preferences && !(await preferenceRepository.find(tx, target.userId))) {
    const known = knownPreferences(preferences.preferences as Record<string, unknown>);
    await preferenceRepository.save(tx, { userId: target.userId, preferences: known, updatedAt: now });
  }
  const draft = prepareDraft(preparing);
  if (draft && (await draftRepository.find(tx, target))) notes.push('The account has a draft of its own, which stays.');
  else if (draft) await draftRepository.save(tx, { ...target, version: 0, content: draft, updatedAt: now });
  const user = await userRepository.findById(tx, target.userId);
  const [profile] = tables.users;
  if (!user || !profile) return;
  const filled = Object.fromEntries(
    PROFILE.flatMap((field) => (!user[field] && profile[field] ? [[field, ids.in(profile[field])]] : [])),
  );
  if (Object.keys(filled).length > 0) await userRepository.update(tx, target.userId, filled);
}

const PROFILE = ['bio', 'location', 'website', 'company', 'pictureKey'] as const satisfies (keyof UserRow)[];
