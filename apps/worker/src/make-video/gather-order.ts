import type { ClaimedVideo, GatheredIngredients, PictureKeys } from '@herald/core/videos';
import type { OrderPictures, VideoOrder } from '@herald/media/engines/video-order';
import { videoOrderOf } from '@herald/providers';

type Fetch = (key: string) => Promise<string>;

/** What a video shows, with its pictures as files. */
export async function gatherOrder(
  { title, seed, draft, ingredients }: ClaimedVideo,
  { avatar, sound, clip }: GatheredIngredients,
  fetch: Fetch,
  voiceGender?: string,
): Promise<VideoOrder> {
  const { productKey, backgroundKey, logoKey, materialKeys } = ingredients;
  const keys: PictureKeys = {
    photo: avatar.kind === 'photo' ? avatar.pictureKey : null,
    product: productKey,
    background: draft.background.setting === 'picture' ? backgroundKey : null,
    logo: logoKey,
    ...materialKeys,
  };
  const pictures = await fetchAll(keys, fetch);
  return videoOrderOf({
    draft: { ...draft, title },
    seed,
    locale: sound.locale,
    script: sound.script,
    avatar,
    voiceGender,
    pictures,
    clip: clip && { proxy: await fetch(clip.proxyKey), track: await fetch(clip.trackKey), head: clip.head },
  });
}

export async function fetchAll(keys: PictureKeys, fetch: Fetch): Promise<OrderPictures> {
  const named = Object.entries(keys).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(await Promise.all(named.map(async ([name, key]) => [name, await fetch(key)])));
}
