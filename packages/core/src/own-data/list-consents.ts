import type { AvatarConsent } from '@herald/contract/endpoints/avatars';
import type { AvatarKind } from '@herald/contract/statuses';
import { titleOf } from '../avatars/looks.ts';
import type { Core } from '../core.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';
import { getVideos } from '../videos/library/get-video.ts';
import type { ShownVideo } from '../videos/library/shown-video.ts';
import { consentRepository } from './consent-repository.ts';

export interface ConsentEntry {
  avatarId: string;
  /** As the avatar is called. */
  name: string;
  /** The same for all looks of a filmed person, who end together. */
  personId: string;
  kind: AvatarKind;
  /** Empty once the picture is erased. */
  pictureKey: string;
  consent: AvatarConsent;
  /** Null when the person has left Herald. */
  givenBy: string | null;
  isAvatarThere: boolean;
  finishedFilms: number;
  filmsInWork: number;
}

/** Whose face the account uses, who agreed to which words, and when; what was revoked or removed stays in the list. */
export async function listConsents(core: Core, { accountId }: Actor): Promise<ConsentEntry[]> {
  const { queries } = core.db;
  const films = await consentRepository.countFilms(queries, accountId);
  return (await consentRepository.list(queries, accountId)).map((row) => {
    const { avatarId, personId, kind, pictureKey, consent, givenBy, deletedAt } = row;
    const { finished = 0, inWork = 0 } = films.get(avatarId) ?? {};
    const isAvatarThere = deletedAt === null;
    return {
      avatarId,
      name: titleOf(row),
      personId,
      kind,
      pictureKey,
      consent,
      givenBy,
      isAvatarThere,
      finishedFilms: finished,
      filmsInWork: inWork,
    };
  });
}

/** The films that go when a consent is revoked. */
export async function listConsentFilms(core: Core, actor: Actor, avatarId: string): Promise<ShownVideo[]> {
  const { queries } = core.db;
  const consents = await consentRepository.list(queries, actor.accountId);
  const wanted = consents.find((row) => row.avatarId === avatarId);
  if (!wanted) throw new AppError('not_found');
  const looks = consents.filter(({ personId, consent }) => personId === wanted.personId && !consent.revoked_at);
  const avatarIds = looks.map((row) => row.avatarId);
  const films = await consentRepository.listFilms(queries, actor.accountId, avatarIds);
  const shown = films.filter(({ status }) => status !== 'failed' && status !== 'cancelled');
  const ids = shown.map(({ id }) => id);
  return getVideos(core, actor.accountId, ids);
}
