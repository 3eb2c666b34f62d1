import { setTimeout as wait } from 'node:timers/promises';
import type { Core } from '@herald/core';
import { listOpenAccounts } from '@herald/core/people';

/** Says which account a token still acts in; undefined once its session has ended. */
export type SessionCheck = (token: string) => Promise<string | undefined>;

const COLLECT_MS = 20;

/** Hundreds of tabs are checked at the same moment, so their questions become one query. */
export function openSessionCheck(core: Core): SessionCheck {
  const asked = new Set<string>();
  let answer: Promise<Map<string, string>> | undefined;
  const ask = async () => {
    await wait(COLLECT_MS);
    const tokens = [...asked];
    asked.clear();
    answer = undefined;
    return listOpenAccounts(core, tokens);
  };
  return async (token) => {
    asked.add(token);
    answer ??= ask();
    return (await answer).get(token);
  };
}
