export { composeTune, type Tune } from './compose-tune.ts';
export { type ScoreBlock, scoreBlocks } from './score-sound.ts';
