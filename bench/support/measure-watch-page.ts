/// <reference lib="dom" />
import { type Browser, chromium } from 'playwright-core';
import { blockingTimeMs, traceCategories } from './blocking-time.ts';
import { median } from './cpu-time.ts';
import type { PageFigures } from './page-score.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
const LOADS = 5;
/** The mid-range phone that Lighthouse simulates. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const CPU_SLOWDOWN = 4;
/** After this time there are no more long tasks and no larger paint. */
const QUIET_MS = 4000;

export interface LoadFigures extends PageFigures {
  scriptKb: number;
  /** All requests except the film itself. */
  allKb: number;
}

/** Returns the median of several first visits. */
export async function measureWatchPage(url: string): Promise<LoadFigures> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const loads: LoadFigures[] = [];
    for (let load = 0; load < LOADS; load++) loads.push(await visitOnce(browser, url));
    const middle = (name: keyof LoadFigures) => median(loads.map((figures) => figures[name]));
    return {
      fcpMs: middle('fcpMs'),
      lcpMs: middle('lcpMs'),
      tbtMs: middle('tbtMs'),
      cls: middle('cls'),
      scriptKb: middle('scriptKb'),
      allKb: middle('allKb'),
    };
  } finally {
    await browser.close();
  }
}

async function visitOnce(browser: Browser, url: string): Promise<LoadFigures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const bytes = { script: 0, all: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === 'Script') bytes.script += encodedDataLength;
    if (type !== 'Media') bytes.all += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const figures = await page.evaluate(readFigures);
  await context.close();
  return {
    ...figures,
    tbtMs: await measureBlocking(browser, url),
    scriptKb: bytes.script / 1000,
    allKb: bytes.all / 1000,
  };
}

/** Does not throttle the processor, which would count other work on the machine. Multiplies the tasks' CPU time instead. */
async function measureBlocking(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: traceCategories });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const trace = await browser.stopTracing();
  await context.close();
  return blockingTimeMs(trace, { url, slowdown: CPU_SLOWDOWN });
}

/** Runs in the page. */
async function readFigures(): Promise<Omit<PageFigures, 'tbtMs'>> {
  const read = async <Entry extends PerformanceEntry>(type: string): Promise<Entry[]> => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return entries as Entry[];
  };
  const paints = await read('paint');
  const largest = await read('largest-contentful-paint');
  const shifts = await read<PerformanceEntry & { value: number }>('layout-shift');
  const fcpMs = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  return {
    fcpMs,
    lcpMs: largest.at(-1)?.startTime ?? 0,
    cls: shifts.reduce((sum, { value }) => sum + value, 0),
  };
}
