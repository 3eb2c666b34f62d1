import type { ModerationItem, ModerationItemDetails, Removal } from '@herald/contract/endpoints/admin-moderation';
import type { Core } from '@herald/core';
import { appealUntil, type ModerationItem as StoredItem } from '@herald/core/moderation';
import type { ListedItem, ModerationDetails } from '@herald/core/office/moderation';
import { OFFICE_STATE, signVideoLink } from '@herald/core/videos';

export function presentModerationItem(core: Core, item: ListedItem): ModerationItem {
  return {
    id: item.id,
    type: item.type,
    title: item.title,
    creator: item.creator,
    status: item.status,
    flag_reason: item.reason,
    is_appeal: item.appealedAt !== null && item.answeredAt === null,
    views: item.views,
    downloads: item.views === null ? null : item.downloads,
    reports: item.reports,
    thumbnail_url: item.pictureKey ? pictureLink(core, item.pictureKey) : filmLink(core, item, item.files?.poster),
    version: item.version,
    decided_by: item.decidedBy,
    decided_at: item.decidedAt?.toISOString() ?? null,
    removed_at: item.removedAt?.toISOString() ?? null,
    created_at: item.createdAt.toISOString(),
  };
}

/** A moderator sees what is removed, too. */
function filmLink(core: Core, item: ListedItem, key: string | undefined): string | null {
  const { privacy, passwordHash, deletedAt, removedAt } = item;
  return key && privacy ? signVideoLink(core, { privacy, passwordHash, deletedAt, removedAt }, { key }) : null;
}

const pictureLink = ({ media, clock }: Core, key: string) => media.sign({ key, state: OFFICE_STATE }, clock.now());

export function presentModerationDetails(core: Core, found: ModerationDetails): ModerationItemDetails {
  const { item, creator, reports, history, texts } = found;
  return {
    ...presentModerationItem(core, item),
    video_url: filmLink(core, item, item.files?.video),
    duration: item.durationSec,
    open_url: item.removedAt ? null : openAddress(core, found),
    owner: { videos: creator.videos, removed_before: creator.removed },
    report_list: reports.map((report) => ({
      id: report.id,
      reason: report.reason,
      details: report.details,
      from_seconds: report.fromSec,
      to_seconds: report.toSec,
      status: report.status,
      created_at: report.createdAt.toISOString(),
    })),
    texts: texts.map(({ label, text, places }) => ({ label, text, marks: places })),
    history: history.map(({ id, event, by, words, createdAt }) => ({
      id,
      event,
      by,
      words,
      created_at: createdAt.toISOString(),
    })),
    appeal: saidAt(item.appealWords, item.appealedAt),
    removal_reasons: found.reasons,
  };
}

function openAddress(core: Core, { item, domain }: ModerationDetails): string | null {
  if (item.slug) return `${core.publicUrl}/watch/${item.slug}`;
  if (!domain) return item.pictureKey ? pictureLink(core, item.pictureKey) : null;
  return `${new URL(core.publicUrl).protocol}//${domain}.${core.sitesDomain}`;
}

const saidAt = (words: string, at: Date | null) => (at ? { words, created_at: at.toISOString() } : null);

export function presentRemoval(item: StoredItem, mayAppeal: boolean): Removal {
  return {
    id: item.id,
    type: item.type,
    title: item.title,
    reason: item.removalReason,
    words: item.removalWords,
    removed_at: item.removedAt?.toISOString() ?? null,
    appeal_until: mayAppeal ? (appealUntil(item)?.toISOString() ?? null) : null,
    appeal: saidAt(item.appealWords, item.appealedAt),
    answer: saidAt(item.answer, item.answeredAt),
  };
}

export const moderationCsvHeader = [
  'ID',
  'Type',
  'Title',
  'Creator',
  'Status',
  'Reason',
  'Views',
  'Downloads',
  'Reports',
  'Created',
  'Decided By',
  'Decided',
];

export const moderationCsvRow = (item: ListedItem): string[] => [
  item.id,
  item.type,
  item.title,
  item.creator,
  item.status,
  item.reason,
  item.views === null ? '' : String(item.views),
  item.views === null ? '' : String(item.downloads),
  String(item.reports),
  item.createdAt.toISOString(),
  item.decidedBy ?? '',
  item.decidedAt?.toISOString() ?? '',
];
