import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';

/** The administrator who changes pages, and from where. */
export interface PageHand {
  actor: Actor;
  caller: Caller;
}
