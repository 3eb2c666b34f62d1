import type { PictureFormat } from '@herald/contract/statuses';
import type { HostedAvatar } from '@herald/media/engines/outside-service';
import type { Core } from '../core.ts';
import { newId } from '../runtime/new-id.ts';
import { accountFolder } from '../storage/own-key-of.ts';
import type { Avatar } from './avatar-repository.ts';
import { type CastName, hostedRepository } from './hosted-repository.ts';

export interface Snapshot {
  bytes: Uint8Array;
  format: PictureFormat;
}

export interface CastToKeep extends CastName {
  title: string;
  /** As the service lists them. */
  people: readonly HostedAvatar[];
  /** The picture of a person, decoded and encoded again; undefined where there is none. */
  takeSnapshot(person: HostedAvatar): Promise<Snapshot | undefined>;
}

/** Each costs a download and a process; the next refresh takes the others. */
const MOST_SNAPSHOTS = 60;
const NAME_CHARACTERS = 200;
/** Behind the library, which is shown from its end. */
const FIRST_POSITION = 10_000;

/**
 * Brings the people of a service in the library up to date. Those that are gone are hidden. Returns whether everybody is
 * there.
 */
export async function keepCast(core: Core, cast: CastToKeep): Promise<boolean> {
  const { queries } = core.db;
  const known = new Map((await hostedRepository.listOf(queries, cast)).map((avatar) => [avatar.hostedId, avatar]));
  let snapshots = 0;
  let isWhole = true;
  for (const [index, person] of cast.people.entries()) {
    const avatar = known.get(person.id);
    known.delete(person.id);
    const told = describe(core, cast, person, index);
    if (avatar?.pictureKey) await hostedRepository.update(queries, avatar.id, told);
    else if (snapshots >= MOST_SNAPSHOTS) isWhole = false;
    else {
      snapshots += 1;
      await welcome(core, cast, person, { avatar, told });
    }
  }
  const gone = [...known.values()].filter(({ deletedAt }) => !deletedAt).map(({ id }) => id);
  await hostedRepository.hide(queries, gone, core.clock.now());
  return isWhole;
}

type Told = ReturnType<typeof describe>;

function describe(core: Core, { title }: CastToKeep, { name, gender, type }: HostedAvatar, index: number) {
  return {
    name: (name.trim() || `${title} ${index + 1}`).slice(0, NAME_CHARACTERS),
    gender,
    type,
    position: FIRST_POSITION + index,
    hostedSeenAt: core.clock.now(),
    deletedAt: null,
  };
}

/** Somebody new, or somebody whose picture was erased. Without a picture they wait for the next refresh. */
async function welcome(
  core: Core,
  cast: CastToKeep,
  person: HostedAvatar,
  { avatar, told }: { avatar: Avatar | undefined; told: Told },
): Promise<void> {
  const { queries } = core.db;
  const snapshot = await cast.takeSnapshot(person);
  if (!snapshot) return;
  const id = avatar?.id ?? newId(core);
  const pictureKey = await storeSnapshot(core, cast, id, snapshot);
  const picture = { pictureKey, sizeBytes: snapshot.bytes.byteLength };
  if (avatar) return hostedRepository.update(queries, id, { ...told, ...picture });
  const isKept = await hostedRepository.insertOnce(queries, {
    ...told,
    ...picture,
    id,
    accountId: cast.accountId,
    kind: 'hosted',
    age: '',
    appearance: '',
    category: 'casual',
    hostedBy: cast.name,
    hostedId: person.id,
    createdAt: core.clock.now(),
  });
  if (!isKept) await core.storage.remove(pictureKey);
}

async function storeSnapshot(
  core: Core,
  { accountId }: CastName,
  id: string,
  { bytes, format }: Snapshot,
): Promise<string> {
  const folder = accountId ? `${accountFolder(accountId)}avatars/` : 'hosted/';
  const key = `${folder}${id}.${format}`;
  await core.storage.put(key, bytes, { contentType: `image/${format}`, sizeBytes: bytes.byteLength });
  return key;
}
