import { chromium } from 'playwright-core';
import { removeData, startHerald } from '../../tests/support/herald-process.ts';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the kilobytes of JavaScript that the sign-in page transfers, as a browser counts them. */
export async function measureAuthPage(): Promise<number> {
  const herald = await startHerald({ env: { HERALD_LOG_LEVEL: 'error' } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(`${herald.url}/auth`, { waitUntil: 'networkidle' });
    return bytes / 1000;
  } finally {
    await browser.close();
    await herald.stop();
    await removeData(herald.dataFolder);
  }
}
