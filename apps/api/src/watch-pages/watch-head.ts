import type { PublicVideo } from '@herald/contract/endpoints/watch';
import type { Core } from '@herald/core';
import { withoutHeadings } from '@herald/media/script-headings';
import { html, type Markup } from '../html.ts';

/** What search engines, messengers and players read of a watch page before any script runs. */
export function watchHead({ publicUrl }: Core, video: PublicVideo, siteName: string): Markup {
  const page = `${publicUrl}/watch/${video.slug}`;
  const [poster, film, embed] = [`${page}/poster.jpg`, `${page}/video.mp4`, `${publicUrl}/embed/${video.slug}`];
  const description = video.description || withoutHeadings(video.generation_data.script.content).trim().slice(0, 200);
  const oembed = `${publicUrl}/api/oembed?${new URLSearchParams({ url: page })}`;
  const { title, width, height } = video;
  return html`<title>${title} · ${siteName}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${page}">
<link rel="alternate" type="application/json+oembed" href="${oembed}" title="${title}">
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
<meta name="twitter:player" content="${embed}">
<meta name="twitter:player:width" content="${width}">
<meta name="twitter:player:height" content="${height}">
<meta name="twitter:player:stream" content="${film}">
<meta name="twitter:player:stream:content_type" content="video/mp4">
${video.thumbnail_url ? html`<link rel="preload" as="image" href="${video.thumbnail_url}" fetchpriority="high">` : null}`;
}

/** For pages that must not say what is behind them. */
export function plainHead(title: string, siteName: string): Markup {
  return html`<title>${title} · ${siteName}</title><meta name="robots" content="noindex">`;
}
