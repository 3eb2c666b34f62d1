import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClipFacts } from './use-clip-facts.ts';
import { useFilm } from './use-film.ts';

const HAVE_METADATA = 1;

afterEach(() => vi.restoreAllMocks());

/** A slow page: the browser has read the film and told so before the element was on the page. */
function alreadyLoaded() {
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(HAVE_METADATA);
  vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(12.5);
}

function Film() {
  const { filmProps, state } = useFilm();
  return (
    <>
      <video {...filmProps}>
        <track kind="captions" />
      </video>
      <p>{state.durationSec === null ? 'unknown' : `${state.durationSec} s`}</p>
    </>
  );
}

function Clip({ tell }: { tell: (clip: HTMLVideoElement) => void }) {
  return (
    <video {...useClipFacts(tell)}>
      <track kind="captions" />
    </video>
  );
}

test('a film that had loaded before the page showed it says how long it is', () => {
  alreadyLoaded();
  render(<Film />);
  expect(screen.getByText('12.5 s')).toBeTruthy();
});

test('a film that has not loaded says nothing yet', () => {
  render(<Film />);
  expect(screen.getByText('unknown')).toBeTruthy();
});

test('a clip that had loaded before the page showed it tells its facts once', () => {
  alreadyLoaded();
  const tell = vi.fn<(clip: HTMLVideoElement) => void>();
  const { rerender } = render(<Clip tell={tell} />);
  rerender(<Clip tell={tell} />);
  expect(tell.mock.calls.map(([clip]) => clip.duration)).toEqual([12.5]);
});
