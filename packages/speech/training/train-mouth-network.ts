import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '../src/dsp/seeded-random.ts';
import { type MouthNetwork, packNetwork } from '../src/mouth/mouth-network.ts';
import { Adam } from './adam.ts';
import { evaluate } from './evaluate-network.ts';
import { collectFrames, type FrameSet, speakTexts } from './training-frames.ts';
import { TEST_TEXTS, TRAINING_TEXTS } from './training-texts.ts';

// Run: node packages/speech/training/train-mouth-network.ts
// Speaks the training texts with the embedded engines, whose phone times are exact, and teaches a small network to
// draw the same mouth curves from the sound alone. Writes src/mouth/mouth-network.json and prints test figures.

const HIDDEN = 56;
const OUTPUTS = 6;
const EPOCHS = 12;
const BATCH = 32;
const FIRST_RATE = 0.0022;
const LAST_RATE = 0.0002;

const TRAINING_FLITE = ['flite:rms:m-natural', 'flite:slt:f-natural', 'flite:awb:m-scots'];
const TEST_FLITE = ['flite:slt:f-young', 'flite:rms:m-warm', 'flite:awb:m-scots-young'];
const TRAINING_VARIANTS = ['f2', 'Annie', 'm3', 'm7'];
const TEST_VARIANTS = ['f5', 'Michael'];

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

function train(frames: FrameSet): MouthNetwork {
  const random = seededRandom(7);
  const optimizer = new Adam(HIDDEN, OUTPUTS, random);
  const order = Uint32Array.from({ length: frames.count }, (_, i) => i);
  const steps = Math.ceil(frames.count / BATCH) * EPOCHS;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const other = Math.floor(random() * (i + 1));
      [order[i], order[other]] = [order[other], order[i]];
    }
    let loss = 0;
    for (let from = 0; from < order.length; from += BATCH, step++) {
      const share = step / steps;
      const rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * 0.5 * (1 + Math.cos(Math.PI * share));
      loss += optimizer.learn(frames, order.subarray(from, from + BATCH), rate);
    }
    say(`epoch ${epoch + 1}: loss ${(loss / frames.count).toFixed(5)}`);
  }
  return { hidden: HIDDEN, outputs: OUTPUTS, weights: optimizer.weights };
}

const training = await collectFrames(TRAINING_TEXTS, TRAINING_FLITE, TRAINING_VARIANTS);
say(`${training.count} frames to learn from`);
const network = train(training);
const held = await speakTexts(TEST_TEXTS, TEST_FLITE, TEST_VARIANTS);
for (const [name, figure] of Object.entries(evaluate(held, network))) say(`${name}: ${figure.toFixed(3)}`);
const target = fileURLToPath(new URL('../src/mouth/', import.meta.url));
writeFileSync(`${target}mouth-network.json`, `${JSON.stringify(packNetwork(network))}\n`);
