import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes } from './browser.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another theme can break at the same width: it changes nothing but colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** All that another width can break where it shows the same. */
const sizeRules = ['target-size', 'scrollable-region-focusable'];
const only = (...values: string[]): axe.RunOnly => ({ type: 'rule', values });
const themes = ['dark', 'light'] as const;

interface Look {
  viewport: { width: number; height: number };
  theme: (typeof themes)[number];
}

/** Both themes at every width that the screens are designed for, the widths that show the most different things first. */
const everyLook = [sizes.phone, sizes.desktop, sizes.tablet].flatMap((viewport) =>
  themes.map((theme): Look => ({ viewport, theme })),
);

export async function expectAccessible(page: Page, look = '', runOnly: axe.RunOnly | string[] = rules): Promise<void> {
  // What is marked busy is dimmed and about to be replaced.
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  // An open menu is outside the page's regions and traps the focus.
  const isMenuOpen = (await page.getByRole('menu').count()) > 0;
  const options: axe.RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    rules: { region: { enabled: !isMenuOpen } },
  };
  const problems = await page.evaluate(async (asked) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expect(problems, look).toEqual([]);
}

/** Asserts that no look has an accessibility problem or scrolls sideways, down to 360 px. */
export async function expectAccessibleInLooks(page: Page, looks: readonly Look[] = everyLook): Promise<void> {
  const seen = new Set<string>();
  for (const { viewport, theme } of looks) {
    const look = `${viewport.width} px, ${theme}`;
    await page.setViewportSize(viewport);
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const asked = await rulesFor(page, { viewport, theme }, seen);
    if (asked) await expectAccessible(page, look, asked);
    await expectNoSidewaysScrolling(page, look);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expectNoSidewaysScrolling(page, '360 px');
}

/** What has not been looked at: everything, or what another theme or width can break of elements that were seen, if anything. */
async function rulesFor(
  page: Page,
  { viewport, theme }: Look,
  seen: Set<string>,
): Promise<axe.RunOnly | string[] | undefined> {
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ tagName, className }) => `${tagName} ${className}`)
      .join('\n'),
  );
  const [inTheme, inWidth] = [`${theme} ${shown}`, `${viewport.width} ${shown}`];
  const isKnown = seen.has(shown);
  const left = [...(seen.has(inTheme) ? [] : colorRules), ...(seen.has(inWidth) ? [] : sizeRules)];
  seen.add(shown).add(inTheme).add(inWidth);
  if (!isKnown) return rules;
  return left.length > 0 ? only(...left) : undefined;
}

export async function expectNoSidewaysScrolling(page: Page, look = ''): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), look).toBe(false);
}
