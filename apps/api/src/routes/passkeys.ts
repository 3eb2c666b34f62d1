import type { passkeyEndpoints } from '@herald/contract/endpoints/passkeys';
import { beginPasskeyLogin, loginWithPasskey } from '@herald/core/people';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from '@herald/core/security';
import { withData, withMessage } from '../answers.ts';
import { deviceMarksOf, keepDeviceMark } from '../device-mark-cookie.ts';
import { presentPasskey, presentPasskeys } from '../presenters/passkeys.ts';
import { presentSignedIn } from '../presenters/signed-in.ts';
import type { Handlers } from '../route.ts';

export const passkeyRoutes = {
  beginPasskeyLogin: async ({ ctx, caller }) => withData({ ...(await beginPasskeyLogin(ctx.core, caller)) }),
  loginWithPasskey: async ({ ctx, body, caller, raw, reply }) => {
    const signedIn = await loginWithPasskey(ctx.core, { ...body, deviceMarks: deviceMarksOf(raw) }, caller);
    keepDeviceMark(ctx, reply, signedIn.deviceMark);
    return presentSignedIn(ctx.core, signedIn);
  },
  listPasskeys: async ({ ctx, actor, caller }) =>
    withData(presentPasskeys(await listPasskeys(ctx.core, actor, caller))),
  beginPasskey: async ({ ctx, actor, body, caller }) =>
    withData({ ...(await beginPasskey(ctx.core, actor, { ...body, caller })) }),
  addPasskey: async ({ ctx, actor, body, caller }) =>
    withData(presentPasskey(await addPasskey(ctx.core, actor, { ...body, caller }))),
  renamePasskey: async ({ ctx, actor, params, body }) => {
    await renamePasskey(ctx.core, actor, { id: params.id, name: body.name });
    return withMessage('The passkey has another name.');
  },
  removePasskey: async ({ ctx, actor, params, body, caller }) => {
    await removePasskey(ctx.core, actor, { id: params.id, password: body.password, caller });
    return withMessage('The passkey opens nothing any more. Your password stays.');
  },
} satisfies Handlers<typeof passkeyEndpoints>;
