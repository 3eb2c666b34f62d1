import type { ContentPage, PageEntry as WirePageEntry } from '@herald/contract';
import type { Page, PageEntry } from '@herald/core/pages';

export function presentPageEntry({ id, name, slug, link, isSpecial }: PageEntry): WirePageEntry {
  return { id, name, slug, link, is_special: isSpecial };
}

export function presentPage(page: Page): ContentPage {
  return { ...presentPageEntry(page), content: page.content };
}
