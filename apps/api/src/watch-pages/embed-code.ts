import type { PublicVideo } from '@herald/contract/endpoints/watch';
import type { Core } from '@herald/core';
import { html } from '../html.ts';

export interface FrameSize {
  width: number;
  height: number;
}

/** The code another page uses to show a video. */
export function embedCode({ publicUrl }: Core, video: Pick<PublicVideo, 'slug' | 'title'>, size: FrameSize): string {
  return html`<iframe src="${publicUrl}/embed/${video.slug}" width="${size.width}" height="${size.height}" title="${video.title}" style="border:0" allow="fullscreen; autoplay; picture-in-picture"></iframe>`
    .text;
}

/** The size a video has inside what a page has room for. */
export function fitInto(
  video: FrameSize,
  room: { width?: number | undefined; height?: number | undefined },
): FrameSize {
  const scale = Math.min(1, (room.width ?? video.width) / video.width, (room.height ?? video.height) / video.height);
  return { width: Math.round(video.width * scale), height: Math.round(video.height * scale) };
}

/** The slug in the address of a watch page of this installation. */
export function slugOf(address: string, publicUrl: string): string | undefined {
  const url = URL.parse(address);
  if (url?.origin !== new URL(publicUrl).origin) return undefined;
  return /^\/(?:watch|embed)\/([\w-]+)$/.exec(url.pathname)?.[1];
}
