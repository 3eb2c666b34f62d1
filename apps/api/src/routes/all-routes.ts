import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
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
import { getPageRoute } from './pages/get.ts';
import { listPagesRoute } from './pages/list.ts';
import { listPlansRoute } from './plans/list.ts';
import { healthRoute } from './system/health.ts';
import { logNotFoundRoute } from './system/log-not-found.ts';
import { mediaRoute } from './system/media.ts';
import { readyRoute } from './system/ready.ts';
import { siteInfoRoute } from './system/site-info.ts';
import { userLimitsRoute } from './user/limits.ts';

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
  listPlansRoute,
  listPagesRoute,
  getPageRoute,
  siteInfoRoute,
  logNotFoundRoute,
  healthRoute,
  readyRoute,
  mediaRoute,
];

/** Every endpoint of the contract, each in a file of its own. */
export function registerRoutes(app: FastifyInstance, ctx: ApiContext): void {
  for (const route of routes) route(app, ctx);
}
