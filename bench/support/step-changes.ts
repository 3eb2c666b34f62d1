/// <reference lib="dom" />
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { finishedDraft } from './finished-draft.ts';
import { CHROMIUM_FLAGS } from './first-load.ts';

const SCRIPT = 'Two drops in the morning, that is all it takes.';
/** Goes forth and back as many times as needed. */
const WAY = [2, 3, 2, 1] as const;
const LOOK_AROUND_MS = 700;

/** The first control of each step, which exists only on that step. */
const FIRST_CONTROL = {
  1: '[role=tablist][aria-label="Where the avatar comes from"]',
  2: '[aria-label="Where the audio comes from"]',
  3: 'input[placeholder="The first words of your script"]',
};
type Step = keyof typeof FIRST_CONTROL;

/** Returns the milliseconds from a click on Next or Previous until the step's heading and controls are painted. */
export async function measureStepChanges(url: string, changes: number): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((token) => localStorage.setItem('auth_token', token), await finishedDraft(url, SCRIPT));
    const page = await context.newPage();
    await page.goto('/create?step=1');
    await page.locator(FIRST_CONTROL[1]).waitFor();
    const times: number[] = [];
    let shown: Step = 1;
    for (let change = 0; change < changes; change++) {
      const next: Step = WAY[change % WAY.length] ?? 1;
      await wait(LOOK_AROUND_MS);
      times.push(await changeStep(page, next > shown ? 'Next' : 'Previous', next));
      shown = next;
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function changeStep(page: Page, button: 'Next' | 'Previous', step: Step): Promise<number> {
  await page.evaluate(watchStep, { step, control: FIRST_CONTROL[step] });
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.evaluate(() => (window as unknown as { stepPainted: Promise<number> }).stepPainted);
}

/** Runs in the page: measures from the browser's timestamp of the click to the end of the frame that shows the step. */
function watchStep({ step, control }: { step: number; control: string }): void {
  const isShown = (): boolean => {
    const heading = document.querySelector('h2[data-page-heading]')?.textContent ?? '';
    return heading.startsWith(`Step ${step} of`) && document.querySelector(control) !== null;
  };
  let clickedMs = 0;
  addEventListener('click', ({ timeStamp }) => (clickedMs ||= timeStamp), { capture: true, once: true });
  const stepPainted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (clickedMs === 0 || !isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // This is the first task after the frame was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clickedMs);
        port2.postMessage('');
      });
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  Object.assign(window, { stepPainted });
}
