import type { ModerationQuery } from '@herald/contract/endpoints/admin-moderation';
import { withoutMarks } from '@herald/media/script-marks';
import type { Core } from '../../core.ts';
import { type ChosenWhere, type ListPage, listPage } from '../../db/list-page.ts';
import { AppError } from '../../errors/app-error.ts';
import { itemRepository } from '../../moderation/item-repository.ts';
import { type ModerationReport, reportRepository } from '../../moderation/report-repository.ts';
import { findWatchedWords, linesOf, type WatchedPlace } from '../../moderation/watched-words.ts';
import { siteContentRepository } from '../../sites/site-content-repository.ts';
import { videoRepository } from '../../videos/state/video-repository.ts';
import { videoTexts } from '../../videos/state/video-texts.ts';
import { contentRepository } from './content-repository.ts';
import { type ListedItem, type ModerationSelection, moderationListRepository } from './moderation-list-repository.ts';

/** Beyond so many, a list says "more than". */
const COUNTED_ITEMS = 10_000;
/** A search lists what it finds up to here. */
const COUNTED_FOUND = 1_000;
/** A search within at most so many looks at each of them. */
const FEW_ITEMS = 10_000;
const SHOWN_REPORTS = 50;

export async function listModeration(core: Core, query: ModerationQuery & ChosenWhere): Promise<ListPage<ListedItem>> {
  const { queries } = core.db;
  const isSearch = query.search.trim() !== '';
  const way = isSearch && (await isAmongFew(core, query)) ? { among: FEW_ITEMS } : {};
  return listPage(query, {
    count: (most) => moderationListRepository.count(queries, query, most, way),
    list: (place) => moderationListRepository.list(queries, query, place, way),
    countsUpTo: isSearch ? COUNTED_FOUND : COUNTED_ITEMS,
    beyond: isSearch ? 'left out' : 'read on',
  });
}

async function isAmongFew({ db }: Core, query: ModerationQuery): Promise<boolean> {
  const among = await moderationListRepository.count(db.queries, { ...query, search: '' }, FEW_ITEMS + 1);
  return among <= FEW_ITEMS;
}

/** Hands over everything that matches, in order, a batch at a time. */
export async function exportModeration(
  core: Core,
  selection: ModerationSelection,
  take: (items: ListedItem[]) => Promise<void>,
): Promise<void> {
  await core.db.transaction('export moderation', (tx) => moderationListRepository.export(tx, selection, take));
}

/** The six counters, and how much of what waits is an appeal. Days are those of UTC. */
export async function readModerationFigures(core: Core) {
  const { queries } = core.db;
  const today = new Date(`${core.clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
  const [total, pending, flagged, removed, appeals, reportedToday, actionsToday] = await Promise.all([
    itemRepository.countAll(queries),
    moderationListRepository.countByStatus(queries, 'pending'),
    moderationListRepository.countByStatus(queries, 'flagged'),
    moderationListRepository.countByStatus(queries, 'removed'),
    moderationListRepository.countAppeals(queries),
    moderationListRepository.countReportsSince(queries, today),
    moderationListRepository.countActionsSince(queries, today),
  ]);
  return { total, pending, flagged, removed, appeals, reportedToday, actionsToday };
}

export interface ExaminedText {
  label: string;
  text: string;
  places: WatchedPlace[];
}

export interface ModerationDetails {
  item: ListedItem;
  creator: { videos: number; removed: number };
  reports: ModerationReport[];
  history: Awaited<ReturnType<typeof moderationListRepository.listHistory>>;
  texts: ExaminedText[];
  /** Of a site: where it is. */
  domain: string | undefined;
  /** What a moderator can choose from. */
  reasons: string[];
}

export async function readModerationItem(core: Core, id: string): Promise<ModerationDetails> {
  const { queries } = core.db;
  const item = await moderationListRepository.find(queries, id);
  if (!item) throw new AppError('not_found');
  const site = item.type === 'text' ? await contentRepository.findSite(queries, id) : undefined;
  const { watched_words, removal_reasons } = await core.settings.read();
  const words = [...new Set([...linesOf(watched_words), ...item.knownWords])];
  const texts = site ? await textsOfSite(core, site.schemaName) : await textsOfVideo(core, item);
  const [creator, reports, history] = await Promise.all([
    moderationListRepository.readCreator(queries, item),
    reportRepository.list(queries, id, SHOWN_REPORTS),
    moderationListRepository.listHistory(queries, id),
  ]);
  const examined = texts.map((one) => ({ ...one, places: findWatchedWords(one.text, words) }));
  return { item, creator, reports, history, texts: examined, domain: site?.domain, reasons: linesOf(removal_reasons) };
}

async function textsOfSite(core: Core, schemaName: string) {
  const { headline, tagline } = await siteContentRepository.readBranding(core.db.queries, schemaName);
  const texts = [
    { label: 'Headline', text: headline },
    { label: 'Tagline', text: tagline },
  ];
  return texts.filter(({ text }) => text !== '');
}

async function textsOfVideo(core: Core, { type, accountId, id }: ListedItem) {
  if (type !== 'video') return [];
  const [video] = await videoRepository.findManyInAccount(core.db.queries, accountId, [id]);
  return video ? videoTexts(video).map(({ label, text }) => ({ label, text: withoutMarks(text) })) : [];
}
