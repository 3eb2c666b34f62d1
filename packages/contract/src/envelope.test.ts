import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataAnswer, errorAnswer, messageAnswer, successAnswer } from './envelope.ts';

describe('the envelope of an answer', () => {
  it('carries data beside the status', () => {
    const answer = { status: 'success', data: 1 };
    expect(dataAnswer(z.number()).parse(answer)).toEqual(answer);
  });

  it('may carry a message beside the data', () => {
    const answer = { status: 'success', message: 'Done.', data: 1 };
    expect(dataAnswer(z.number()).parse(answer)).toEqual(answer);
  });

  it('does not take a failure for a success', () => {
    expect(dataAnswer(z.number()).safeParse({ status: 'error', data: 1 }).success).toBe(false);
  });

  it('says success twice in the families that are read by it', () => {
    const answer = successAnswer(z.number());
    expect(answer.safeParse({ status: 'success', success: true, data: 1 }).success).toBe(true);
    expect(answer.safeParse({ status: 'success', data: 1 }).success).toBe(false);
  });

  it('needs words where it carries nothing else', () => {
    expect(messageAnswer.safeParse({ status: 'success' }).success).toBe(false);
  });

  it('names every error by a code and lists texts by field', () => {
    const answer = { status: 'error', message: 'No.', code: 'validation', errors: { email: ['Taken.'] } };
    expect(errorAnswer.parse(answer)).toEqual(answer);
    expect(errorAnswer.safeParse({ status: 'error', message: 'No.' }).success).toBe(false);
  });
});
