import type { OpenOutside } from '../../answers/outside-service.ts';
import { testStudio } from '../../answers/test-studio.ts';
import { fetchPicture } from '../../net/fetch-link.ts';
import { askHeyGen, type HeyGenOptions, TITLE } from './ask-heygen.ts';
import { heygenFilm } from './heygen-film.ts';
import { listPeople } from './heygen-people.ts';
import { heygenVoice, listVoices } from './heygen-voice.ts';
import { account, quotaText } from './quota-text.ts';

export const openHeyGen = (service: HeyGenOptions): ReturnType<OpenOutside> => ({
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
