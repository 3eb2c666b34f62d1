import { listVoicePacks, loadOnnxRuntime } from '@herald/speech';
import type { Config } from '../config/config.ts';
import { type Finding, good, warning } from './check.ts';

const REAL_TIME = 1;

/** Natural voices are a choice: without any there is nothing to say about them. */
export async function checkVoices({ voicesFolder }: Pick<Config, 'voicesFolder'>): Promise<Finding[]> {
  const packs = await listVoicePacks(voicesFolder);
  if (packs.length === 0) return [];
  const broken = packs.filter(({ problem }) => problem);
  const unheard = packs.filter(({ problem, check }) => !problem && !check);
  const slow = packs.filter(({ check }) => check && check.realTimeFactor > REAL_TIME);
  const voices = packs.reduce((sum, pack) => sum + (pack.check ? pack.voices.length : 0), 0);
  const { name } = await loadOnnxRuntime();
  const note = `${voices} natural ${voices === 1 ? 'voice' : 'voices'}, spoken by ${name}`;
  if (broken.length > 0) {
    return [warning('Voices', `${note}; ${namesOf(broken)} cannot speak`, 'See why: herald voices list')];
  }
  if (unheard.length > 0) {
    return [warning('Voices', `${note}; ${namesOf(unheard)} was not heard here yet`, 'Run: herald voices check')];
  }
  if (slow.length > 0) {
    const fix = 'Speech takes longer than it lasts. Use a smaller model or a faster machine.';
    return [warning('Voices', `${note}; ${namesOf(slow)} is slow here`, fix)];
  }
  return [good('Voices', note)];
}

const namesOf = (packs: readonly { name: string }[]): string => packs.map(({ name }) => name).join(', ');
