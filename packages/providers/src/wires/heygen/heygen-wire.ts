import { USUAL_ADDRESSES } from '@herald/media/service-wires';
import { testStudio } from '../../answers/test-studio.ts';
import { HOSTED, type OpenedService } from '../../answers/wire.ts';
import { fetchPicture } from '../../net/fetch-link.ts';
import { askHeyGen, type HeyGenOptions, TITLE } from './ask-heygen.ts';
import { heygenFilm } from './heygen-film.ts';
import { listPeople } from './heygen-people.ts';
import { heygenVoice, listVoices } from './heygen-voice.ts';
import { account, quotaText } from './quota-text.ts';

const open = (service: HeyGenOptions): OpenedService => ({
  voice: heygenVoice(service),
  film: heygenFilm(service),
  filmsStills: true,
  people: (signal) => listPeople(service, signal),
  pictureOf: ({ pictureUrl: url }, signal) => fetchPicture({ url, address: service, title: TITLE, signal }),
  test: () =>
    testStudio(service, {
      askedFor: 'its account, and its lists of voices and people',
      quota: async (signal) => quotaText(await askHeyGen(service, account, { path: '/v3/users/me', signal })),
      voices: (signal) => listVoices(service, signal),
      people: (signal) => listPeople(service, signal),
    }),
});

export const heygenWire = {
  wire: 'heygen',
  kind: 'studio',
  facts: {
    ...HOSTED,
    title: TITLE,
    hint: 'People, voices and films. Paid per second of film.',
    usualUrl: USUAL_ADDRESSES.heygen,
  },
  open,
} as const;
