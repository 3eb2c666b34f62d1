import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { queryClient } from '#lib/query-client.ts';
import { renewFakeToken } from './fake-token.ts';
import { serversInUse } from './servers-in-use.ts';
import { SilentWorker } from './silent-worker.ts';
import { makeElementsWithoutStacks } from './without-owner-stacks.ts';

// A busy machine may need a while to load the code of a screen.
configure({ asyncUtilTimeout: 60_000 });

makeElementsWithoutStacks();

const queries = queryClient.getDefaultOptions();
// Failed calls are tried again as in the product, only without the waiting.
queryClient.setDefaultOptions({ ...queries, queries: { ...queries.queries, retryDelay: 0 } });

/** The simulated DOM lays nothing out: everything is one line high, and all of it is on the screen. */
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);

/** What a screen still asks for after its test is over reaches nobody. */
globalThis.fetch = () => Promise.reject(new TypeError('No server is running.'));

/** What a browser saves, the simulated DOM would open in place of the screen. */
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function clickUnlessSaved(this: HTMLAnchorElement) {
  if (!this.hasAttribute('download')) click.call(this);
};

/** The stage draws in a worker, which the simulated DOM does not have: it stays dark. */
globalThis.Worker = SilentWorker;
HTMLCanvasElement.prototype.transferControlToOffscreen = () => new OffscreenCanvas(1, 1);

// biome-ignore lint/suspicious/noConsole: what React prints is passed on, but for the one element that the simulated DOM does not know.
const print = console.error.bind(console);
vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
  if (!String(words[0]).startsWith('The tag <%s> is unrecognized')) print(...words);
});

/** What screens load when they are opened; on a busy machine that may take longer than a test has time. */
const screens = import.meta.glob([
  '../src/app/{pages,layouts}/*-{page,pages,layout}.tsx',
  '../src/features/create/{voice/voice-step,making/generate-step}.tsx',
  '../src/ui/toaster.tsx',
]);
beforeAll(async () => void (await Promise.all(Object.values(screens).map((load) => load()))));

afterEach(() => {
  cleanup();
  toast.dismiss();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  const faults = [...serversInUse].flatMap((server) => server.faults);
  for (const { videoLine } of serversInUse) videoLine.close();
  serversInUse.clear();
  renewFakeToken();
  expect(faults, 'calls that the fake server could not answer').toEqual([]);
});
