import type { WebhookSource } from '@herald/contract/sales';
import { generic } from './generic.ts';
import { heygen } from './heygen.ts';
import { jvzoo } from './jvzoo.ts';
import { launchpadjv } from './launchpadjv.ts';
import type { Seller } from './seller.ts';
import { warriorplus } from './warriorplus.ts';

export const sellers: Record<WebhookSource, Seller> = { warriorplus, launchpadjv, jvzoo, heygen, generic };
