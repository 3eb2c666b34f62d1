import type { HostedAvatar } from '@herald/media/engines/outside-service';
import { z } from 'zod';
import { genderIn, genderOf } from '../../answers/gender-of.ts';
import { type HeyGenOptions, listHeyGen } from './ask-heygen.ts';

/** A library is looked through by a person. */
const MOST_PEOPLE = 300;
const NOT_READY = new Set(['pending', 'processing', 'failed', 'deleted']);

const look = z.object({
  id: z.string(),
  name: z.string().nullish(),
  gender: z.string().nullish(),
  preview_image_url: z.string().nullish(),
  status: z.string().nullish(),
  tags: z.array(z.string()).nullish().catch(null),
});

/** Its looks, those of the owner of the key first. */
export async function listPeople(options: HeyGenOptions, signal: AbortSignal): Promise<HostedAvatar[]> {
  const people = new Map<string, HostedAvatar>();
  for (const [ownership, type] of [
    ['private', 'custom'],
    ['public', 'default'],
  ] as const) {
    const path = `/v3/avatars/looks?ownership=${ownership}&limit=50`;
    const looks = await listHeyGen(options, look, { path, most: MOST_PEOPLE - people.size, signal });
    for (const { id, name, gender, preview_image_url: pictureUrl, status, tags } of looks) {
      if (!pictureUrl || people.has(id) || NOT_READY.has(status ?? '')) continue;
      const told = genderOf(gender) || genderIn(name, ...(tags ?? []));
      people.set(id, { id, name: name ?? '', gender: told, type, pictureUrl });
    }
  }
  return [...people.values()];
}
