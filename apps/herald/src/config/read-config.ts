import { join, resolve } from 'node:path';
import { isLoopbackAddress } from '@herald/core/network';
import type { Config, S3Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { type Environment, environmentSchema } from './environment-schema.ts';
import { serviceAddressesOf, serviceProblems, servicesOf } from './services-of.ts';

const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Reads and checks the environment once, and reports all problems together. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const missing = S3_NAMES.filter((name) => given[name] === undefined);
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}.`);
  if (missing.length > 0 && missing.length < S3_NAMES.length) {
    problems.push(`${missing.join(', ')} must be set too: an object store needs all four variables.`);
  }
  problems.push(...serviceProblems(given));
  if (parsed.data && parsed.data.HERALD_WORKER_PORT === parsed.data.PORT) {
    problems.push('HERALD_WORKER_PORT must differ from PORT: one machine may run both an API and a worker.');
  }
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  return Object.freeze(toConfig(parsed.data));
}

/** The same for the environment of this process, whose children must not inherit what only this one needs. */
export function takeConfig(variables: Record<string, string | undefined>): Config {
  const config = readConfig(variables);
  delete variables.HERALD_ADMIN_PASSWORD;
  return config;
}

function toConfig(env: Environment): Config {
  const publicUrl = (env.HERALD_PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const { host, hostname } = new URL(publicUrl);
  return {
    port: env.PORT,
    host: env.HERALD_HOST ?? (isLoopback(hostname) ? 'localhost' : '0.0.0.0'),
    publicUrl,
    sitesDomain: env.HERALD_SITES_DOMAIN ?? host,
    dataFolder: env.HERALD_DATA,
    voicesFolder: resolve(env.HERALD_VOICES ?? join(env.HERALD_DATA, 'voices')),
    voicesUrl: env.HERALD_VOICES_URL,
    services: servicesOf(env),
    serviceAddresses: serviceAddressesOf(env),
    insideServices: env.HERALD_INSIDE_SERVICES,
    databaseUrl: env.DATABASE_URL,
    pgBin: env.PG_BIN,
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.HERALD_MAIL_FROM ?? `Herald <herald@${hostname}>`,
    secretKey: env.HERALD_SECRET_KEY,
    adminEmail: env.HERALD_ADMIN_EMAIL,
    adminPassword: env.HERALD_ADMIN_PASSWORD,
    renderSlots: env.HERALD_RENDER_SLOTS,
    takesFirstMeasure: env.HERALD_FIRST_MEASURE === 'on',
    stopGraceSec: env.HERALD_STOP_GRACE_SEC,
    databaseConnections: env.HERALD_DATABASE_CONNECTIONS,
    stopPauseSec: env.HERALD_STOP_PAUSE_SEC,
    trustProxy: env.HERALD_TRUST_PROXY,
    metricsAccess: { token: env.HERALD_METRICS_TOKEN, allowsLoopback: env.HERALD_METRICS_LOOPBACK === 'on' },
    workerPort: env.HERALD_WORKER_PORT,
    workerHost: env.HERALD_WORKER_HOST,
    logLevel: env.HERALD_LOG_LEVEL,
  };
}

function isLoopback(hostname: string): boolean {
  const isNamed = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]';
  return isNamed || isLoopbackAddress(hostname);
}

function s3Of(env: Environment): S3Config | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}
