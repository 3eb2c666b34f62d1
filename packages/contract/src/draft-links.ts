import type { DraftContent } from './draft.ts';

type Linked = Pick<DraftContent, 'voice' | 'avatar' | 'background' | 'output'>;

/** A draft with other links to its sounds and pictures. A picture of its material that has no link any more is left out. */
export function withLinks<Content extends Linked>(content: Content, change: (link: string) => string): Content {
  const { voice, avatar, background, output } = content;
  return {
    ...content,
    voice: { ...voice, audioUrl: change(voice.audioUrl), generatedAudioUrl: change(voice.generatedAudioUrl) },
    avatar: {
      ...avatar,
      customImageUrl: change(avatar.customImageUrl),
      productImageUrl: change(avatar.productImageUrl),
    },
    background: { ...background, imageUrl: change(background.imageUrl) },
    output: {
      ...output,
      logo_url: change(output.logo_url),
      music_url: change(output.music_url),
      material: output.material
        .map((picture) => ({ ...picture, url: change(picture.url) }))
        .filter(({ url }) => url !== ''),
    },
  };
}

/** Every link of a draft, the empty ones left out. */
export function linksIn(content: Linked): string[] {
  const links: string[] = [];
  withLinks(content, (link) => {
    if (link) links.push(link);
    return link;
  });
  return links;
}
