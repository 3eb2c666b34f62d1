import { draftContent } from '@herald/contract/draft';
import { describe, expect, it } from 'vitest';
import { startProblem } from './use-order.ts';

const { output } = draftContent.parse({});
const draftOf = (avatar: object, generatedAudioUrl: string) =>
  draftContent.parse({ avatar, voice: { generatedAudioUrl } });

describe('a video cannot be started without', () => {
  it('the picture of a custom avatar', () => {
    expect(startProblem(draftOf({ avatarType: 'custom' }, '/a.wav'))).toBe('Custom avatar image is required');
  });

  it('a sound', () => {
    expect(startProblem(draftOf({ avatarType: 'library' }, ''))).toBe('Audio is required for video generation');
  });

  it('a link that leads to a page on the web, if it has one', () => {
    const linked = (link_url: string) => ({
      ...draftOf({ avatarType: 'library' }, '/a.wav'),
      output: { ...output, link_url },
    });
    expect(startProblem(linked('https://'))).toBe('Please enter a web address, for example https://example.com/offer.');
    expect(startProblem(linked('north.co'))).toBe('');
  });

  it('and nothing else', () => {
    expect(startProblem(draftOf({ avatarType: 'library' }, '/a.wav'))).toBe('');
    expect(startProblem(draftOf({ avatarType: 'custom', customImageUrl: '/c.webp' }, '/a.wav'))).toBe('');
  });
});
