import type { securityEndpoints } from '@herald/contract/endpoints/security';
import type { Core } from '@herald/core';
import type { Actor } from '@herald/core/identity';
import {
  beginTwoFactor,
  changePassword,
  confirmTwoFactor,
  endOneSession,
  endOtherSessions,
  endTwoFactor,
  listActivity,
  listSessions,
  readSecuritySettings,
  readTwoFactor,
  renewRecoveryCodes,
  type StoredSecuritySettings,
  saveSecuritySettings,
} from '@herald/core/security';
import { renderSVG } from 'uqr';
import { withData, withMessage } from '../answers.ts';
import { keepDeviceMark } from '../device-mark-cookie.ts';
import { presentActivity, presentSecurity, presentSession, readSecurityChanges } from '../presenters/security.ts';
import type { Handlers } from '../route.ts';

export const securityRoutes = {
  getSecurity: async ({ ctx, actor }) =>
    withData(await answerSecurity(ctx.core, actor, await readSecuritySettings(ctx.core, actor))),
  saveSecurity: async ({ ctx, actor, body, caller }) => {
    const saved = await saveSecuritySettings(ctx.core, actor, { changes: readSecurityChanges(body), caller });
    return withData(await answerSecurity(ctx.core, actor, saved));
  },
  changePassword: async ({ ctx, actor, body, caller, reply }) => {
    const wish = {
      current: body.current_password,
      chosen: body.new_password,
      confirmation: body.new_password_confirmation,
    };
    keepDeviceMark(ctx, reply, await changePassword(ctx.core, actor, { wish, caller }));
    return withMessage('Your password has been changed successfully.');
  },
  setTwoFactor: async ({ ctx, actor, body, caller }) => {
    const password = body.password ?? '';
    if (body.enabled) {
      const start = await beginTwoFactor(ctx.core, actor, { password, caller });
      const data = { ...start, qr: renderSVG(start.uri, { border: 1 }) };
      return { ...withMessage('Scan the code with your authenticator app.'), data };
    }
    await endTwoFactor(ctx.core, actor, { password, code: body.code ?? '', caller });
    return { ...withMessage('You sign in with your password alone again.'), data: null };
  },
  confirmTwoFactor: async ({ ctx, actor, body, caller }) =>
    withData({ recovery_codes: await confirmTwoFactor(ctx.core, actor, { code: body.code, caller }) }),
  renewRecoveryCodes: async ({ ctx, actor, body, caller }) =>
    withData({ recovery_codes: await renewRecoveryCodes(ctx.core, actor, { code: body.code, caller }) }),
  securityActivity: async ({ ctx, actor }) =>
    withData((await listActivity(ctx.core, actor)).map((item) => presentActivity(item))),
  listSessions: async ({ ctx, actor }) =>
    withData((await listSessions(ctx.core, actor)).map((session) => presentSession(session))),
  endOtherSessions: async ({ ctx, actor, caller }) => {
    const count = await endOtherSessions(ctx.core, actor, caller);
    return withMessage(count === 1 ? '1 session has ended.' : `${count} sessions have ended.`);
  },
  endSession: async ({ ctx, actor, params, caller }) => {
    await endOneSession(ctx.core, actor, params.id, caller);
    return withMessage('The session has ended.');
  },
} satisfies Handlers<typeof securityEndpoints>;

async function answerSecurity(core: Core, actor: Actor, settings: StoredSecuritySettings) {
  return presentSecurity(settings, await readTwoFactor(core, actor));
}
