import { describe, expect, it } from 'vitest';
import { ApiError } from '#lib/api.ts';
import { audioProblem, mayHelp } from './use-audio-upload.ts';

const wordsOf = (type: string, size: number) => {
  const problem = audioProblem({ type, size });
  return problem && `${problem.title}: ${problem.description}`;
};

describe('an uploaded sound', () => {
  it.each(['audio/mpeg', 'audio/wav', 'audio/x-m4a', 'audio/webm;codecs=opus'])('may be %s', (type) => {
    expect(wordsOf(type, 1)).toBeNull();
  });

  it.each(['video/mp4', 'text/plain', ''])('may not be %j', (type) => {
    expect(wordsOf(type, 1)).toBe('Invalid File Type: Please upload an audio file (MP3, WAV, M4A, etc.)');
  });

  it('may have 10485760 bytes and not one more', () => {
    expect(wordsOf('audio/wav', 10_485_760)).toBeNull();
    expect(wordsOf('audio/wav', 10_485_761)).toBe('File Too Large: Please upload an audio file smaller than 10MB.');
  });
});

describe('sending the same sound again', () => {
  const refusal = (code: 'validation' | 'internal') => new ApiError({ status: 'error', message: 'No.', code });

  it('is offered where the file itself was not refused', () => {
    expect(mayHelp(refusal('validation'))).toBe(false);
    expect(mayHelp(refusal('internal'))).toBe(true);
    expect(mayHelp(new Error('The line broke.'))).toBe(true);
  });
});
