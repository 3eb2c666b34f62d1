import { parseSceneSpec } from '@herald/media/scene/parse-scene-spec';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './score-scene.ts';

const WISH = { mood: 'none', tune: 1, underVoiceDb: 18, effects: 'more' } as const;
const SILENT = { sound: { pcm: new Float32Array(24_000), sampleRateHz: 24_000 }, words: [], heard: [] };

function popsOf(insertSec: number) {
  const spec = parseSceneSpec({
    ...{ locale: 'en-US', aspect: '9:16', durationSec: 9 },
    ...{ performer: { kind: 'preset', presetId: 'emma' }, background: { kind: 'color', color: '#203040' } },
    card: { picture: 'product', label: null, placement: 'beside', enterAtSec: 2, leaveAtSec: 8 },
    shots: [
      { size: 'medium', fromSec: 0 },
      { size: 'card', fromSec: insertSec },
      { size: 'medium', fromSec: insertSec + 2 },
    ],
  });
  return scoreOf(spec, WISH, null, SILENT)?.effects.flatMap(({ kind, atSec }) => (kind === 'pop' ? [atSec] : []));
}

describe('the sound of a card that comes', () => {
  it('is heard where it is seen to come', () => {
    expect(popsOf(5)).toEqual([2]);
  });

  it('is not heard where an insert hides how it comes', () => {
    expect(popsOf(2.6)).toEqual([]);
  });
});
