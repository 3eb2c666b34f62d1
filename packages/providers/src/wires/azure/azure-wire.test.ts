import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProviders } from '../../open/open-providers.ts';
import { speechServiceRules } from '../../testing/conformance/speech-service-rules.ts';
import { plainManner, type SpeechDouble } from '../../testing/speech-double.ts';
import { speechServer } from '../../testing/speech-server.ts';
import { openAzureDouble } from './azure-double.ts';

const ava = {
  text: 'News & <more>!',
  locale: 'en-US',
  rate: 1.5,
  pronunciations: [],
  voiceId: 'azure:en-US-AvaNeural',
};

let server: SpeechDouble;
beforeAll(async () => {
  server = await openAzureDouble();
});
afterAll(() => server.close());
beforeEach(() => {
  server.manner = plainManner();
  server.asked.length = 0;
});

const speechOf = async () => {
  const engine = speechServer({ wire: 'azure', name: 'azure', baseUrl: server.baseUrl, key: 'k' });
  return (await openProviders({ engines: { voice: [engine] } })).speech;
};

describe('Azure Speech', () => {
  speechServiceRules(() => speechOf());

  it('lists its voices, those of no gender too', async () => {
    const voices = (await speechOf()).allVoices();
    expect(voices.map(({ id, label, gender, locale }) => [id, label, gender, locale])).toEqual([
      ['azure:en-US-AvaNeural', 'Ava - Azure Speech', 'female', 'en-US'],
      ['azure:en-US-OldNeural', 'Old - Azure Speech', undefined, 'en-US'],
      ['azure:de-DE-ConradNeural', 'Conrad - Azure Speech', 'male', 'de-DE'],
    ]);
  });

  it('is asked with SSML in which the text is text', async () => {
    await (await speechOf()).speak(ava);
    expect(server.asked[0]?.body).toMatchObject({ voice: 'en-US-AvaNeural', type: 'application/ssml+xml' });
    expect(server.asked[0]?.body.ssml).toContain('<prosody rate="1.5">News &#38; &#60;more&#62;!</prosody>');
  });

  it('is handed sounds, and letters beside the script where it refuses those', async () => {
    const pronunciations = [
      { word: 'news', say: '/njuːz/' },
      { word: 'more', say: 'moor & more' },
    ];
    const speech = await speechOf();
    server.manner.fault = (response, answer) => {
      if (server.asked.length > 1) response.writeHead(200).end(answer);
      else response.writeHead(400).end();
    };
    await speech.speak({ ...ava, rate: 1, pronunciations });
    const [first, second] = server.asked.map(({ body }) => body.ssml);
    expect(first).toContain(
      '<phoneme alphabet="ipa" ph="njuːz">News</phoneme> &#38; &#60;<sub alias="moor &#38; more">',
    );
    expect(second).toContain('<sub alias="newz">News</sub> &#38; &#60;<sub alias="moor &#38; more">more</sub>&#62;!');
  });
});
