import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, run, say } from './workspace.mjs';

const fixtures = join(root, 'packages', 'stage', 'fixtures');

/** Short films for different trades, as customers would order them. */
const FILMS = {
  bakery: {
    preset: 'sofia',
    text: 'Hi, I’m Sofia from Corner Bakery! We start at four, so your rolls are warm at seven. No frozen dough, and no shortcuts. Come by before nine and the coffee is free. The link with our menu is right below!',
    background: 'home',
    cta: 'Warm rolls from seven',
    link: 'cornerbakery.example',
  },
  skincare: {
    preset: 'emma',
    text: 'Every winter my skin just gives up. I tried everything, but nothing worked! Then I found this serum. Two drops every morning, and I love how calm it feels. It is 40% off today. Tap the link below!',
    background: 'modern',
    product: join(fixtures, 'products', 'serum.png'),
    hook: 'My winter skin, fixed',
    cta: '40% off this week',
    link: 'north.example',
  },
  bikes: {
    preset: 'omar',
    text: 'Does your bike squeak? Bring it in on Monday, ride it home on Tuesday. A full check is 49 dollars. Never guess again if your brakes work. We promise: if it still squeaks, you pay nothing.',
    background: 'studio',
    aspect: '4:5',
    captions: 'box',
  },
  dentist: {
    preset: 'grace',
    text: 'We are a small dental practice, and we are proud of one thing. Nobody waits longer than ten minutes! Three reasons why: we plan, we call, and we are honest. Book online, day or night.',
    background: 'minimal',
    aspect: '16:9',
    captions: 'minimal',
    cta: 'Book a visit',
  },
  languages: {
    photo: join(fixtures, 'portraits', 'eu_f28.jpg'),
    text: 'Learning Spanish with an app never worked for me. Talking to Lucía twice a week did. After six weeks I ordered dinner alone! If you want that too, your first lesson is free.',
    hook: 'Six weeks of Spanish',
  },
  coffee: {
    preset: 'kofi',
    text: 'I was skeptical about cold brew in a can. Honestly? It tastes better than what I make myself! There is no sugar, and it keeps for a year. Wow, try it once. You will thank me.',
    background: 'outdoor',
    captions: 'karaoke',
    aspect: '1:1',
  },
};

/** Writes every film with its poster to out/films; ends with 1 when one was not good enough. */
export async function writeFilms() {
  const folder = join(root, 'out', 'films');
  mkdirSync(folder, { recursive: true });
  const codes = [];
  for (const [name, flags] of Object.entries(FILMS)) {
    const words = Object.entries(flags).flatMap(([flag, value]) => [`--${flag}`, value]);
    codes.push(
      await run(projectNode(), [
        join(root, 'apps', 'herald', 'src', 'main.ts'),
        'render',
        ...words,
        '--quiet',
        '-o',
        join(folder, `${name}.mp4`),
      ]),
    );
    say(`out/films/${name}.mp4 and ${name}.jpg`);
  }
  return codes.every((code) => code === 0) ? 0 : 1;
}
