import { planDirection } from '@herald/direction';
import { said } from '../packages/direction/src/testing/said.ts';
import { GESTURES } from '@herald/media/scene/acting-plan';
const B = { alone: ['wide', 'medium'], number: ['wide', 'medium'], chips: ['wide', 'medium'] } as const;
for (const s of process.argv.slice(2)) {
  const reading = said(s, 'en-US');
  const camera = { pace: 'natural', sizes: ['wide', 'medium', 'close'], limits: [], mediumGestures: [], figures: { sizes: ['wide', 'medium', 'close'], stickerSizes: B, fromSec: 0, isMarkedOnly: false } } as const;
  const { shown, shots, figures } = planDirection(reading, { product: null, camera } as never, { mood: 'joyous', gestures: GESTURES } as never, 1) as never as any;
  console.log(s); for (const x of shown.sentences) console.log('  ', JSON.stringify(x).slice(0, 300)); console.log(JSON.stringify(figures));
}
