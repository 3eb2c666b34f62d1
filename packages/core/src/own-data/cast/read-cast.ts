import { recordDeed } from '../../audit/record-deed.ts';
import { type Avatar, avatarRepository } from '../../avatars/avatar-repository.ts';
import { maySeeAvatar } from '../../avatars/policies.ts';
import { clipsOf } from '../../clips/filmed.ts';
import { mayClipSpeak } from '../../clips/policies.ts';
import type { Core } from '../../core.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Actor } from '../../identity/actor.ts';
import type { Caller } from '../../identity/caller.ts';
import { castRepository } from './cast-repository.ts';

export type CastEntry = Awaited<ReturnType<typeof castRepository.list>>[number] & { films: number };

/** Everybody who is or was an actor, and the presenters that an administrator can add. */
export async function listCast(core: Core, actor: Actor): Promise<{ actors: CastEntry[]; candidates: Avatar[] }> {
  const { queries } = core.db;
  const films = await castRepository.countFilms(queries);
  const actors = (await castRepository.list(queries)).map((entry) => ({
    ...entry,
    films: films.get(entry.release.avatarId ?? '') ?? 0,
  }));
  const own = (await avatarRepository.listOwn(queries, actor.accountId)).filter(
    (avatar) => avatar.kind === 'filmed' && !avatar.castAt && maySeeAvatar(avatar, actor),
  );
  const clips = await clipsOf(core, own);
  const candidates = own.filter(({ id }) => mayClipSpeak(clips.get(id)?.check ?? null));
  return { actors, candidates };
}

/** Hands out what an actor signed, and writes down who asked for it. */
export async function openRelease(
  core: Core,
  actor: Actor,
  caller: Caller,
  id: string,
): Promise<{ fileKey: string; fileName: string }> {
  return core.db.transaction('open release', async (tx) => {
    const release = await castRepository.find(tx, id);
    if (!release) throw new AppError('not_found');
    const { avatarId, name, fileKey, fileName } = release;
    await recordDeed(core, tx, {
      ...{ actor, caller, action: 'cast.release', subjectType: 'avatar', subjectId: avatarId ?? id },
      details: { name, releaseId: id },
    });
    return { fileKey, fileName };
  });
}
