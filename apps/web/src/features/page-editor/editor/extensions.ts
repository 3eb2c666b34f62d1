import { Mark } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkTarget } from '../rules/link-target.ts';
import { PictureView } from './picture-view.tsx';
import { YoutubeVideo } from './youtube-video.ts';

export const PLACEHOLDER = 'Start writing your page content here...';

/** Pictures are uploaded and named by their id, because their links expire. Those of other sites are not taken. */
const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      picture: attribute('data-picture'),
      align: attribute('data-align'),
    };
  },
  parseHTML() {
    return [{ tag: 'img[data-picture]' }];
  },
  addNodeView() {
    return ReactNodeViewRenderer(PictureView);
  },
});

function attribute(name: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(name),
    renderHTML: (attributes: Record<string, unknown>) => {
      const value = attributes[name.replace('data-', '')];
      return typeof value === 'string' ? { [name]: value } : {};
    },
  };
}

/** Words that are typed after a link do not belong to it. */
const Kit = StarterKit.extend({
  addExtensions() {
    const kit = this.parent?.() ?? [];
    return kit.map((one) => (one instanceof Mark && one.name === 'link' ? one.extend({ inclusive: false }) : one));
  },
});

/** What a page can hold: the same as the server keeps. */
export const pageExtensions = [
  Kit.configure({
    heading: { levels: [1, 2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isLinkTarget(href),
      // The server decides how links open.
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  TextStyle,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Picture,
  YoutubeVideo,
  Placeholder.configure({ placeholder: PLACEHOLDER }),
];
