import type { SalesSource } from '@herald/contract/sales';
import type { Sender } from '../../intake/sender.ts';
import { generic } from './generic.ts';
import { jvzoo } from './jvzoo.ts';
import { launchpadjv } from './launchpadjv.ts';
import { warriorplus } from './warriorplus.ts';

export const sellers: Record<SalesSource, Sender> = { warriorplus, launchpadjv, jvzoo, generic };
