import { timingSafeEqual } from 'node:crypto';
import type { Core } from '../core.ts';
import type { Caller } from '../identity/caller.ts';
import type { StoredVideo } from '../videos/state/video.ts';
import { hash, nameNetwork, nameVisitor } from '../visitors/name-visitor.ts';
import { type DaySalt, findSalt, getTodaysSalt } from '../visitors/visitor-salt.ts';

/** Who watches, on which day. */
export interface Viewer {
  viewer: string;
  day: string;
}

type WatchedVideo = Pick<StoredVideo, 'id' | 'passwordHash'>;

/** What a visitor gets with a video they may watch; it comes back with the view, and only the server can make one. */
export async function issueViewSession(core: Core, video: WatchedVideo, caller: Caller): Promise<string> {
  const salt = await getTodaysSalt(core);
  const viewer = nameVisitor(salt, video.id, caller);
  return `${salt.day}.${viewer}.${signatureOf(salt, video, viewer)}`;
}

/** The viewer a session names; undefined when it is forged, of another video, too old, or the password has changed. */
export async function readViewSession(core: Core, video: WatchedVideo, session = ''): Promise<Viewer | undefined> {
  const [, day, viewer, signature] = /^(\d{4}-\d\d-\d\d)\.([\w-]{22})\.([\w-]{22})$/.exec(session) ?? [];
  if (!day || !viewer || !signature) return undefined;
  const salt = await findSalt(core, day);
  if (!salt) return undefined;
  const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(salt, video, viewer)));
  return isGenuine ? { viewer, day } : undefined;
}

/** Those who come without a session count once per network. */
export async function nameUnknownViewer(core: Core, video: WatchedVideo, caller: Caller): Promise<Viewer> {
  const salt = await getTodaysSalt(core);
  return { viewer: nameNetwork(salt, video.id, caller), day: salt.day };
}

/** Somebody of the account, under a name that says as little. */
export async function nameMember(core: Core, { id }: Pick<WatchedVideo, 'id'>, memberId: string): Promise<Viewer> {
  const salt = await getTodaysSalt(core);
  return { viewer: hash(salt, `member ${id} ${memberId}`), day: salt.day };
}

/** A new password ends the sessions of those who knew the old one. */
function signatureOf(salt: DaySalt, { id, passwordHash }: WatchedVideo, viewer: string): string {
  return hash(salt, `session ${id} ${viewer} ${passwordHash ?? ''}`);
}
