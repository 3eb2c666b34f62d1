import type { ConsentEntry as ConsentOnWire } from '@herald/contract/endpoints/own-data';
import type { Core } from '@herald/core';
import type { ConsentEntry } from '@herald/core/own-data';

export function presentConsent({ media, clock }: Core, entry: ConsentEntry): ConsentOnWire {
  const { avatarId, name, pictureKey, consent } = entry;
  return {
    avatar_id: avatarId,
    avatar_name: name,
    person_id: entry.personId,
    kind: entry.kind,
    picture_url: pictureKey && entry.isAvatarThere ? media.sign({ key: pictureKey }, clock.now()) : null,
    is_avatar_there: entry.isAvatarThere,
    given_at: consent.given_at,
    given_by: entry.givenBy,
    version: consent.version ?? '',
    text: consent.text,
    revoked_at: consent.revoked_at ?? null,
    films: entry.finishedFilms,
    films_in_work: entry.filmsInWork,
  };
}
