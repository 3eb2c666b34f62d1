import { adminAnalyticsEndpoints } from './endpoints/admin-analytics.ts';
import { adminAttentionEndpoints } from './endpoints/admin-attention.ts';
import { adminMailEndpoints } from './endpoints/admin-mails.ts';
import { adminModerationEndpoints } from './endpoints/admin-moderation.ts';
import { adminMonitoringEndpoints } from './endpoints/admin-monitoring.ts';
import { adminPageEndpoints } from './endpoints/admin-pages.ts';
import { adminPlanEndpoints } from './endpoints/admin-plans.ts';
import { adminServiceEndpoints } from './endpoints/admin-services.ts';
import { adminSettingEndpoints } from './endpoints/admin-settings.ts';
import { adminUserEndpoints } from './endpoints/admin-users.ts';
import { adminVoiceEndpoints } from './endpoints/admin-voices.ts';
import { aiEditorEndpoints } from './endpoints/ai-editor.ts';
import { analyticsEndpoints } from './endpoints/analytics.ts';
import { apiKeyEndpoints } from './endpoints/api-keys.ts';
import { auditLogEndpoints } from './endpoints/audit-log.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { avatarEndpoints } from './endpoints/avatars.ts';
import { batchEndpoints } from './endpoints/batch-jobs.ts';
import { brandKitEndpoints } from './endpoints/brand-kit.ts';
import { castEndpoints } from './endpoints/cast.ts';
import { clipEndpoints } from './endpoints/clips.ts';
import { draftEndpoints } from './endpoints/drafts.ts';
import { emailChangeEndpoints } from './endpoints/email-change.ts';
import { ownDataEndpoints } from './endpoints/own-data.ts';
import { pageEndpoints } from './endpoints/pages.ts';
import { passkeyEndpoints } from './endpoints/passkeys.ts';
import { pictureEndpoints } from './endpoints/pictures.ts';
import { planEndpoints } from './endpoints/plans.ts';
import { preferenceEndpoints } from './endpoints/preferences.ts';
import { profileEndpoints } from './endpoints/profile.ts';
import { securityEndpoints } from './endpoints/security.ts';
import { siteEndpoints } from './endpoints/sites.ts';
import { speechEndpoints } from './endpoints/speech.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { teamEndpoints } from './endpoints/team.ts';
import { templateEndpoints } from './endpoints/templates.ts';
import { userEndpoints } from './endpoints/user.ts';
import { videoGenerationEndpoints } from './endpoints/video-generation.ts';
import { videoEndpoints } from './endpoints/videos.ts';
import { watchEndpoints } from './endpoints/watch.ts';
import { webhookEndpoints } from './endpoints/webhook-events.ts';

/** Every endpoint of the API. */
export const endpoints = {
  ...authEndpoints,
  ...userEndpoints,
  ...securityEndpoints,
  ...passkeyEndpoints,
  ...emailChangeEndpoints,
  ...planEndpoints,
  ...pageEndpoints,
  ...videoEndpoints,
  ...videoGenerationEndpoints,
  ...draftEndpoints,
  ...brandKitEndpoints,
  ...templateEndpoints,
  ...batchEndpoints,
  ...apiKeyEndpoints,
  ...avatarEndpoints,
  ...castEndpoints,
  ...clipEndpoints,
  ...speechEndpoints,
  ...pictureEndpoints,
  ...teamEndpoints,
  ...aiEditorEndpoints,
  ...siteEndpoints,
  ...watchEndpoints,
  ...analyticsEndpoints,
  ...preferenceEndpoints,
  ...ownDataEndpoints,
  ...profileEndpoints,
  ...systemEndpoints,
  ...adminAnalyticsEndpoints,
  ...adminAttentionEndpoints,
  ...adminMailEndpoints,
  ...adminModerationEndpoints,
  ...adminMonitoringEndpoints,
  ...adminUserEndpoints,
  ...adminPageEndpoints,
  ...auditLogEndpoints,
  ...adminServiceEndpoints,
  ...adminSettingEndpoints,
  ...adminPlanEndpoints,
  ...adminVoiceEndpoints,
  ...webhookEndpoints,
};

export type Endpoints = typeof endpoints;
