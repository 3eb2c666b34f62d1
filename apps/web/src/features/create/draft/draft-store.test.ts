import { type DraftContent, draftContent } from '@herald/contract/draft';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftStatus, type SavedDraft } from './draft-state.ts';
import { type DraftPorts, DraftStore, RETRY_DELAY_MS, SAVE_DELAY_MS, type SaveResult } from './draft-store.ts';

const empty = draftContent.parse({});

/** A server that keeps one draft, and browsers that look at it. */
class TestServer {
  draft: SavedDraft = { version: 0, content: empty };
  saves: DraftContent[] = [];
  /** Answered instead of saving. */
  refusal: SaveResult | null = null;
  /** Saves, but the answer never arrives. */
  isDeaf = false;
  load = async () => this.draft;
  clear = async () => {
    this.draft = { version: this.draft.version + 1, content: empty };
  };

  save = async ({ version, content }: SavedDraft): Promise<SaveResult> => {
    this.saves.push(content);
    if (this.refusal) return this.refusal;
    if (version !== this.draft.version) return { kind: 'overtaken' };
    this.draft = { version: version + 1, content };
    return this.isDeaf ? offline : { kind: 'saved', version: version + 1 };
  };
}

const offline: SaveResult = { kind: 'failed', message: 'Network error occurred.', isPassing: true };

/** One browser: what it keeps outlives its tabs. */
function browserOf(server: TestServer) {
  let left: SavedDraft | null = null;
  const announced: number[] = [];
  const ports: DraftPorts = {
    load: server.load,
    save: server.save,
    clear: server.clear,
    backup: {
      read: () => left,
      write: (draft) => {
        left = draft;
      },
      clear: () => {
        left = null;
      },
    },
    announce: (version) => announced.push(version),
  };
  return { left: () => left, announced, open: async () => new DraftStore(await server.load(), ports) };
}

const script = (store: DraftStore) => store.read().content.script.content;
const type = (store: DraftStore, content: string) => store.change('script', { content });
const status = (store: DraftStore) => draftStatus(store.read());
const settle = (ms = SAVE_DELAY_MS) => vi.advanceTimersByTimeAsync(ms);

let server: TestServer;
beforeEach(() => {
  vi.useFakeTimers();
  server = new TestServer();
});
afterEach(() => vi.useRealTimers());

describe('saving', () => {
  test('happens once after a burst of changes, with all of them', async () => {
    const store = await browserOf(server).open();
    for (const text of ['H', 'He', 'Hello']) {
      type(store, text);
      await settle(100);
    }
    expect(server.saves).toHaveLength(0);
    expect(status(store)).toBe('unsaved');
    await settle();
    expect(server.saves.map(({ script: saved }) => saved.content)).toEqual(['Hello']);
    expect(status(store)).toBe('saved');
  });

  test('a change touches its group alone', async () => {
    const store = await browserOf(server).open();
    store.change('avatar', { gender: 'female' });
    store.change('avatar', { age: 'adult' });
    expect(store.read().content.avatar).toMatchObject({ gender: 'female', age: 'adult', avatarType: 'custom' });
    expect(store.read().content.voice).toBe(empty.voice);
  });

  test('a step change saves at once', async () => {
    const store = await browserOf(server).open();
    type(store, 'Hello');
    store.goToStep(2);
    await settle(0);
    expect(server.draft.content).toMatchObject({ step: 2, script: { content: 'Hello' } });
  });

  test('what is typed while saving follows', async () => {
    const store = await browserOf(server).open();
    type(store, 'Hello');
    const saving = store.save();
    type(store, 'Hello there');
    await saving;
    expect(status(store)).toBe('unsaved');
    await settle();
    expect(server.draft).toMatchObject({ version: 2, content: { script: { content: 'Hello there' } } });
  });

  test('without auto-save waits until it is asked for', async () => {
    const browser = browserOf(server);
    const store = await browser.open();
    store.switchAutoSave(false);
    type(store, 'Hello');
    store.goToStep(2);
    await settle(60_000);
    expect(server.saves).toHaveLength(0);
    expect(browser.left()?.content.script.content).toBe('Hello');
    await store.save();
    expect(status(store)).toBe('saved');
  });

  test('tries again by itself when the network was away', async () => {
    const store = await browserOf(server).open();
    server.refusal = offline;
    type(store, 'Hello');
    await settle();
    expect(status(store)).toBe('failed');
    server.refusal = null;
    await settle(RETRY_DELAY_MS);
    expect(status(store)).toBe('saved');
  });

  test('does not try again once the wizard is left, and keeps it in the browser', async () => {
    const browser = browserOf(server);
    const store = await browser.open();
    server.refusal = offline;
    type(store, 'Hello');
    store.enter()();
    await settle(60_000);
    expect(server.saves).toHaveLength(1);
    expect(browser.left()?.content.script.content).toBe('Hello');
  });

  test('does not repeat what was refused for good, and says why', async () => {
    const store = await browserOf(server).open();
    server.refusal = { kind: 'failed', message: 'Access denied.', isPassing: false };
    type(store, 'Hello');
    await settle();
    await settle(60_000);
    expect(server.saves).toHaveLength(1);
    expect(store.read().failure).toBe('Access denied.');
  });
});

