import { listCountries, listRegions, voicesOf } from '@herald/speech';
import { CHARACTER_PRESETS } from '@herald/stage';

export function presetList(): string {
  return CHARACTER_PRESETS.map(({ id, name, description }) => `${id.padEnd(10)} ${name}: ${description}\n`).join('');
}

export function voiceList(): string {
  const lines = listCountries().flatMap(({ value: country }) =>
    listRegions(country).flatMap(({ value: region }) =>
      voicesOf(country, region).map(
        ({ id, name, gender }) => `${id.padEnd(34)} ${country}-${region}  ${name}, ${gender}\n`,
      ),
    ),
  );
  return [...new Set(lines)].join('');
}
