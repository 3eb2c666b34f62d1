import { readFileSync } from 'node:fs';
import type { AccountService } from '@herald/contract/account-services';
import { isOneOf } from '@herald/media/choices';
import type { ServiceToOpen } from '@herald/media/engines/outside-service';
import { type HostedWire, hostedAddress, SERVER_WIRES, USUAL_ADDRESSES } from '@herald/media/service-wires';
import { offeredWires } from '@herald/providers';
import type { Environment } from './environment-schema.ts';

type Named = Omit<ServiceToOpen, 'title'>;

/** The services an environment names, in the order in which they are asked: servers of one's own first. */
export function servicesOf(env: Environment): ServiceToOpen[] {
  const named = [
    ...speechServers(env),
    ...hostedVoices(env),
    ...filmEngine(env),
    ...openAiOf(env),
    ...studiosOf(env),
    ...faceStudioOf(env),
  ];
  return named.map((service, index) => {
    const title = offeredWires.find(({ wire }) => wire === service.wire)?.title ?? service.wire;
    const twins = named.slice(0, index).filter(({ wire }) => wire === service.wire).length;
    return { ...service, title: twins > 0 ? `${title} ${twins + 1}` : title };
  });
}

/** What the variables of a service begin with. */
export const VARIABLES: Record<string, string> = {
  server: 'HERALD_SPEECH',
  server2: 'HERALD_SPEECH_2',
  elevenlabs: 'HERALD_ELEVENLABS',
  google: 'HERALD_GOOGLE_TTS',
  azure: 'HERALD_AZURE_SPEECH',
  film: 'HERALD_FILM',
  openai: 'OPENAI',
  'openai-images': 'OPENAI',
  heygen: 'HEYGEN',
  a2e: 'A2E',
  facestudio: 'FACESTUDIO',
};

function speechServers(env: Environment): Named[] {
  const first = {
    name: 'server',
    wire: env.HERALD_SPEECH_WIRE,
    baseUrl: env.HERALD_SPEECH_URL,
    model: env.HERALD_SPEECH_MODEL,
    key: env.HERALD_SPEECH_KEY,
    voices: env.HERALD_SPEECH_VOICES,
  };
  const second = {
    name: 'server2',
    wire: env.HERALD_SPEECH_2_WIRE,
    baseUrl: env.HERALD_SPEECH_2_URL,
    model: env.HERALD_SPEECH_2_MODEL,
    key: env.HERALD_SPEECH_2_KEY,
    voices: env.HERALD_SPEECH_2_VOICES,
  };
  return [first, second].flatMap(({ baseUrl, ...server }) => (baseUrl ? [{ ...server, baseUrl }] : []));
}

function hostedVoices(env: Environment): Named[] {
  return [
    ...hosted('elevenlabs', env.HERALD_ELEVENLABS_KEY ?? env.ELEVENLABS_API_KEY, {
      baseUrl: env.HERALD_ELEVENLABS_URL ?? env.ELEVENLABS_BASE_URL,
      model: env.HERALD_ELEVENLABS_MODEL,
      voices: env.HERALD_ELEVENLABS_VOICES,
    }),
    ...hosted('google', env.HERALD_GOOGLE_TTS_KEY ?? env.GOOGLE_TTS_API_KEY, {
      baseUrl: env.HERALD_GOOGLE_TTS_URL ?? env.GOOGLE_TTS_BASE_URL,
      voices: env.HERALD_GOOGLE_TTS_VOICES,
    }),
    ...hosted('azure', env.HERALD_AZURE_SPEECH_KEY, {
      baseUrl: env.HERALD_AZURE_SPEECH_URL ?? hostedAddress('azure', env.HERALD_AZURE_SPEECH_REGION),
      voices: env.HERALD_AZURE_SPEECH_VOICES,
    }),
  ];
}

/** A hosted service is used as soon as it has a key. */
function hosted(
  wire: HostedWire,
  key: string | undefined,
  { baseUrl = hostedAddress(wire), ...options }: Partial<Named>,
): Named[] {
  return key ? [{ name: wire, wire, baseUrl, key, ...options }] : [];
}

/** An engine of one's own that films. */
function filmEngine(env: Environment): Named[] {
  const { HERALD_FILM_URL: baseUrl, HERALD_FILM_WIRE: wire, HERALD_FILM_MODEL: model, HERALD_FILM_KEY: key } = env;
  if (!baseUrl) return [];
  const settings = env.HERALD_FILM_SETTINGS_FILE ? readSettings(env.HERALD_FILM_SETTINGS_FILE) : undefined;
  return [{ name: 'film', wire, baseUrl, model, key, settings }];
}

