import { limits, type UploadLimit } from '@herald/contract';
import { changeSiteLogo, chooseSiteVideos, leaveSiteAdmin, saveBranding } from '@herald/core/sites';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { ApiContext } from '../context.ts';
import { receivePicture } from '../uploads/receive-picture.ts';
import { brandingPage } from './admin-pages.ts';
import type { SiteRequest } from './site-context.ts';
import { guardSite, keepSession, sessionOf } from './site-session.ts';

const LOGO: UploadLimit = { field: 'logo', maxBytes: limits.imageUploadBytes };

/** What the forms of a site's administration change. */
export function registerAdminForms(app: FastifyInstance, ctx: ApiContext): void {
  app.post('/admin', guardSite(ctx, changeBranding));
  app.post(
    '/admin/videos',
    guardSite(ctx, async ({ site, request, reply }) => {
      await chooseSiteVideos(ctx.core, site, chosenIds(request.body as URLSearchParams));
      return reply.redirect('/admin/videos?saved=yes', 303);
    }),
  );
  app.post(
    '/admin/logo',
    guardSite(ctx, async ({ site, request, reply }) => {
      const { picture } = await receivePicture({ raw: request, accountId: site.accountId }, LOGO);
      await changeSiteLogo(ctx.core, site, picture);
      return reply.redirect('/admin?saved=yes', 303);
    }),
  );
  app.post(
    '/admin/logo/remove',
    guardSite(ctx, async ({ site, reply }) => {
      await changeSiteLogo(ctx.core, site, null);
      return reply.redirect('/admin?saved=yes', 303);
    }),
  );
  app.post(
    '/admin/leave',
    guardSite(ctx, async ({ request, reply }) => {
      await leaveSiteAdmin(ctx.core, sessionOf(ctx, request));
      return keepSession(ctx, reply, '').redirect('/', 303);
    }),
  );
}

async function changeBranding({ ctx, site, frame, request, reply }: SiteRequest) {
  const form = request.body as URLSearchParams;
  const wish = { ...Object.fromEntries(form), has_contact_form: form.get('has_contact_form') === 'yes' };
  try {
    await saveBranding(ctx.core, site, wish);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const problems = error.issues.map(({ message }) => message);
    const sent = { ...frame.branding, ...wish, hasContactForm: wish.has_contact_form };
    return reply.code(422).send(brandingPage(frame, sent, { problems }));
  }
  return reply.redirect('/admin?saved=yes', 303);
}

/** The ticked videos in the order of their places. */
function chosenIds(form: URLSearchParams): string[] {
  const uuid = /^[0-9a-f-]{36}$/;
  return form
    .getAll('video')
    .filter((id) => uuid.test(id))
    .map((id) => ({ id, place: Number(form.get(`place-${id}`)) || 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ id }) => id);
}