describe('nothing is lost', () => {
  test('by a crash: the next visit goes on where it stopped, and saves it', async () => {
    const browser = browserOf(server);
    type(await browser.open(), 'Half a sentence');
    const store = await browser.open();
    expect(script(store)).toBe('Half a sentence');
    await store.save();
    expect(server.draft.content.script.content).toBe('Half a sentence');
    expect(browser.left()).toBeNull();
  });

  test('by a session that ended: kept here until somebody signed in again', async () => {
    const browser = browserOf(server);
    const store = await browser.open();
    server.refusal = { kind: 'failed', message: 'You are not authorized to perform this action.', isPassing: false };
    type(store, 'Typed');
    await settle();
    store.enter()();
    await settle(60_000);
    server.refusal = null;
    expect(script(await browser.open())).toBe('Typed');
  });

  test('by leaving: the page sends it on its way out', async () => {
    const store = await browserOf(server).open();
    type(store, 'Typed');
    store.saveOnLeave();
    await settle(0);
    expect(server.draft.content.script.content).toBe('Typed');
  });

  test('by an answer that got lost: its own saving is no conflict', async () => {
    const store = await browserOf(server).open();
    server.isDeaf = true;
    type(store, 'Hello');
    await settle();
    expect(status(store)).toBe('failed');
    server.isDeaf = false;
    await settle(RETRY_DELAY_MS);
    expect(status(store)).toBe('saved');
    expect(server.draft.version).toBe(1);
  });

  test('by coming back from another device', async () => {
    const phone = await browserOf(server).open();
    type(phone, 'From the phone');
    await phone.save();
    expect(script(await browserOf(server).open())).toBe('From the phone');
  });
});

describe('two tabs', () => {
  test('the one where nothing is at stake follows', async () => {
    const browser = browserOf(server);
    const [first, second] = [await browser.open(), await browser.open()];
    type(first, 'From the first');
    await first.save();
    expect(browser.announced).toEqual([1]);
    second.heard(1);
    await settle(0);
    expect(script(second)).toBe('From the first');
    expect(status(second)).toBe('saved');
  });

  test('the one that follows keeps what was done in it until somebody chooses', async () => {
    const browser = browserOf(server);
    const first = await browser.open();
    type(first, 'From the first');
    await first.save();
    const second = await browser.open();
    type(second, 'From the second');
    await second.save();
    first.heard(2);
    await settle(0);
    expect(script(first)).toBe('From the second');
    expect(first.read().replaced?.script.content).toBe('From the first');
    expect(second.read().replaced).toBeNull();
    await first.bringBack();
    expect(server.draft).toMatchObject({ version: 3, content: { script: { content: 'From the first' } } });
    expect(first.read().replaced).toBeNull();
    second.heard(3);
    await settle(0);
    expect(second.read().replaced?.script.content).toBe('From the second');
    second.goOn();
    expect(second.read().replaced).toBeNull();
    expect(script(second)).toBe('From the first');
  });

  test('a save over a later version is not made; somebody chooses', async () => {
    const [first, second] = [await browserOf(server).open(), await browserOf(server).open()];
    type(first, 'From the first');
    await first.save();
    type(second, 'From the second');
    await second.save();
    expect(status(second)).toBe('conflict');
    expect(script(second)).toBe('From the second');
    expect(server.draft.content.script.content).toBe('From the first');
    await settle(60_000);
    expect(server.draft.content.script.content).toBe('From the first');
  });

  test('Use the other version', async () => {
    const browser = browserOf(server);
    const [first, second] = [await browserOf(server).open(), await browser.open()];
    type(first, 'From the first');
    await first.save();
    type(second, 'From the second');
    await second.save();
    second.takeOther();
    expect(script(second)).toBe('From the first');
    expect(status(second)).toBe('saved');
    expect(browser.left()).toBeNull();
  });

  test('Keep mine', async () => {
    const [first, second] = [await browserOf(server).open(), await browserOf(server).open()];
    type(first, 'From the first');
    await first.save();
    type(second, 'From the second');
    await second.save();
    await second.keepMine();
    expect(server.draft).toMatchObject({ version: 2, content: { script: { content: 'From the second' } } });
    expect(status(second)).toBe('saved');
  });
});

test('Start over clears the server, the browser and the screen, and tells the other tabs', async () => {
  const browser = browserOf(server);
  const store = await browser.open();
  type(store, 'Hello');
  await store.save();
  type(store, 'Hello there');
  await store.startOver();
  expect(store.read().content).toEqual(empty);
  expect(browser.left()).toBeNull();
  expect(browser.announced).toEqual([1, 2]);
  await settle(60_000);
  expect(server.draft.content).toEqual(empty);
});
