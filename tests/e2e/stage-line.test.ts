import { expect, test } from 'vitest';
import { anAccount, signedIn } from './support/accounts.ts';
import { useBrowser } from './support/browser.ts';
import { openWizard } from './support/wizard.ts';

const browser = useBrowser();

/** Writes a state into the line above the frame, as the stage does, and returns how much of it is cut off. */
function writeState(words: string): number {
  const shape = [...document.querySelectorAll('aside span, main span')].find(
    ({ children, textContent }) => children.length > 0 && /^9:16.*fps$/.test(textContent?.trim() ?? ''),
  );
  const line = shape?.previousElementSibling;
  if (!line?.lastChild) throw new Error('There is no line above the frame.');
  line.lastChild.remove();
  const state = document.createElement('span');
  state.className = 'flex min-w-0 items-center gap-2 text-13';
  state.innerHTML = '<span class="size-2 shrink-0"></span><span class="truncate"></span>';
  line.append(state);
  const text = state.lastElementChild;
  if (!text) throw new Error('There is no text.');
  text.textContent = words;
  return text.scrollWidth - text.clientWidth;
}

test('the longest state on the stage is not cut where the stage is narrow', async () => {
  const page = await browser.newPage({
    localStorage: signedIn(await anAccount()),
    viewport: { width: 1100, height: 800 },
  });
  await openWizard(page);
  await page.getByText('9:16').first().waitFor();
  expect(await page.evaluate(writeState, 'Waits for an administrator')).toBe(0);
});
