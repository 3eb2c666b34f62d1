import { z } from 'zod';
import { ep } from '../endpoint.ts';
import { bytesAnswer, dataAnswer, messageAnswer } from '../envelope.ts';
import { textField } from '../fields.ts';

const tag = 'System';

export const systemEndpoints = {
  siteInfo: ep({
    method: 'GET',
    path: '/site',
    tag,
    summary: 'What the sign-in screen needs to know about this installation',
    auth: 'public',
    response: dataAnswer(
      z.object({
        site_name: z.string(),
        site_description: z.string(),
        support_email: z.string().describe('Empty where the operator has named none.'),
        support_url: z.string().describe('A page for the same; used in place of the address where both are set.'),
        registration_enabled: z.boolean(),
        maintenance_mode: z.boolean(),
        sends_mail: z.boolean().describe('A mail server is set up.'),
        sites_domain: z.string().describe('Customer sites are one label below this host.'),
      }),
    ),
    openInMaintenance: true,
  }),
  logNotFound: ep({
    method: 'POST',
    path: '/not-found-log',
    tag,
    summary: 'Record a visit to an address that does not exist',
    auth: 'public',
    body: z.object({ path: textField(2000) }),
    response: messageAnswer,
    openInMaintenance: true,
  }),
  health: ep({
    method: 'GET',
    path: '/health',
    tag,
    summary: 'The process is up and not cut off from its database',
    auth: 'public',
    response: dataAnswer(z.object({ version: z.string(), uptime_seconds: z.number() })),
    openInMaintenance: true,
  }),
  ready: ep({
    method: 'GET',
    path: '/ready',
    tag,
    summary: 'The process can serve: its database answers and it is not shutting down',
    auth: 'public',
    response: dataAnswer(z.object({ database: z.literal('up') })),
    openInMaintenance: true,
  }),
  media: ep({
    method: 'GET',
    path: '/media/*',
    tag,
    summary: 'A stored file by its signed, expiring address; supports range requests',
    auth: 'public',
    params: z.object({ '*': textField(1000) }),
    query: z.object({
      expires: z.string().describe('Unix time in seconds.'),
      signature: z.string(),
      state: textField(64).optional().describe('What must still be so for the link to open the file.'),
      download: textField(200).optional().describe('File name to save under.'),
    }),
    response: bytesAnswer,
    produces: 'application/octet-stream',
    openInMaintenance: true,
    uncounted: true,
  }),
};
