import type { SalesSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import { type ReceivedPost, receivePost } from '../intake/receive-post.ts';
import type { StoredEvent } from '../intake/store-events.ts';
import { sellers } from './sellers/sellers.ts';

/** Takes the post of a seller. */
export const receiveSale = (core: Core, post: ReceivedPost & { source: SalesSource }): Promise<StoredEvent> =>
  receivePost(core, post, sellers[post.source]);
