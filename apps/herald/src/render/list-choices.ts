import { openProviders, type ProvidersConfig } from '@herald/providers';
import { CHARACTER_PRESETS } from '@herald/stage';

export function presetList(): string {
  return CHARACTER_PRESETS.map(({ id, name, description }) => `${id.padEnd(10)} ${name}: ${description}\n`).join('');
}

export async function voiceList(config: ProvidersConfig): Promise<string> {
  const { speech } = await openProviders(config);
  const lines = speech.countries().flatMap(({ value: country }) =>
    speech.regions(country).flatMap(({ value: region }) =>
      speech.voices(country, region).map(({ id, label, gender }) => {
        const [name] = label.split(' - ', 1);
        return `${id.padEnd(34)} ${country}-${region}  ${name}${gender ? `, ${gender}` : ''}\n`;
      }),
    ),
  );
  return [...new Set(lines)].join('');
}
