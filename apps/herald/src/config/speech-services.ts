import { type HostedWire, hostedAddress } from '@herald/media/service-wires';
import type { SpeechServiceConfig } from './config.ts';
import type { Environment } from './environment-schema.ts';

interface HostedService {
  wire: HostedWire;
  key: string | undefined;
  url: string | undefined;
  region?: string | undefined;
  model?: string | undefined;
  voices: string | undefined;
}

/** The servers and services of speech an environment names: one's own first. */
export function speechServicesOf(env: Environment): SpeechServiceConfig[] {
  return [...firstServer(env), ...secondServer(env), ...hostedOf(env).flatMap(serviceOf)];
}

function firstServer(env: Environment): SpeechServiceConfig[] {
  const { HERALD_SPEECH_WIRE: wire, HERALD_SPEECH_URL: baseUrl, HERALD_SPEECH_MODEL: model } = env;
  const { HERALD_SPEECH_KEY: key, HERALD_SPEECH_VOICES: voices } = env;
  return baseUrl ? [{ name: 'server', wire, baseUrl, model, key, voices }] : [];
}

function secondServer(env: Environment): SpeechServiceConfig[] {
  const { HERALD_SPEECH_2_WIRE: wire, HERALD_SPEECH_2_URL: baseUrl, HERALD_SPEECH_2_MODEL: model } = env;
  const { HERALD_SPEECH_2_KEY: key, HERALD_SPEECH_2_VOICES: voices } = env;
  return baseUrl ? [{ name: 'server2', wire, baseUrl, model, key, voices }] : [];
}

function hostedOf(env: Environment): HostedService[] {
  return [
    {
      wire: 'elevenlabs',
      key: env.HERALD_ELEVENLABS_KEY ?? env.ELEVENLABS_API_KEY,
      url: env.HERALD_ELEVENLABS_URL ?? env.ELEVENLABS_BASE_URL,
      model: env.HERALD_ELEVENLABS_MODEL,
      voices: env.HERALD_ELEVENLABS_VOICES,
    },
    {
      wire: 'google',
      key: env.HERALD_GOOGLE_TTS_KEY ?? env.GOOGLE_TTS_API_KEY,
      url: env.HERALD_GOOGLE_TTS_URL ?? env.GOOGLE_TTS_BASE_URL,
      voices: env.HERALD_GOOGLE_TTS_VOICES,
    },
    {
      wire: 'azure',
      key: env.HERALD_AZURE_SPEECH_KEY,
      url: env.HERALD_AZURE_SPEECH_URL,
      region: env.HERALD_AZURE_SPEECH_REGION,
      voices: env.HERALD_AZURE_SPEECH_VOICES,
    },
  ];
}

/** A hosted service is used as soon as it has a key. */
function serviceOf({ wire, key, url, region, model, voices }: HostedService): SpeechServiceConfig[] {
  return key ? [{ name: wire, wire, baseUrl: url ?? hostedAddress(wire, region), model, key, voices }] : [];
}

/** What is wrong with the variables of speech. */
export function speechProblems(given: Record<string, string | undefined>): string[] {
  const problems = ['HERALD_SPEECH', 'HERALD_SPEECH_2'].flatMap((prefix) => serverProblems(given, prefix));
  if (given.HERALD_AZURE_SPEECH_KEY && !given.HERALD_AZURE_SPEECH_REGION && !given.HERALD_AZURE_SPEECH_URL) {
    problems.push('HERALD_AZURE_SPEECH_KEY needs HERALD_AZURE_SPEECH_REGION, like westeurope.');
  }
  return problems;
}

/** Only the wire of OpenAI has models. */
function serverProblems(given: Record<string, string | undefined>, prefix: string): string[] {
  const { [`${prefix}_WIRE`]: wire = 'openai', [`${prefix}_URL`]: url, [`${prefix}_MODEL`]: model } = given;
  if (wire !== 'openai') return url === undefined ? [`${prefix}_WIRE=${wire} needs ${prefix}_URL.`] : [];
  const isWhole = (url === undefined) === (model === undefined);
  return isWhole ? [] : [`${prefix}_URL and ${prefix}_MODEL must be set together.`];
}
