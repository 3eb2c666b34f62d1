import { CLIP_CONSENT } from '../../clips/consent.ts';
import { makePresenter } from '../../clips/make-presenter.ts';
import type { Core } from '../../core.ts';
import type { Caller } from '../../identity/caller.ts';
import { aClip, anActor, type TestUser } from '../../testing/index.ts';

/** A presenter from a clip, who has passed the check and belongs to the cast of the installation. */
export async function aFilmedActor(core: Core, user: TestUser, caller: Caller): Promise<void> {
  const { id: clipId } = await aClip(core, user);
  const words = { consent: 'me', consentVersion: CLIP_CONSENT.version } as const;
  const wish = { name: 'Bo', look: '', isSamePerson: false, ...words };
  await makePresenter(core, await anActor(core, user), caller, { clipId, wish });
  await core.db.pool.query(`update person_clips set "check" = 'passed' where id = $1`, [clipId]);
  await core.db.pool.query('update avatars set cast_at = now() where clip_id = $1', [clipId]);
}

/** The filmed people of an account, with what is stored for their films. */
export async function filmedOf(core: Core, { accountId }: TestUser): Promise<object[]> {
  const { rows } = await core.db.pool.query(
    `select avatars.name, cast_at, state, "check", person_clips.account_id = $1 as "ownClip",
        array[proxy_key, track_key, book_key, poster_key] as keys
      from avatars join person_clips on person_clips.id = clip_id where avatars.account_id = $1`,
    [accountId],
  );
  return Promise.all(
    rows.map(async ({ keys, ...row }: { keys: string[] }) => ({
      ...row,
      filesBytes: await Promise.all(keys.map(async (key) => (await core.storage.stat(key))?.sizeBytes)),
    })),
  );
}
