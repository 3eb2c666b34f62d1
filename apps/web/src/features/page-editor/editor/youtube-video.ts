import { youtubeIdOf } from '@herald/media/youtube-id';
import { Node } from '@tiptap/core';
import { showYoutubeStill } from '#ui/youtube-still.ts';

/** A YouTube video, known by its id alone. */
export const YoutubeVideo = Node.create({
  name: 'youtubeVideo',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { id: { default: null, rendered: false } };
  },
  parseHTML() {
    return [
      { tag: 'div[data-youtube]', getAttrs: (element) => idOf(element.getAttribute('data-youtube')) },
      ...['iframe', 'embed'].map((tag) => ({
        tag: `${tag}[src]`,
        getAttrs: (element: HTMLElement) => idOf(element.getAttribute('src')),
      })),
      { tag: 'oembed[url]', getAttrs: (element) => idOf(element.getAttribute('url')) },
    ];
  },
  renderHTML({ node }) {
    return ['div', { 'data-youtube': String(node.attrs.id) }];
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.dataset.youtube = String(node.attrs.id);
      showYoutubeStill(dom, String(node.attrs.id));
      return { dom, ignoreMutation: () => true };
    };
  },
});

/** `false` leaves the element out. */
function idOf(text: string | null): { id: string } | false {
  const id = youtubeIdOf(text ?? '');
  return id ? { id } : false;
}
