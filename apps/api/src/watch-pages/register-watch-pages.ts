import type { PublicVideo, WatchData } from '@herald/contract/endpoints/watch';
import { AppError } from '@herald/core/errors';
import { productName } from '@herald/core/settings';
import { readSharedVideo } from '@herald/core/watch';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { callerOf } from '../caller-of.ts';
import type { ApiContext } from '../context.ts';
import { answerError } from '../plugins/error-door.ts';
import { presentPublicVideo } from '../presenters/public-video.ts';
import { firstPictureOf } from './first-picture.ts';
import { type PageShell, readPageShell } from './page-shell.ts';
import { plainHead, watchHead } from './watch-head.ts';

/** The public pages of videos, whose heads are made on the server. */
export async function registerWatchPages(app: FastifyInstance, ctx: ApiContext, webRoot: string): Promise<void> {
  const watch = await readPageShell(webRoot, 'watch.html');
  const embed = await readPageShell(webRoot, 'embed.html');
  if (watch) {
    app.get<Slug>('/watch/:slug', async (request, reply) =>
      sendPage(ctx, { shell: watch, hasWordsBeside: true }, request, reply),
    );
  }
  if (embed) {
    app.get<Slug>('/embed/:slug', async (request, reply) => {
      const policy = String(reply.getHeader('content-security-policy') ?? '');
      reply.header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *'));
      reply.removeHeader('x-frame-options');
      return sendPage(ctx, { shell: embed, hasWordsBeside: false }, request, reply);
    });
  }
  app.get<Slug>('/watch/:slug/poster.jpg', (request, reply) => redirectToMedia(ctx, request, reply, 'thumbnail_url'));
  app.get<Slug>('/watch/:slug/video.mp4', (request, reply) => redirectToMedia(ctx, request, reply, 'video_url'));
  app.get<Slug>('/watch/:slug/qr.svg', (request, reply) =>
    sendCode(ctx, request, reply, { addressOf: ({ slug }) => `${ctx.core.publicUrl}/watch/${slug}`, keptSec: 86_400 }),
  );
  // Kept for a moment only: the customer may lead it elsewhere.
  app.get<Slug>('/watch/:slug/link.svg', (request, reply) =>
    sendCode(ctx, request, reply, { addressOf: ({ link_url }) => link_url, keptSec: 60 }),
  );
}

/** An address of a video as a QR code. */
async function sendCode(
  ctx: ApiContext,
  request: FastifyRequest<Slug>,
  reply: FastifyReply,
  { addressOf, keptSec }: { addressOf: (video: PublicVideo) => string; keptSec: number },
) {
  const found = await readPublicVideo(ctx, request);
  const address = typeof found === 'object' ? addressOf(found) : '';
  if (!address) return answerError(new AppError('not_found'), request, reply);
  const code = renderSVG(new URL(address).href, { border: 2 });
  return reply.type('image/svg+xml').header('cache-control', `public, max-age=${keptSec}`).send(code);
}

interface Slug {
  Params: { slug: string };
}

interface VideoPlace {
  shell: PageShell;
  hasWordsBeside: boolean;
}

async function sendPage(ctx: ApiContext, place: VideoPlace, request: FastifyRequest<Slug>, reply: FastifyReply) {
  const { shell } = place;
  const { site_name } = await ctx.core.settings.read();
  const siteName = site_name || productName;
  const found = await readPublicVideo(ctx, request);
  reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
  if (found === 'locked') {
    const data: WatchData = { video: null, isLocked: true, siteName };
    return shell({ head: plainHead('Protected video', siteName), data });
  }
  if (!found) {
    const data: WatchData = { video: null, isLocked: false, siteName };
    return reply.code(404).send(shell({ head: plainHead('Video Not Found', siteName), data }));
  }
  const data: WatchData = { video: found, isLocked: false, siteName };
  return shell({ head: watchHead(ctx.core, found, siteName), data, first: firstPictureOf(found, siteName, place) });
}

/** The page shows everybody the same, which is what a visitor who is not signed in may see. */
async function readPublicVideo(
  ctx: ApiContext,
  request: FastifyRequest<Slug>,
): Promise<PublicVideo | 'locked' | undefined> {
  const { slug } = request.params;
  // PostgreSQL refuses this character in any text.
  if (slug.includes('\0')) return undefined;
  try {
    const watching = { video: { slug }, actor: undefined, caller: callerOf(request) };
    return presentPublicVideo(ctx, await readSharedVideo(ctx.core, watching));
  } catch (error) {
    if (error instanceof AppError && error.code === 'watch_password_required') return 'locked';
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** An address that does not expire, for machines that keep it. */
async function redirectToMedia(
  ctx: ApiContext,
  request: FastifyRequest<Slug>,
  reply: FastifyReply,
  file: 'thumbnail_url' | 'video_url',
) {
  const found = await readPublicVideo(ctx, request);
  const address = typeof found === 'object' ? found[file] : null;
  if (!address) return answerError(new AppError('not_found'), request, reply);
  return reply.header('cache-control', 'public, max-age=3600').redirect(address, 302);
}
