import type { SalesSource } from '@herald/contract/sales';
import type { Core } from '../core.ts';
import { type ReceivedPost, receivePost } from '../intake/receive-post.ts';
import type { Sender } from '../intake/sender.ts';
import type { StoredEvent } from '../intake/store-events.ts';
import { generic } from './sellers/generic.ts';
import { jvzoo } from './sellers/jvzoo.ts';
import { launchpadjv } from './sellers/launchpadjv.ts';
import { warriorplus } from './sellers/warriorplus.ts';

const SELLERS: Record<SalesSource, Sender> = { warriorplus, launchpadjv, jvzoo, generic };

/** Takes the post of a seller. */
export const receiveSale = (core: Core, post: ReceivedPost & { source: SalesSource }): Promise<StoredEvent> =>
  receivePost(core, post, SELLERS[post.source]);
