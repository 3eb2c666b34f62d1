import type { UploadLimit } from '@herald/contract/endpoint';
import { errorTable } from '@herald/contract/errors';
import { limits } from '@herald/contract/limits';
import { AppError } from '@herald/core/errors';
import { changeSiteLogo, chooseSiteVideos, type ListedVideo, leaveSiteAdmin, saveBranding } from '@herald/core/sites';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { ApiContext } from '../context.ts';
import { receivePicture } from '../uploads/receive-picture.ts';
import { brandingPage, type FieldProblems } from './branding-page.ts';
import { choiceWishOf } from './choice-wish.ts';
import { choicesPath } from './choose-videos-page.ts';
import type { SiteRequest } from './site-context.ts';
import { guardSite, keepSession, sessionOf } from './site-session.ts';

const LOGO: UploadLimit = { field: 'logo', maxBytes: limits.imageUploadBytes };

/** What the forms of a site's administration change. */
export function registerAdminForms(app: FastifyInstance, ctx: ApiContext): void {
  app.post('/admin', guardSite(ctx, changeBranding));
  app.post(
    '/admin/videos',
    guardSite(ctx, async ({ site, request, reply }) => {
      await chooseSiteVideos(ctx.core, site, listedVideos(request.body as URLSearchParams));
      return reply.redirect(`${choicesPath(choiceWishOf(request))}&saved=yes`, 303);
    }),
  );
  app.post('/admin/logo', guardSite(ctx, changeLogo));
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
    const problems: FieldProblems = Object.fromEntries(
      error.issues.map(({ path, message }) => [path.join('.'), message]),
    );
    const sent = { ...frame.branding, ...wish, hasContactForm: wish.has_contact_form };
    return reply.code(422).send(brandingPage(frame, sent, { problems }));
  }
  return reply.redirect('/admin?saved=yes', 303);
}

async function changeLogo({ ctx, site, frame, request, reply }: SiteRequest) {
  try {
    const { picture } = await receivePicture({ raw: request, accountId: site.accountId }, LOGO);
    await changeSiteLogo(ctx.core, site, picture);
  } catch (error) {
    if (!(error instanceof AppError) || errorTable[error.code].status >= 500) throw error;
    const problems = { logo: error.message };
    return reply.code(errorTable[error.code].status).send(brandingPage(frame, frame.branding, { problems }));
  }
  return reply.redirect('/admin?saved=yes', 303);
}

/** What the form listed, ticked or not, with the places it asks for. */
function listedVideos(form: URLSearchParams): ListedVideo[] {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const shown = new Set(form.getAll('video'));
  const ids = new Set([...form.getAll('listed'), ...shown]);
  return [...ids]
    .filter((id) => uuid.test(id))
    .map((id) => ({ id, isShown: shown.has(id), place: placeOf(form.get(`place-${id}`)) }));
}

function placeOf(typed: string | null): number | null {
  const place = Math.round(Number(typed));
  return place >= 1 ? place : null;
}
