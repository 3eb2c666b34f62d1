import type { AdminVoicePack } from '@herald/contract/endpoints/admin-voices';
import type { Tone } from '#ui/dot.tsx';
import { sizeText } from '#ui/size-text.ts';

type Pack = AdminVoicePack;

const names = new Intl.DisplayNames(['en'], { type: 'language', languageDisplay: 'standard' });

/** "English (United States)" */
const languageOf = (locale: string): string => names.of(locale) ?? locale;

export const languagesText = ({ locales }: Pick<Pack, 'locales'>): string => locales.map(languageOf).join(', ');

/** How people write what its files spell in another way. */
const WRITTEN: Record<string, string> = {
  'Bu tts': 'BU TTS',
  Davefx: 'DaveFX',
  Dfki: 'DFKI',
  'Hfc female': 'HFC Female',
  'Hfc male': 'HFC Male',
  Issai: 'ISSAI',
  'Jenny dioco': 'Jenny Dioco',
  'Libritts r': 'LibriTTS-R',
  Libritts: 'LibriTTS',
  L2arctic: 'L2-ARCTIC',
  Ljspeech: 'LJ Speech',
  'Northern english male': 'Northern English Male',
  Nst: 'NST',
  'Serbski institut': 'Serbski Institut',
  'Ukrainian tts': 'Ukrainian TTS',
  'Upc ona': 'Ona',
  'Upc pau': 'Pau',
  Upmc: 'UPMC',
  Vais1000: 'VAIS1000',
  Vctk: 'VCTK',
};

export const nameText = ({ name }: Pick<Pack, 'name'>): string => WRITTEN[name] ?? name;

/** The languages of these packs, once each, in the order of their names. */
export function languageOptions(packs: readonly Pick<Pack, 'locales'>[]): { value: string; label: string }[] {
  const codes = new Set(packs.flatMap(({ locales }) => locales.map(codeOf)));
  const options = [...codes].map((value) => ({ value, label: languageOf(value) }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label));
}

const codeOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;

export const speaks = ({ locales }: Pick<Pack, 'locales'>, language: string): boolean =>
  language === ALL_LANGUAGES || locales.some((locale) => codeOf(locale) === language);

export const ALL_LANGUAGES = 'all';

/** "Piper, medium, 2 voices" */
export function kindText({ kind, quality, speakers }: Pick<Pack, 'kind' | 'quality' | 'speakers'>): string {
  const many = speakers !== null && speakers > 1 ? `${speakers} voices` : '';
  return [kind === 'piper' ? 'Piper' : '', quality, many].filter(Boolean).join(', ');
}

export const isHere = ({ state }: Pick<Pack, 'state'>): boolean =>
  state === 'ready' || state === 'unheard' || state === 'measuring' || state === 'broken';

/** How a state is called and shown, and what is known about it. */
export function stateWords(pack: Pack): { label: string; tone: Tone; isLive?: boolean; note: string } {
  switch (pack.state) {
    case 'ready':
      return { label: 'Installed', tone: 'good', note: speedText(pack) };
    case 'fetching':
      return {
        label: phaseLabels[pack.progress?.phase ?? 'listing'],
        tone: 'signal',
        isLive: true,
        note: leftText(pack),
      };
    case 'paused':
      return { label: 'Paused', tone: 'idle', note: keptText(pack) };
    case 'waiting':
      return { label: 'Waiting', tone: 'idle', note: 'For a worker' };
    case 'unheard':
      return { label: 'New', tone: 'signal', isLive: true, note: 'It speaks for the first time' };
    case 'measuring':
      return { label: 'Measuring', tone: 'signal', isLive: true, note: 'It speaks again' };
    case 'broken':
      return { label: 'Cannot speak', tone: 'bad', note: 'It is in no list of voices' };
    case 'failed':
      return {
        label: failureLabels[pack.failure?.code ?? 'interrupted'],
        tone: 'bad',
        note: 'Nothing was installed',
      };
    case 'absent':
      return { label: 'Available', tone: 'idle', note: '' };
  }
}

const phaseLabels = { listing: 'Asking', downloading: 'Downloading', hearing: 'Measuring' } as const;

const failureLabels: Record<NonNullable<Pack['failure']>['code'], string> = {
  unreachable: 'Not reached',
  refused: 'Refused',
  not_found: 'Not found',
  not_the_file: 'Not the file',
  checksum_wrong: 'Checksum wrong',
  disk_full: 'Not enough space',
  address_refused: 'Address refused',
  cannot_speak: 'Cannot speak',
  interrupted: 'Interrupted',
};

/** "5.1x real time here": how much faster it speaks than its speech lasts. */
function speedText({ real_time_factor: factor }: Pack): string {
  return factor === null || factor <= 0 ? 'Not measured yet' : `${(1 / factor).toFixed(1)}x real time here`;
}

function leftText({ progress }: Pack): string {
  if (!progress || progress.total_bytes === null) return 'The source for its files';
  if (progress.phase === 'hearing') return 'It speaks for the first time';
  const { received_bytes: received, total_bytes: total, bytes_per_sec: rate } = progress;
  const left = rate > 0 ? `, ${Math.max(1, Math.round((total - received) / rate))} s left` : '';
  return `${sizeText(received)} of ${sizeText(total)}${left}`;
}

/** What arrived stays until somebody goes on or discards it. */
function keptText({ progress }: Pack): string {
  if (!progress || progress.total_bytes === null) return 'Nothing arrived yet';
  return `${sizeText(progress.received_bytes)} of ${sizeText(progress.total_bytes)} arrived`;
}

export const packSizeText = ({ size_bytes }: Pick<Pack, 'size_bytes'>): string =>
  size_bytes === null ? 'Size unknown' : sizeText(size_bytes);

export const packViews = ['all', 'installed', 'available'] as const;
export type PackView = (typeof packViews)[number];

export const inView = (pack: Pack, view: PackView): boolean =>
  view === 'all' || (view === 'installed') === isHere(pack);

/** Whether a pack's name, language or kind has the words. */
export function matches(pack: Pack, wanted: string): boolean {
  const text =
    `${pack.name} ${nameText(pack)} ${kindText(pack)} ${languagesText(pack)} ${pack.locales.join(' ')}`.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
