import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { generateSpeechRoute } from './a2e/generate-speech.ts';
import { getVoiceRoute } from './a2e/get-voice.ts';
import { listCountriesRoute } from './a2e/list-countries.ts';
import { listRegionsRoute } from './a2e/list-regions.ts';
import { listVoicesRoute } from './a2e/list-voices.ts';
import { uploadAudioRoute } from './a2e/upload-audio.ts';
import { voiceSampleRoute } from './a2e/voice-sample.ts';
import { deleteAudioRoute } from './audio/delete.ts';
import { getAudioRoute } from './audio/get.ts';
import { getPronunciationsRoute } from './audio/get-pronunciations.ts';
import { savePronunciationsRoute } from './audio/save-pronunciations.ts';
import { currentUserRoute } from './auth/current-user.ts';
import { forgotPasswordRoute } from './auth/forgot-password.ts';
import { loginRoute } from './auth/login.ts';
import { loginAsUserRoute } from './auth/login-as-user.ts';
import { logoutRoute } from './auth/logout.ts';
import { registerRoute } from './auth/register.ts';
import { resendVerificationRoute } from './auth/resend-verification.ts';
import { resetPasswordRoute } from './auth/reset-password.ts';
import { returnToAdminRoute } from './auth/return-to-admin.ts';
import { verifyEmailRoute } from './auth/verify-email.ts';
import { deleteAvatarRoute } from './avatars/delete.ts';
import { getAvatarRoute } from './avatars/get.ts';
import { listAvatarsRoute, listCustomAvatarsRoute, listDefaultAvatarsRoute } from './avatars/list.ts';
import { avatarThumbnailRoute } from './avatars/thumbnail.ts';
import { clearDraftRoute } from './drafts/clear.ts';
import { getDraftRoute } from './drafts/get.ts';
import { saveDraftRoute } from './drafts/save.ts';
import { drawFaceRoute } from './face-studio/generate.ts';
import { keepFaceRoute } from './face-studio/keep.ts';
import { getPageRoute } from './pages/get.ts';
import { listPagesRoute } from './pages/list.ts';
import { analysePhotoRoute } from './photo-avatars/analyse.ts';
import { keepPhotoRoute } from './photo-avatars/keep.ts';
import { uploadPictureRoute } from './pictures/upload.ts';
import { listPlansRoute } from './plans/list.ts';
import { getPreferencesRoute } from './preferences/get.ts';
import { savePreferencesRoute } from './preferences/save.ts';
import { siteAdminLinkRoute } from './sites/admin-link.ts';
import { createSiteRoute } from './sites/create.ts';
import { deleteSiteRoute } from './sites/delete.ts';
import { listSitesRoute } from './sites/list.ts';
import { aiEditorRoute } from './system/ai-editor.ts';
import { healthRoute } from './system/health.ts';
import { logNotFoundRoute } from './system/log-not-found.ts';
import { mediaRoute } from './system/media.ts';
import { readyRoute } from './system/ready.ts';
import { siteInfoRoute } from './system/site-info.ts';
import { acceptInvitationRoute } from './team/accept-invitation.ts';
import { teamActivityRoute } from './team/activity.ts';
import { addTeamMemberRoute } from './team/add.ts';
import { listTeamMembersRoute } from './team/list.ts';
import { readInvitationRoute } from './team/read-invitation.ts';
import { removeTeamMemberRoute } from './team/remove.ts';
import { resendInvitationRoute } from './team/resend-invitation.ts';
import { teamStatisticsRoute } from './team/statistics.ts';
import { updateTeamMemberRoute } from './team/update.ts';
import { ttsAccentsRoute } from './tts/list-accents.ts';
import { listCustomAudioRoute } from './tts/list-custom-audio.ts';
import { ttsLanguagesRoute } from './tts/list-languages.ts';
import { ttsTonesRoute } from './tts/list-tones.ts';
import { ttsVoicesRoute } from './tts/list-voices.ts';
import { ttsPreviewRoute } from './tts/preview.ts';
import { ttsSyncRoute } from './tts/sync.ts';
import { uploadCustomAudioRoute } from './tts/upload-custom-audio.ts';
import { userLimitsRoute } from './user/limits.ts';
import { checkAvatarStatusRoute } from './video-generation/check-avatar-status.ts';
import { checkTtsLimitsRoute } from './video-generation/check-tts-limits.ts';
import { estimateVideoRoute } from './video-generation/estimate.ts';
import { videoEventsRoute } from './video-generation/events.ts';
import { generateAvatarRoute } from './video-generation/generate-avatar.ts';
import { previewSceneRoute } from './video-generation/preview-scene.ts';
import { retryVideoRoute } from './video-generation/retry.ts';
import { startVideoRoute } from './video-generation/start.ts';
import { videoStatusRoute } from './video-generation/status.ts';
import { cancelVideoRoute } from './videos/cancel.ts';
import { changeVideosRoute } from './videos/change-many.ts';
import { checkVideoStatusRoute } from './videos/check-status.ts';
import { createVideoRoute } from './videos/create.ts';
import { deleteVideoRoute } from './videos/delete.ts';
import { getVideoRoute } from './videos/get.ts';
import { listVideosRoute } from './videos/list.ts';
import { orderVideosZipRoute } from './videos/order-zip.ts';
import { restoreVideoRoute } from './videos/restore.ts';
import { retryVideoByVideosRoute } from './videos/retry.ts';
import { updateVideoRoute } from './videos/update.ts';
import { videosZipRoute } from './videos/zip.ts';
import { oembedRoute } from './watch/oembed.ts';
import { publicVideoRoute } from './watch/public-video.ts';
import { reportVideoRoute } from './watch/report.ts';
import { savePlayRoute } from './watch/save-play.ts';
import { videoStatisticsRoute } from './watch/statistics.ts';
import { unlockVideoRoute } from './watch/unlock.ts';
import { viewVideoRoute } from './watch/view.ts';
import { viewVideoBySlugRoute } from './watch/view-by-slug.ts';

