import type { IncomingMessage } from 'node:http';
import { AppError } from '@herald/core/errors';
import type { FastifyInstance } from 'fastify';

const absoluteForm = /^https?:\/\/([^/?#]*)/i;

/** The path of a request whose line names the whole address. */
export function pathOfRequest({ url = '/' }: IncomingMessage): string {
  const path = url.replace(absoluteForm, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/** Refuses a request that names two hosts: a proxy in front could have let it pass for the other one. */
export function registerClearHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers, originalUrl }) => {
    const named = absoluteForm.exec(originalUrl)?.[1];
    const isOtherHost = named !== undefined && named.toLowerCase() !== headers.host?.toLowerCase();
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (isOtherHost || hosts.length > 1) throw new AppError('malformed');
  });
}
