import { aiWords } from '@herald/contract/ai-notice';
import { isOfClip } from '@herald/contract/statuses';
import { type Branding, type GalleryVideo, type Site, siteUrl } from '@herald/core/sites';
import type { MediaUrls } from '@herald/core/storage';
import { signVideoLink } from '@herald/core/videos';
import { html, type Markup } from '../html.ts';
import { ICON_PATH } from './site-icon.ts';

export interface SiteFrame {
  site: Site;
  branding: Branding;
  media: MediaUrls;
  now: Date;
  /** Where the player of its videos comes from. */
  productUrl: string;
  sitesDomain: string;
  /** The operator wants pictures of videos to be marked. */
  showsAiMark: boolean;
}

/** A link to a file of a video that a site shows, which holds while everybody may see the video. */
export function galleryLink({ media, now }: Pick<SiteFrame, 'media' | 'now'>, key: string): string {
  const shown = { privacy: 'public', passwordHash: null, deletedAt: null, removedAt: null } as const;
  return signVideoLink({ media, clock: { now: () => now } }, shown, { key });
}

/** What all previews of links to a site have in common. */
export function previewOf({ site, productUrl, sitesDomain }: SiteFrame, path: string) {
  const page = `${siteUrl({ publicUrl: productUrl, sitesDomain }, site.domain)}${path}`;
  return { page, siteName: site.name, publicUrl: productUrl };
}

interface SitePage {
  title: string;
  /** What search engines and messengers show of it; pages that nobody looks for have none. */
  preview?: Markup;
  body: Markup;
  /** The videos it shows. */
  shows?: readonly GalleryVideo[];
}

/** The frame around every page of a site. */
export function siteLayout(frame: SiteFrame, page: SitePage): string {
  const { site, branding, media, now } = frame;
  const logo = branding.logoKey && media.sign({ key: branding.logoKey }, now);
  const { ground, accent } = branding;
  const words = aiWords((page.shows ?? []).map((video) => ({ ...video, isFilmed: isOfClip(video.performer) })));
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<link rel="icon" href="${ICON_PATH}" type="image/svg+xml">
${page.preview}
<link rel="stylesheet" href="/site.css?${new URLSearchParams({ ground, accent }).toString()}">
</head>
<body>
<div class="wrap">
<header class="top">
${logo ? html`<img src="${logo}" alt="">` : null}
<a href="/" dir="auto">${site.name}</a>
${branding.hasContactForm ? html`<nav aria-label="Site"><a href="/#contact">Contact</a></nav>` : null}
</header>
<main>
${page.body}
</main>
<footer>${site.name}. ${words} <a href="/report" rel="nofollow">Report this website</a></footer>
</div>
</body>
</html>`;
  return document.text;
}
