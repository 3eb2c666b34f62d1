import { paths } from './paths.ts';

/** Where something can be shared, in the order of the menu. */
export const SHARE_TARGETS = ['Facebook', 'WhatsApp', 'Twitter', 'More Options'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

interface Shared {
  link: string;
  text: string;
}

/** A video's public page, with the words that go with it. */
export function sharedVideo({ title, slug }: { title: string; slug: string }, origin: string): Shared {
  return { link: `${origin}${paths.watch(slug)}`, text: `Check out this video: ${title}` };
}

const address: Record<ShareTarget, (shared: Shared) => [page: string, query: Record<string, string>]> = {
  Facebook: ({ link, text }) => ['https://www.facebook.com/sharer/sharer.php', { u: link, quote: text }],
  WhatsApp: ({ link, text }) => ['https://wa.me/', { text: `${text} ${link}` }],
  Twitter: ({ link, text }) => ['https://twitter.com/intent/tweet', { url: link, text }],
  'More Options': ({ link, text }) => ['https://www.addtoany.com/share', { url: link, title: text }],
};

export function shareAddress(target: ShareTarget, shared: Shared): string {
  const [page, query] = address[target](shared);
  return `${page}?${new URLSearchParams(query)}`;
}

/** In a small window of its own that cannot reach back into this one. */
export function openShareWindow(target: ShareTarget, shared: Shared): void {
  open(shareAddress(target, shared), '_blank', `noopener,width=600,height=400`);
}
