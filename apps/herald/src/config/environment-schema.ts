import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { FILM_WIRES, SERVER_WIRES } from '@herald/media/service-wires';
import { z } from 'zod';

const DEFAULT_PORT = 3000;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be a URL that starts with http:// or https://' });
const publicUrl = httpUrl.refine((address) => {
  const url = URL.parse(address);
  return url === null || `${url.pathname}${url.search}${url.hash}` === '/';
}, 'must end after the host name, because Herald cannot run under a path');
/** A key in an address would show wherever the address does. */
const serviceUrl = httpUrl.refine((address) => {
  const url = URL.parse(address);
  return url === null || `${url.username}${url.password}${url.search}` === '';
}, 'must not contain a user name, a password or a query');
const serverWire = z.enum(SERVER_WIRES, { error: `must be ${SERVER_WIRES.join(', ')}` }).default('openai');
const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must look like postgresql://user:password@host:5432/name',
});
const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' });
const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int(`must be a whole number`)
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** A host, perhaps with a port; an address of IPv6 in brackets. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

const MASK_BITS = { 4: 32, 6: 128 };

function isAddressOrNetwork(text: string): boolean {
  const [address = '', mask, ...rest] = text.split('/');
  const version = isIP(address);
  if ((version !== 4 && version !== 6) || rest.length > 0) return false;
  return mask === undefined || (/^\d{1,3}$/.test(mask) && Number(mask) <= MASK_BITS[version]);
}

/** Every variable that Herald reads. An empty one counts as not set. */
export const environmentSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(DEFAULT_PORT),
  HERALD_HOST: z.string().optional(),
  HERALD_PUBLIC_URL: publicUrl.optional(),
  HERALD_SITES_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/, 'must be a host name in small letters, like example.com or localhost:3000')
    .optional(),
  HERALD_DATA: z
    .string()
    .default('data')
    .transform((path) => resolve(path)),
  HERALD_VOICES: z.string().optional(),
  HERALD_VOICES_URL: serviceUrl.default('https://huggingface.co'),
  HERALD_SPEECH_WIRE: serverWire,
  HERALD_SPEECH_URL: serviceUrl.optional(),
  HERALD_SPEECH_MODEL: z.string().optional(),
  HERALD_SPEECH_KEY: z.string().optional(),
  HERALD_SPEECH_VOICES: z.string().optional(),
  HERALD_SPEECH_2_WIRE: serverWire,
  HERALD_SPEECH_2_URL: serviceUrl.optional(),
  HERALD_SPEECH_2_MODEL: z.string().optional(),
  HERALD_SPEECH_2_KEY: z.string().optional(),
  HERALD_SPEECH_2_VOICES: z.string().optional(),
  HERALD_ELEVENLABS_KEY: z.string().optional(),
  HERALD_ELEVENLABS_MODEL: z.string().optional(),
  HERALD_ELEVENLABS_VOICES: z.string().optional(),
  HERALD_ELEVENLABS_URL: serviceUrl.optional(),
  HERALD_GOOGLE_TTS_KEY: z.string().optional(),
  HERALD_GOOGLE_TTS_VOICES: z.string().optional(),
  HERALD_GOOGLE_TTS_URL: serviceUrl.optional(),
  HERALD_AZURE_SPEECH_KEY: z.string().optional(),
  HERALD_AZURE_SPEECH_REGION: z
    .string()
    .regex(/^[a-z0-9]+$/, 'must be a region, like westeurope')
    .optional(),
  HERALD_AZURE_SPEECH_VOICES: z.string().optional(),
  HERALD_AZURE_SPEECH_URL: serviceUrl.optional(),
  ELEVENLABS_API_KEY: z.string().optional(),
  ELEVENLABS_BASE_URL: serviceUrl.optional(),
  GOOGLE_TTS_API_KEY: z.string().optional(),
  GOOGLE_TTS_BASE_URL: serviceUrl.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: serviceUrl.optional(),
  OPENAI_SPEECH_MODEL: z.string().optional(),
  OPENAI_VOICES: z.string().optional(),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  HEYGEN_API_KEY: z.string().optional(),
  HEYGEN_BASE_URL: serviceUrl.optional(),
  A2E_API_KEY: z.string().optional(),
  A2E_BASE_URL: serviceUrl.optional(),
  FACESTUDIO_API_KEY: z.string().optional(),
  FACESTUDIO_BASE_URL: serviceUrl.optional(),
  HERALD_FILM_WIRE: z.enum(FILM_WIRES, { error: `must be ${FILM_WIRES.join(', ')}` }).default('videos'),
  HERALD_FILM_URL: serviceUrl.optional(),
  HERALD_FILM_MODEL: z.string().optional(),
  HERALD_FILM_KEY: z.string().optional(),
  HERALD_FILM_SETTINGS_FILE: z.string().optional(),
  HERALD_INSIDE_SERVICES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .refine(
      (list) => list.every((one) => isAddressOrNetwork(one) || HOST.test(one)),
      'must be hosts, addresses or networks, like voices:8880, 127.0.0.1:8880, 10.1.0.0/16',
    ),
  DATABASE_URL: databaseUrl.optional(),
  PG_BIN: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: smtpUrl.optional(),
  HERALD_MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an address, like Studio <studio@example.com>',
    )
    .optional(),
  HERALD_SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  HERALD_ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@herald.local'),
  HERALD_ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  HERALD_RENDER_SLOTS: wholeNumber(1, 64).default(Math.max(1, Math.floor(availableParallelism() / 2))),
  HERALD_FIRST_MEASURE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  HERALD_STOP_GRACE_SEC: wholeNumber(0, 3600).default(30),
  HERALD_DATABASE_CONNECTIONS: wholeNumber(2, 200).optional(),
  HERALD_STOP_PAUSE_SEC: wholeNumber(0, 120).default(0),
  HERALD_LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be ${LOG_LEVELS.join(', ')}` }).default('info'),
  HERALD_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  HERALD_METRICS_LOOPBACK: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  HERALD_WORKER_PORT: wholeNumber(1, 65_535).optional(),
  HERALD_WORKER_HOST: z.string().default('127.0.0.1'),
  HERALD_TRUST_PROXY: z
    .string()
    .optional()
    .transform((list) => list?.split(',').map((address) => address.trim()))
    .refine(
      (list) => list?.every(isAddressOrNetwork) ?? true,
      'must be addresses or networks, like 10.0.0.2, 10.0.0.0/8',
    ),
});

export type Environment = z.infer<typeof environmentSchema>;
