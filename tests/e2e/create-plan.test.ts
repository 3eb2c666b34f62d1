import { expect, test } from 'vitest';
import { expectNoSidewaysScrolling } from './support/accessibility.ts';
import { useBrowser } from './support/browser.ts';
import { openSceneStep } from './support/make-video.ts';
import { openVoiceStep, speak } from './support/voice-step.ts';

const browser = useBrowser();
const saidInShots =
  'It lasts twelve hours on a single charge of its battery, weighs three hundred grams with everything that is in the box, and is twenty percent off until Friday.';

test('a sentence with more shots and figures than a phone is wide keeps the scene step in the screen', async () => {
  const { page } = await openVoiceStep(browser);
  await speak(page, saidInShots);
  await openSceneStep(page, 'Many figures');
  const figures = page.getByRole('button', { name: /^Figure of sentence 1: .*, .*/ });
  await figures.waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await figures.scrollIntoViewIfNeeded();
  await expectNoSidewaysScrolling(page);
  expect(await figures.boundingBox().then((box) => (box ? box.x + box.width : 0))).toBeLessThanOrEqual(360);
});
