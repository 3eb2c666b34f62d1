const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * Puts a still with a play button into an element. Nothing is asked of YouTube before the button is pressed, and then
 * only of its address without cookies.
 */
export function showYoutubeStill(place: HTMLElement, id: string): void {
  const document = place.ownerDocument;
  const play = document.createElement('button');
  play.type = 'button';
  play.className = 'youtube-still';
  play.setAttribute('aria-label', 'Play the YouTube video');
  const mark = document.createElement('span');
  mark.className = 'youtube-play';
  mark.setAttribute('aria-hidden', 'true');
  const note = document.createElement('span');
  note.className = 'youtube-note';
  note.textContent = 'YouTube. The video loads when you press play.';
  play.append(mark, note);
  play.addEventListener('click', () => {
    const frame = document.createElement('iframe');
    frame.src = `${PLAYER}${encodeURIComponent(id)}?autoplay=1`;
    frame.title = 'YouTube video';
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.allowFullscreen = true;
    place.replaceChildren(frame);
    frame.focus();
  });
  place.replaceChildren(play);
}
