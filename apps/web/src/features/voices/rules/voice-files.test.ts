import { limits } from '@herald/contract/limits';
import { describe, expect, it } from 'vitest';
import { voiceFilesProblem } from './voice-files.ts';

const problem = (...names: string[]) => voiceFilesProblem(names.map((name) => ({ name, size: 10 })));

describe('the files of a voice', () => {
  it('are whole', () => {
    expect(problem('de_DE-thorsten-medium.onnx', 'de_DE-thorsten-medium.onnx.json')).toBe('');
    expect(problem('tokenizer.json', 'model_quantized.onnx', 'af_heart.bin', 'am_adam.bin')).toBe('');
    expect(problem('duration.onnx', 'decode.onnx')).toBe('');
    expect(problem()).toBe('');
  });

  it.each([
    [['a.onnx'], 'a.onnx.json is missing.'],
    [['a.onnx.json'], 'a.onnx is missing.'],
    [['a.onnx', 'b.onnx.json'], 'These files belong to several voices. Add one voice at a time.'],
    [['a.onnx', 'notes.txt'], 'notes.txt is not a file of a voice.'],
    [['decode.onnx'], 'duration.onnx is missing.'],
    [['decode.onnx', 'duration.onnx', 'a.onnx'], 'a.onnx is not a file of Inflect.'],
    [['model.onnx', 'af_heart.bin'], 'tokenizer.json is missing.'],
    [['tokenizer.json', 'af_heart.bin'], 'The model is missing: model_quantized.onnx.'],
    [['tokenizer.json', 'model.onnx'], 'The voices are missing: files such as af_heart.bin.'],
  ])('%j: %s', (names, words) => {
    expect(problem(...names)).toBe(words);
  });

  it('are not endless', () => {
    expect(voiceFilesProblem([{ name: 'a.onnx', size: limits.voiceFilesBytes + 1 }])).toContain('at most 1 GB');
  });
});