/** A key alone uses nothing: many machines have one for other programs, and both services cost money. */
function openAiOf(env: Environment): Named[] {
  const { OPENAI_API_KEY: key, OPENAI_SPEECH_MODEL: speech, OPENAI_IMAGE_MODEL: image } = env;
  const baseUrl = addressOf(env.OPENAI_BASE_URL) ?? USUAL_ADDRESSES.openai;
  if (!key) return [];
  const voices = env.OPENAI_VOICES;
  return [
    ...(speech ? [{ name: 'openai', wire: 'openai', baseUrl, model: speech, voices, key }] : []),
    ...(image ? [{ name: 'openai-images', wire: 'openai-images', baseUrl, model: image, key }] : []),
  ];
}

function studiosOf(env: Environment): Named[] {
  const { heygen = USUAL_ADDRESSES.heygen, a2e = USUAL_ADDRESSES.a2e } = serviceAddressesOf(env);
  return [
    ...(env.HEYGEN_API_KEY ? [{ name: 'heygen', wire: 'heygen', baseUrl: heygen, key: env.HEYGEN_API_KEY }] : []),
    ...(env.A2E_API_KEY ? [{ name: 'a2e', wire: 'a2e', baseUrl: a2e, key: env.A2E_API_KEY }] : []),
  ];
}

function faceStudioOf({ FACESTUDIO_API_KEY: key, FACESTUDIO_BASE_URL: baseUrl }: Environment): Named[] {
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

/** What is wrong with the variables of services. */
export const serviceProblems = (given: Record<string, string | undefined>): string[] => [
  ...speechProblems(given),
  ...filmProblems(given),
];

function filmProblems(given: Record<string, string | undefined>): string[] {
  const { HERALD_FILM_URL: url, HERALD_FILM_SETTINGS_FILE: file } = given;
  const needsUrl = ['WIRE', 'MODEL', 'KEY', 'SETTINGS_FILE'].filter((name) => given[`HERALD_FILM_${name}`]);
  if (!url) return needsUrl.length > 0 ? [`HERALD_FILM_${needsUrl[0]} needs HERALD_FILM_URL.`] : [];
  if (!given.HERALD_FILM_WIRE) return ['HERALD_FILM_URL needs HERALD_FILM_WIRE: videos, cog, localai or comfyui.'];
  return file ? settingsFileProblems(file, given.HERALD_FILM_WIRE) : [];
}

/** A name that the wire does not know would have no effect. */
function settingsFileProblems(file: string, wire: string): string[] {
  const settings = findSettings(file);
  if (!settings) return ['HERALD_FILM_SETTINGS_FILE must be a file with a JSON object.'];
  const names = offeredWires.find((one) => one.wire === wire)?.settings?.map(({ name }) => name);
  const unknown = names && Object.keys(settings).find((name) => !names.includes(name));
  if (unknown === undefined) return [];
  return [`HERALD_FILM_SETTINGS_FILE has "${unknown}", but ${wire} takes ${names?.join(', ')}.`];
}

function findSettings(path: string): object | undefined {
  try {
    const settings: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof settings === 'object' && settings !== null && !Array.isArray(settings) ? settings : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with the variables of speech. */
function speechProblems(given: Record<string, string | undefined>): string[] {
  const problems = ['HERALD_SPEECH', 'HERALD_SPEECH_2'].flatMap((prefix) => serverProblems(given, prefix));
  if (given.HERALD_AZURE_SPEECH_KEY && !given.HERALD_AZURE_SPEECH_REGION && !given.HERALD_AZURE_SPEECH_URL) {
    problems.push('HERALD_AZURE_SPEECH_KEY needs HERALD_AZURE_SPEECH_REGION, like westeurope.');
  }
  return problems;
}

/** Only the wire of OpenAI has models. */
function serverProblems(given: Record<string, string | undefined>, prefix: string): string[] {
  const { [`${prefix}_WIRE`]: wire = 'openai', [`${prefix}_URL`]: url, [`${prefix}_MODEL`]: model } = given;
  if (!isOneOf(SERVER_WIRES, wire)) return [];
  const unused = ['KEY', 'VOICES'].map((name) => `${prefix}_${name}`).filter((name) => given[name] !== undefined);
  if (url === undefined && unused.length > 0) return [`${unused[0]} needs ${prefix}_URL.`];
  if (wire !== 'openai') {
    if (model !== undefined) return [`${prefix}_MODEL has no effect with ${prefix}_WIRE=${wire}. Unset it.`];
    return url === undefined ? [`${prefix}_WIRE=${wire} needs ${prefix}_URL.`] : [];
  }
  const isWhole = (url === undefined) === (model === undefined);
  return isWhole ? [] : [`${prefix}_URL and ${prefix}_MODEL must be set together.`];
}
