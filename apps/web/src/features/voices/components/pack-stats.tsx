import type { VoicePackList } from '@herald/contract/endpoints/admin-voices';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '#data/voices.ts';
import { sizeText } from '#ui/size-text.ts';
import { StatStrip } from '#ui/stat-strip.tsx';
import { isHere } from '../rules/pack-words.ts';

const languageOf = (locale: string) => locale.split('-', 1)[0];

/** How many voices there are, and what they take. */
export function PackStats({ list: { packs, free_bytes } }: { list: VoicePackList }) {
  const spoken = useQuery(countriesQuery).data;
  const here = packs.filter(isHere);
  const voices = here.flatMap((pack) => pack.voices);
  const languages = new Set(voices.map(({ locale }) => languageOf(locale)));
  const onDisk = here.reduce((sum, { size_bytes }) => sum + (size_bytes ?? 0), 0);
  const loading = packs.filter(({ state }) => state === 'waiting' || state === 'fetching');
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
        {
          label: 'Languages',
          value: spoken ? String(spoken.length) : '–',
          note: here.length === 0 ? 'spoken without any download' : 'spoken, with and without downloads',
        },
      ]}
    />
  );
}

const count = (things: readonly unknown[], word: string) =>
  `${things.length} ${things.length === 1 ? word : `${word}s`}`;
