import type { HostedAvatar } from '@herald/media/engines/outside-service';
import { z } from 'zod';
import { genderIn, genderOf } from '../../answers/gender-of.ts';
import { type A2eOptions, getA2e } from './ask-a2e.ts';

const MOST_PEOPLE = 300;

const text = z.string().nullish().catch(null);
const anchor = z.object({
  _id: z.string(),
  name: text,
  gender: text,
  people_img: text,
  video_cover: text,
  user_video_twin_id: text,
});
const twin = z.object({ _id: z.string(), name: text, gender: text, image_url: text });
const list = z.union([
  z.array(z.unknown()),
  z.object({ rows: z.array(z.unknown()) }).transform(({ rows }) => rows),
  z.object({ list: z.array(z.unknown()) }).transform((found) => found.list),
]);

/** Its anchors, those of the owner of the key first; the list of twins knows the names the anchors often lack. */
export async function listPeople(options: A2eOptions, signal: AbortSignal): Promise<HostedAvatar[]> {
  const twins = await listTwins(options, signal);
  const own = await listAnchors(options, 'custom', signal);
  const all = await listAnchors(options, 'default', signal);
  const people = [
    ...own.map((one) => describe(one, 'custom', twins)),
    ...all.map((one) => describe(one, 'default', twins)),
  ];
  return people.filter(({ pictureUrl }) => pictureUrl).slice(0, MOST_PEOPLE);
}

/** Whether an anchor belongs to the owner of the key, who films it by another number. */
export async function isOwnAnchor(options: A2eOptions, id: string, signal: AbortSignal): Promise<boolean> {
  return (await listAnchors(options, 'custom', signal)).some((one) => one._id === id);
}

type Anchor = z.infer<typeof anchor>;
type Twins = Map<string, z.infer<typeof twin>>;

async function listAnchors(options: A2eOptions, type: HostedAvatar['type'], signal: AbortSignal): Promise<Anchor[]> {
  const call = { path: '/anchor/character_list', fields: { type }, signal };
  return (await getA2e(options, list, call)).flatMap((one) => anchor.safeParse(one).data ?? []);
}

async function listTwins(options: A2eOptions, signal: AbortSignal): Promise<Twins> {
  const listed = await getA2e(options, list, { path: '/userVideoTwin/list', signal }).catch(() => []);
  return new Map(listed.flatMap((one) => twin.safeParse(one).data ?? []).map((one) => [one._id, one]));
}

function describe(one: Anchor, type: HostedAvatar['type'], twins: Twins): HostedAvatar {
  const known = twins.get(one.user_video_twin_id ?? '');
  return {
    id: one._id,
    type,
    name: one.name || known?.name || '',
    gender: genderOf(one.gender || known?.gender) || genderIn(one.name, known?.name),
    pictureUrl: one.video_cover || one.people_img || known?.image_url || '',
  };
}
