import { afterAll, beforeAll } from 'vitest';
import { type HeraldProcess, removeData, startHerald, testAdmin } from '../../support/herald-process.ts';
import { installedFolder } from '../../support/installed-folder.ts';

export interface OwnProduct {
  url: string;
  /** It is removed with the product. */
  dataFolder: string;
  /** Calls its API and returns what is in `data`; fails where the API does. */
  call<Data>(method: string, path: string, body?: object, token?: string): Promise<Data>;
  /** The stored state of its administrator's session. */
  administrator(): Promise<{ auth_token: string }>;
}

/** A product for the tests of one file, for what would disturb the stories on the shared one. */
export function useOwnProduct(env: () => Promise<Record<string, string>> = async () => ({})): OwnProduct {
  let herald: HeraldProcess;
  beforeAll(async () => {
    const dataFolder = await installedFolder();
    herald = await startHerald({ dataFolder, env: { HERALD_LOG_LEVEL: 'warn', ...(await env()) } });
  });
  afterAll(async () => {
    await herald?.stop();
    if (herald) await removeData(herald.dataFolder);
  });
  const call = async <Data>(method: string, path: string, body?: object, token?: string): Promise<Data> => {
    const response = await fetch(`${herald.url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { message?: string; data: Data };
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer.message}`);
    return answer.data;
  };
  return {
    get url() {
      return herald.url;
    },
    get dataFolder() {
      return herald.dataFolder;
    },
    call,
    async administrator() {
      return { auth_token: (await call<{ token: string }>('POST', '/auth/login', testAdmin)).token };
    },
  };
}
