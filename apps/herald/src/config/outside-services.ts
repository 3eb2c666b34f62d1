import { readFileSync } from 'node:fs';
import type { AccountService } from '@herald/contract/account-services';
import { USUAL_ADDRESSES } from '@herald/media/service-wires';
import { isKnownWire } from '@herald/providers';
import type { OutsideServiceConfig } from './config.ts';
import type { Environment } from './environment-schema.ts';

/** The services an environment names beside those of speech; what this release cannot speak to is left out. */
export function outsideServicesOf(env: Environment): OutsideServiceConfig[] {
  const named = [...filmEngine(env), ...openAiOf(env), ...studiosOf(env), ...faceStudioOf(env)];
  return named.filter(({ wire }) => isKnownWire(wire));
}

/** An engine of one's own that films. */
function filmEngine(env: Environment): OutsideServiceConfig[] {
  const { HERALD_FILM_URL: baseUrl, HERALD_FILM_WIRE: wire, HERALD_FILM_MODEL: model, HERALD_FILM_KEY: key } = env;
  if (!baseUrl) return [];
  const settings = env.HERALD_FILM_SETTINGS_FILE ? readSettings(env.HERALD_FILM_SETTINGS_FILE) : undefined;
  return [{ name: 'film', wire, baseUrl, model, key, settings }];
}

/** A key alone uses nothing: many machines have one for other programs, and both services cost money. */
function openAiOf(env: Environment): OutsideServiceConfig[] {
  const { OPENAI_API_KEY: key, OPENAI_SPEECH_MODEL: speech, OPENAI_IMAGE_MODEL: image } = env;
  const baseUrl = addressOf(env.OPENAI_BASE_URL) ?? USUAL_ADDRESSES.openai;
  if (!key) return [];
  const voices = env.OPENAI_VOICES;
  return [
    ...(speech ? [{ name: 'openai', wire: 'openai', baseUrl, model: speech, voices, key }] : []),
    ...(image ? [{ name: 'openai-images', wire: 'openai-images', baseUrl, model: image, key }] : []),
  ];
}

function studiosOf(env: Environment): OutsideServiceConfig[] {
  const { heygen = USUAL_ADDRESSES.heygen, a2e = USUAL_ADDRESSES.a2e } = serviceAddressesOf(env);
  return [
    ...(env.HEYGEN_API_KEY ? [{ name: 'heygen', wire: 'heygen', baseUrl: heygen, key: env.HEYGEN_API_KEY }] : []),
    ...(env.A2E_API_KEY ? [{ name: 'a2e', wire: 'a2e', baseUrl: a2e, key: env.A2E_API_KEY }] : []),
  ];
}

function faceStudioOf({ FACESTUDIO_API_KEY: key, FACESTUDIO_BASE_URL: baseUrl }: Environment): OutsideServiceConfig[] {
  return baseUrl ? [{ name: 'facestudio', wire: 'face-studio', baseUrl, key }] : [];
}

/** Where services of accounts are, where that is not their usual address. */
export function serviceAddressesOf(env: Environment): Partial<Record<AccountService, string>> {
  const addresses = {
    openai: addressOf(env.OPENAI_BASE_URL),
    heygen: env.HEYGEN_BASE_URL,
    a2e: env.A2E_BASE_URL,
    google: env.HERALD_GOOGLE_TTS_URL ?? env.GOOGLE_TTS_BASE_URL,
  };
  return Object.fromEntries(Object.entries(addresses).filter(([, address]) => address !== undefined));
}

/** Other programs name this address with its version. */
const addressOf = (url: string | undefined): string | undefined => url?.replace(/\/v1\/?$/, '');

/** A JSON file with what only a wire wants to know; a workflow may stand in it as it is. */
function readSettings(path: string): Record<string, string> {
  const entries = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
  return Object.fromEntries(entries.map(([name, value]) => [name, asText(value)]));
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What is wrong with the variables of these services. */
export function outsideProblems(given: Record<string, string | undefined>): string[] {
  const { HERALD_FILM_URL: url, HERALD_FILM_SETTINGS_FILE: file } = given;
  const needsUrl = ['WIRE', 'MODEL', 'KEY', 'SETTINGS_FILE'].filter((name) => given[`HERALD_FILM_${name}`]);
  if (!url) return needsUrl.length > 0 ? [`HERALD_FILM_${needsUrl[0]} needs HERALD_FILM_URL.`] : [];
  if (!given.HERALD_FILM_WIRE) return ['HERALD_FILM_URL needs HERALD_FILM_WIRE: videos, cog, localai or comfyui.'];
  return file && !isSettingsFile(file) ? ['HERALD_FILM_SETTINGS_FILE must be a file with a JSON object.'] : [];
}

function isSettingsFile(path: string): boolean {
  try {
    const settings: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof settings === 'object' && settings !== null && !Array.isArray(settings);
  } catch {
    return false;
  }
}
