import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import { readAiEditor } from '@herald/core/settings';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { routePath } from '../route-path.ts';

const docsPath = '/api/docs';
const YOUTUBE = 'https://www.youtube-nocookie.com';

/** Answers to programs: never cached on the way, never sniffed as another type. */
const apiHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** What the app may load and do in a browser; everything else is refused. */
export async function registerSecurityHeaders(app: FastifyInstance, ctx: ApiContext): Promise<void> {
  /** An administrator may change the editor's address at any time, so it is looked up for each screen. */
  const frameSources = new WeakMap<IncomingMessage, string>();
  const isHttps = ctx.core.publicUrl.startsWith('https://');
  await app.register(helmet, {
    // Helmet builds its headers for every request; answers to programs need only the few below.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes(ctx.webRoot)],
        // Libraries set style attributes on elements, which no hash can name.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Pictures of pages, people and products are uploaded or fetched by the server: no other host learns who looks.
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", (request) => frameSources.get(request) ?? YOUTUBE],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    // Browsers drop it, with a warning, where the address is neither TLS nor loopback.
    originAgentCluster: isHttps,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin-allow-popups' } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isScreenOrFile(routePath(request))) {
      reply.headers(apiHeaders);
      return;
    }
    const editor = await readAiEditor(ctx.core);
    if (editor) frameSources.set(request.raw, `${YOUTUBE} ${editor.origin}`);
    await reply.helmet();
  });
}

/** The entry page may set the theme before anything is drawn; only its own scripts are allowed. */
function inlineScriptHashes(webRoot: string | undefined): string[] {
  const entry = webRoot && join(webRoot, 'index.html');
  if (!entry || !existsSync(entry)) return [];
  const scripts = readFileSync(entry, 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g);
  return Array.from(scripts, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

function isScreenOrFile(path: string): boolean {
  return !path.startsWith('/api/') || path === docsPath;
}
