import { describe, expect, it, test, vi } from 'vitest';
import { openShareWindow, SHARE_TARGETS, shareAddress, sharedVideo } from './share.ts';

const shared = sharedVideo({ title: 'Tea & "toast" 100%', slug: 'tea-and-toast-x7k2m9pq' }, 'https://herald.example');

describe('sharing a video', () => {
  it("carries the link (site origin + /watch/{slug}) and the text 'Check out this video: {title}'", () => {
    expect(shared).toEqual({
      link: 'https://herald.example/watch/tea-and-toast-x7k2m9pq',
      text: 'Check out this video: Tea & "toast" 100%',
    });
  });

  test.each(SHARE_TARGETS)('%s gets both, whole', (target) => {
    const carried = [...new URL(shareAddress(target, shared)).searchParams.values()].join(' ');
    expect(carried).toContain(shared.link);
    expect(carried).toContain(shared.text);
  });

  it('opens a 600 by 400 window that cannot reach back', () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    openShareWindow('Twitter', shared);
    expect(open).toHaveBeenCalledWith(shareAddress('Twitter', shared), '_blank', 'noopener,width=600,height=400');
    vi.unstubAllGlobals();
  });
});