const routes: ((app: FastifyInstance, ctx: ApiContext) => void)[] = [
  loginRoute,
  registerRoute,
  logoutRoute,
  currentUserRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  loginAsUserRoute,
  returnToAdminRoute,
  verifyEmailRoute,
  resendVerificationRoute,
  userLimitsRoute,
  getPreferencesRoute,
  savePreferencesRoute,
  listTeamMembersRoute,
  addTeamMemberRoute,
  updateTeamMemberRoute,
  removeTeamMemberRoute,
  teamStatisticsRoute,
  teamActivityRoute,
  resendInvitationRoute,
  readInvitationRoute,
  acceptInvitationRoute,
  listPlansRoute,
  listPagesRoute,
  getPageRoute,
  uploadPictureRoute,
  generateSpeechRoute,
  getVoiceRoute,
  listCountriesRoute,
  listRegionsRoute,
  listVoicesRoute,
  uploadAudioRoute,
  voiceSampleRoute,
  deleteAudioRoute,
  getAudioRoute,
  getPronunciationsRoute,
  savePronunciationsRoute,
  clearDraftRoute,
  getDraftRoute,
  saveDraftRoute,
  ttsAccentsRoute,
  listCustomAudioRoute,
  ttsLanguagesRoute,
  ttsTonesRoute,
  ttsVoicesRoute,
  ttsPreviewRoute,
  ttsSyncRoute,
  uploadCustomAudioRoute,
  siteInfoRoute,
  aiEditorRoute,
  siteAdminLinkRoute,
  createSiteRoute,
  deleteSiteRoute,
  listSitesRoute,
  checkTtsLimitsRoute,
  estimateVideoRoute,
  previewSceneRoute,
  videoEventsRoute,
  retryVideoRoute,
  startVideoRoute,
  videoStatusRoute,
  cancelVideoRoute,
  changeVideosRoute,
  checkVideoStatusRoute,
  createVideoRoute,
  deleteVideoRoute,
  getVideoRoute,
  listVideosRoute,
  orderVideosZipRoute,
  restoreVideoRoute,
  retryVideoByVideosRoute,
  updateVideoRoute,
  videosZipRoute,
  logNotFoundRoute,
  listAvatarsRoute,
  listDefaultAvatarsRoute,
  listCustomAvatarsRoute,
  getAvatarRoute,
  deleteAvatarRoute,
  avatarThumbnailRoute,
  generateAvatarRoute,
  checkAvatarStatusRoute,
  drawFaceRoute,
  keepFaceRoute,
  analysePhotoRoute,
  keepPhotoRoute,
  healthRoute,
  readyRoute,
  mediaRoute,
  oembedRoute,
  publicVideoRoute,
  reportVideoRoute,
  savePlayRoute,
  videoStatisticsRoute,
  unlockVideoRoute,
  viewVideoRoute,
  viewVideoBySlugRoute,
];

/** Every endpoint of the contract, each in a file of its own. */
export function registerRoutes(app: FastifyInstance, ctx: ApiContext): void {
  for (const route of routes) route(app, ctx);
}
