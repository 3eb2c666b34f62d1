import { countAttempt } from '../attempts/count-attempt.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import type { Caller } from '../identity/caller.ts';
import { assertHasRoom } from './storage-room.ts';

const TOO_MANY = 'Your account has sent more files today than it may. Please try again later.';

/** Refuses a file before it is received: of a full account, and of one that sends files all day. */
export async function assertMayUpload(core: Core, actor: Actor, { ip }: Caller): Promise<void> {
  await assertHasRoom(core, actor);
  await countAttempt(core, { kind: 'upload', ip, accountId: actor.accountId }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'too_many_attempts') throw error;
    const { retryAfterSec } = error;
    throw new AppError(error.code, { message: TOO_MANY, ...(retryAfterSec !== undefined && { retryAfterSec }) });
  });
}
