import type { adminVoiceEndpoints } from '@herald/contract/endpoints/admin-voices';
import { AppError } from '@herald/core/errors';
import {
  addVoicePack,
  cancelVoicePack,
  downloadVoicePack,
  listVoicePacks,
  lookForVoicePacks,
  measureVoicePack,
  pauseVoicePack,
  readVoicePackSizes,
  removeVoicePack,
} from '@herald/core/office/voices';
import { withData, withMessage } from '../answers.ts';
import { connectionSignal } from '../connection-signal.ts';
import type { ApiContext } from '../context.ts';
import { presentVoicePacks } from '../presenters/voice-pack.ts';
import type { Handlers } from '../route.ts';
import { voiceFilesOf } from '../uploads/receive-voice-files.ts';
import { handOf } from './office-hand.ts';

function storeOf({ providers }: ApiContext) {
  if (!providers.voicePacks) throw new AppError('not_found', { message: 'This installation has no folder of voices.' });
  return providers.voicePacks;
}

export const adminVoiceRoutes = {
  listVoicePacks: async ({ ctx }) => withData(presentVoicePacks(await listVoicePacks(ctx.core, storeOf(ctx)))),
  addVoicePack: async ({ ctx, actor, caller, upload, raw, reply }) => {
    const sent = { files: voiceFilesOf(raw, upload), signal: connectionSignal(reply) };
    const name = await addVoicePack(ctx.core, handOf(actor, caller), storeOf(ctx), sent);
    await ctx.providers.speech.refreshVoices();
    return withData({ name });
  },
  readVoicePackSizes: async ({ ctx, actor, caller }) => {
    await readVoicePackSizes(ctx.core, handOf(actor, caller), storeOf(ctx));
    return withMessage('The sizes are up to date.');
  },
  lookForVoicePacks: async ({ ctx }) => {
    await lookForVoicePacks(ctx.core, storeOf(ctx));
    await ctx.providers.speech.refreshVoices();
    return withMessage('The folder was looked through.');
  },
  downloadVoicePack: async ({ ctx, actor, params, caller }) => {
    await downloadVoicePack(ctx.core, handOf(actor, caller), storeOf(ctx), params.id);
    return withMessage('The voice is being downloaded.');
  },
  pauseVoicePack: async ({ ctx, actor, params, caller }) => {
    await pauseVoicePack(ctx.core, handOf(actor, caller), storeOf(ctx), params.id);
    return withMessage('The download is paused.');
  },
  cancelVoicePack: async ({ ctx, actor, params, caller }) => {
    await cancelVoicePack(ctx.core, handOf(actor, caller), storeOf(ctx), params.id);
    return withMessage('The download was cancelled.');
  },
  measureVoicePack: async ({ ctx, actor, params, caller }) => {
    await measureVoicePack(ctx.core, handOf(actor, caller), storeOf(ctx), params.id);
    return withMessage('The voice is being measured.');
  },
  removeVoicePack: async ({ ctx, actor, params, caller }) => {
    await removeVoicePack(ctx.core, handOf(actor, caller), storeOf(ctx), params.id);
    await ctx.providers.speech.refreshVoices();
    return withMessage('The voice was removed.');
  },
} satisfies Handlers<typeof adminVoiceEndpoints>;
