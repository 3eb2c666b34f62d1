import { type Endpoints, endpoints } from '@herald/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { defineRoute, type Handlers } from '../route.ts';
import { adminAnalyticsRoutes } from './admin-analytics.ts';
import { adminAttentionRoutes } from './admin-attention.ts';
import { adminMailRoutes } from './admin-mails.ts';
import { adminModerationRoutes } from './admin-moderation.ts';
import { adminMonitoringRoutes } from './admin-monitoring.ts';
import { adminPageRoutes } from './admin-pages.ts';
import { adminPlanRoutes } from './admin-plans.ts';
import { adminServiceRoutes } from './admin-services.ts';
import { adminSettingRoutes } from './admin-settings.ts';
import { adminUserRoutes } from './admin-users.ts';
import { adminVoiceRoutes } from './admin-voices.ts';
import { adminWebhookRoutes } from './admin-webhooks.ts';
import { aiEditorRoutes } from './ai-editor.ts';
import { analyticsRoutes } from './analytics.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { auditLogRoutes } from './audit-log.ts';
import { authRoutes } from './auth.ts';
import { avatarRoutes } from './avatars.ts';
import { batchRoutes } from './batch-jobs.ts';
import { brandKitRoutes } from './brand-kit.ts';
import { castRoutes } from './cast.ts';
import { clipRoutes } from './clips.ts';
import { draftRoutes } from './drafts.ts';
import { emailChangeRoutes } from './email-change.ts';
import { ownDataRoutes } from './own-data.ts';
import { pageRoutes } from './pages.ts';
import { passkeyRoutes } from './passkeys.ts';
import { pictureRoutes } from './pictures.ts';
import { planRoutes } from './plans.ts';
import { preferenceRoutes } from './preferences.ts';
import { profileRoutes } from './profile.ts';
import { securityRoutes } from './security.ts';
import { siteRoutes } from './sites.ts';
import { speechRoutes } from './speech.ts';
import { systemRoutes } from './system.ts';
import { teamRoutes } from './team.ts';
import { templateRoutes } from './templates.ts';
import { userRoutes } from './user.ts';
import { videoGenerationRoutes } from './video-generation.ts';
import { videoRoutes } from './videos.ts';
import { watchRoutes } from './watch.ts';

/** A handler for every endpoint of the contract; it does not compile while one is missing. */
const handlers: Handlers<Endpoints> = {
  ...authRoutes,
  ...userRoutes,
  ...securityRoutes,
  ...passkeyRoutes,
  ...emailChangeRoutes,
  ...planRoutes,
  ...pageRoutes,
  ...videoRoutes,
  ...videoGenerationRoutes,
  ...draftRoutes,
  ...brandKitRoutes,
  ...templateRoutes,
  ...batchRoutes,
  ...apiKeyRoutes,
  ...avatarRoutes,
  ...castRoutes,
  ...clipRoutes,
  ...speechRoutes,
  ...pictureRoutes,
  ...teamRoutes,
  ...aiEditorRoutes,
  ...siteRoutes,
  ...watchRoutes,
  ...analyticsRoutes,
  ...preferenceRoutes,
  ...ownDataRoutes,
  ...profileRoutes,
  ...systemRoutes,
  ...adminAnalyticsRoutes,
  ...adminAttentionRoutes,
  ...adminMailRoutes,
  ...adminModerationRoutes,
  ...adminMonitoringRoutes,
  ...adminUserRoutes,
  ...adminPageRoutes,
  ...auditLogRoutes,
  ...adminServiceRoutes,
  ...adminSettingRoutes,
  ...adminPlanRoutes,
  ...adminVoiceRoutes,
  ...adminWebhookRoutes,
};

export function registerRoutes(app: FastifyInstance, ctx: ApiContext): void {
  const register = <Name extends keyof Endpoints>(name: Name) => defineRoute(app, ctx, endpoints[name], handlers[name]);
  for (const name of Object.keys(endpoints) as (keyof Endpoints)[]) register(name);
}
