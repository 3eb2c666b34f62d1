import { type DraftContent, draftContent } from '@herald/contract/draft';
import { withLinks } from '@herald/contract/draft-links';
import type { StartBody } from '@herald/contract/endpoints/video-generation';
import { unsignedLink } from '../../storage/own-key-of.ts';

/** What a customer orders: a draft whose wizard is done. */
export type CheckedOrder = Omit<DraftContent, 'step'>;

/** Fills in the groups that a caller may leave out. */
export function toOrder(body: StartBody): CheckedOrder {
  const { avatar_data, voice_data, background_data, script_data, output } = body;
  const filled = draftContent.parse({
    ...(background_data && { background: background_data }),
    ...(script_data && { script: script_data }),
    ...(output && { output }),
  });
  return { ...filled, title: body.title.trim(), avatar: avatar_data, voice: voice_data };
}

/** The order as it is stored: links without their signature, because signatures expire. */
export function toKeptDraft(order: CheckedOrder, accountId: string): DraftContent {
  return { ...withLinks(order, (link) => unsignedLink(link, accountId)), step: 3 };
}
