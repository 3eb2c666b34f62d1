import { limits } from '@herald/contract/limits';
import { newId } from '@herald/core/runtime';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type ApiContext, type ServerLimits, serverLimits } from './context.ts';
import { registerEventHub } from './events/event-hub.ts';
import { collectApiDescription, serveApiDescription } from './plugins/api-description.ts';
import { registerBodyParsers } from './plugins/body-parsers.ts';
import { pathOfRequest, registerClearHost } from './plugins/clear-host.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { answerError, registerErrorDoor, registerNotFound, translate } from './plugins/error-door.ts';
import { registerFloodLimit } from './plugins/flood-limit.ts';
import { registerIdempotency } from './plugins/idempotency.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOneClickUnsubscribe } from './plugins/one-click-unsubscribe.ts';
import { registerPressureGuard } from './plugins/pressure-guard.ts';
import { registerReleaseGuard } from './plugins/release-guard.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerWebApp } from './plugins/web-app.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { registerSites } from './sites/register-sites.ts';
import { registerUploadSweep } from './uploads/sweep-uploads.ts';
import { registerWatchPages } from './watch-pages/register-watch-pages.ts';
import { registerReports } from './webhooks/register-reports.ts';
import { registerWebhooks } from './webhooks/register-webhooks.ts';

const MAX_PARAM_CHARACTERS = 1000;

export interface BuildOptions {
  /** Adds routes before the app is sealed. */
  extend?: (app: FastifyInstance, ctx: ApiContext) => void;
}

/** The whole HTTP side, ready to be injected into or to listen. */
export async function buildApp(ctx: ApiContext, options: BuildOptions = {}): Promise<FastifyInstance> {
  const server = { ...serverLimits, ...ctx.limits };
  const app = createServer(ctx, server);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('refusedBy', undefined);
  registerErrorDoor(app);
  registerClearHost(app);
  registerRequestLog(app);
  await registerSecurityHeaders(app, ctx);
  registerPressureGuard(app, server);
  if (ctx.isOutdated) registerReleaseGuard(app, ctx.isOutdated);
  await registerFloodLimit(app, server);
  await registerBodyParsers(app);
  registerMetrics(app, ctx);
  registerIdempotency(app, ctx);
  registerUploadSweep(app);
  registerEventHub(app, ctx);
  await collectApiDescription(app, ctx);
  registerRoutes(app, ctx);
  await registerWebhooks(app, ctx, server);
  await registerReports(app, ctx, server);
  await registerOneClickUnsubscribe(app, ctx);
  await registerSites(app, ctx);
  options.extend?.(app, ctx);
  serveApiDescription(app);
  if (ctx.webRoot) await registerWatchPages(app, ctx, ctx.webRoot);
  if (ctx.webRoot) await registerWebApp(app, ctx.webRoot, ctx.core);
  else registerNotFound(app);
  await app.ready();
  return app;
}

function createServer(ctx: ApiContext, server: ServerLimits): FastifyInstance {
  const app = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => newId(ctx.core),
    requestIdHeader: false,
    rewriteUrl: pathOfRequest,
    trustProxy: ctx.trustProxy ?? false,
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: server.requestTimeoutMs,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    clientErrorHandler: answerClientError,
    // A request on an open connection is still served while the process stops, with `connection: close`.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => answerError(translate(error), request, reply),
    routerOptions: { maxParamLength: MAX_PARAM_CHARACTERS },
    http: {
      headersTimeout: server.headersTimeoutMs,
      maxHeaderSize: server.maxHeaderBytes,
      connectionsCheckingInterval: Math.min(5_000, server.headersTimeoutMs),
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app as unknown as FastifyInstance;
}
