import { html, type Markup } from './html.ts';

/** A video that everybody may see, at the addresses that stay. */
export interface PreviewedVideo {
  slug: string;
  width: number;
  height: number;
}

export interface PreviewedPage {
  /** Its one address. */
  page: string;
  title: string;
  siteName: string;
  description: string;
  /** Where Herald serves the files of its videos. */
  publicUrl: string;
}

/** What search engines and messengers read of a page about a video, before any script runs. */
export function videoPreview({ page, title, siteName, description, publicUrl }: PreviewedPage, video: PreviewedVideo) {
  const { slug, width, height } = video;
  const [poster, film] = [posterOf(publicUrl, slug), `${publicUrl}/watch/${slug}/video.mp4`];
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${page}">
<meta property="og:type" content="video.other">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${page}">
<meta property="og:image" content="${poster}">
<meta property="og:image:width" content="${width}">
<meta property="og:image:height" content="${height}">
<meta property="og:video" content="${film}">
<meta property="og:video:type" content="video/mp4">
<meta property="og:video:width" content="${width}">
<meta property="og:video:height" content="${height}">
<meta name="twitter:card" content="player">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${poster}">
<meta name="twitter:player" content="${publicUrl}/embed/${slug}">
<meta name="twitter:player:width" content="${width}">
<meta name="twitter:player:height" content="${height}">
<meta name="twitter:player:stream" content="${film}">
<meta name="twitter:player:stream:content_type" content="video/mp4">`;
}

/** The same of a page without a film of its own, with the poster of the video that stands first on it. */
export function pagePreview(
  { page, title, siteName, description, publicUrl }: PreviewedPage,
  first: { slug: string } | undefined,
): Markup {
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${page}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${siteName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${page}">
${first ? html`<meta property="og:image" content="${posterOf(publicUrl, first.slug)}">` : null}
<meta name="twitter:card" content="summary">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">`;
}

const posterOf = (publicUrl: string, slug: string): string => `${publicUrl}/watch/${slug}/poster.jpg`;

const WORDS_OF_SCRIPT = 200;

/** What a video says about itself; the beginning of its script where it says nothing. */
export function descriptionOf(description: string, spoken: string): string {
  return description || spoken.trim().slice(0, WORDS_OF_SCRIPT);
}
