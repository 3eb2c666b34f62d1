import type { systemEndpoints } from '@herald/contract/endpoints/system';
import { AppError } from '@herald/core/errors';
import { productName } from '@herald/core/settings';
import { withData, withMessage } from '../answers.ts';
import type { Handlers } from '../route.ts';
import { media } from './media.ts';

export const systemRoutes = {
  siteInfo: async ({ ctx }) => {
    const settings = await ctx.core.settings.read();
    return withData({
      site_name: settings.site_name || productName,
      site_description: settings.site_description,
      registration_enabled: settings.registration_enabled,
      maintenance_mode: settings.maintenance_mode,
      sites_domain: ctx.core.sitesDomain,
      sends_mail: ctx.core.mailer.hasTransport,
    });
  },
  logNotFound: async ({ body, caller, raw }) => {
    // Without the query: a mistyped link may carry its token there.
    const missingPath = body.path.split(/[?#]/, 1)[0];
    raw.log.warn({ missingPath, ip: caller.ip }, 'A visitor opened an address that does not exist');
    return withMessage('Noted.');
  },
  health: async ({ ctx }) => {
    if (ctx.isDeaf?.())
      throw new AppError('internal', { cause: new Error('The connections to the database are dead') });
    return withData({ version: ctx.version, uptime_seconds: Math.round(process.uptime()) });
  },
  ready: async ({ ctx }) => {
    if (ctx.isStopping?.()) throw new AppError('unavailable', { retryAfterSec: 5 });
    try {
      await ctx.core.db.ping();
    } catch (cause) {
      throw new AppError('unavailable', { cause, retryAfterSec: 5 });
    }
    return withData({ database: 'up' as const });
  },
  media,
} satisfies Handlers<typeof systemEndpoints>;
