import { nearestName } from '@herald/media/nearest-name';
import { environmentSchema } from './environment-schema.ts';

type Variables = Record<string, string | undefined>;

const KNOWN = Object.keys(environmentSchema.shape);

/** What Kubernetes sets for a service that is called herald. */
const OF_CLUSTER = /^HERALD_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT_\d+_(?:TCP|UDP))(?:_|$)/;

/** Variables that do nothing by themselves, and those of which one must be set. */
const NEEDS: readonly (readonly [names: readonly string[], needed: readonly string[]])[] = [
  [
    ['MODEL', 'VOICES', 'URL'].map((end) => `HERALD_ELEVENLABS_${end}`),
    ['HERALD_ELEVENLABS_KEY', 'ELEVENLABS_API_KEY'],
  ],
  [['HERALD_GOOGLE_TTS_VOICES'], ['HERALD_GOOGLE_TTS_KEY', 'GOOGLE_TTS_API_KEY']],
  [['REGION', 'VOICES', 'URL'].map((end) => `HERALD_AZURE_SPEECH_${end}`), ['HERALD_AZURE_SPEECH_KEY']],
  [['OPENAI_SPEECH_MODEL', 'OPENAI_IMAGE_MODEL'], ['OPENAI_API_KEY']],
  [['OPENAI_VOICES'], ['OPENAI_SPEECH_MODEL']],
  [['FACESTUDIO_API_KEY'], ['FACESTUDIO_BASE_URL']],
  [['HERALD_WORKER_HOST'], ['HERALD_WORKER_PORT']],
];

/** A line for each variable that is meant for Herald and changes nothing. */
export function oddVariables(variables: Variables): string[] {
  const isSet = (name: string): boolean => (variables[name] ?? '').trim() !== '';
  const unknown = Object.keys(variables).filter(
    (name) => name.startsWith('HERALD_') && isSet(name) && !KNOWN.includes(name) && !isOfCluster(name, variables[name]),
  );
  const idle = NEEDS.flatMap(([names, needed]) =>
    needed.some(isSet) ? [] : names.filter(isSet).map((name) => `${name} has no effect without ${needed[0]}.`),
  );
  return [...unknown.map(unknownText), ...idle];
}

const isOfCluster = (name: string, value = ''): boolean => OF_CLUSTER.test(name) || /^(?:tcp|udp):\/\//.test(value);

function unknownText(name: string): string {
  const withoutPrefix = name.slice('HERALD_'.length);
  const ofNumber = KNOWN.filter((known) => numberIn(known) === numberIn(name));
  const near = nearestName(name, ofNumber.map(asWords));
  const meant = KNOWN.find((known) => known === withoutPrefix) ?? KNOWN.find((known) => asWords(known) === near);
  return `${name} is no variable of Herald and has no effect.${meant ? ` Did you mean ${meant}?` : ''}`;
}

/** A number is written on purpose: the third service is no slip for the second. */
const numberIn = (name: string): string | undefined => /\d+/.exec(name)?.[0];

const asWords = (name: string): string => name.replaceAll('_', ' ');
