import type { VoicePackList } from '@herald/contract/endpoints/admin-voices';
import { sizeText } from '#ui/size-text.ts';
import { StatStrip } from '#ui/stat-strip.tsx';
import { isHere } from '../rules/pack-words.ts';

const languageOf = (locale: string) => locale.split('-', 1)[0];

/** How many voices there are, and what they take. */
export function PackStats({ list: { packs, free_bytes } }: { list: VoicePackList }) {
  const here = packs.filter(isHere);
  const voices = here.flatMap((pack) => pack.voices);
  const languages = new Set(voices.map(({ locale }) => languageOf(locale)));
  const onDisk = here.reduce((sum, { size_bytes }) => sum + (size_bytes ?? 0), 0);
  const loading = packs.filter(({ state }) => state === 'waiting' || state === 'fetching');
  const offered = packs.filter(({ is_offered }) => is_offered);
  const offeredLanguages = new Set(offered.flatMap(({ locales }) => locales.map(languageOf)));
  return (
    <StatStrip
      stats={[
        {
          label: 'Installed',
          value: String(here.length),
          note: `${count(voices, 'voice')}, ${count([...languages], 'language')}`,
        },
        { label: 'On disk', value: sizeText(onDisk), note: `${sizeText(free_bytes)} free` },
        { label: 'Downloading', value: String(loading.length), isLive: loading.length > 0 },
        { label: 'Catalogue', value: String(offered.length), note: count([...offeredLanguages], 'language') },
      ]}
    />
  );
}

const count = (things: readonly unknown[], word: string) =>
  `${things.length} ${things.length === 1 ? word : `${word}s`}`;
