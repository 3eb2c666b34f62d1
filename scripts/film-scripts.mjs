import { join } from 'node:path';
import { root } from './workspace.mjs';

const fixtures = join(root, 'packages', 'stage', 'fixtures');
export const material = join(root, 'out', 'films', 'material');

/** The two colors of a made-up brand, as `herald render --brand` reads them. */
const BRAND = { color: '#1f3d34', accent: '#f2c879', font: 'manrope', end_card: 'label' };

/** What other films show as a clip: people at work, without words on the picture. */
export const CLIPS = {
  tutor: {
    preset: 'camila',
    text: '[wide] Hola! Today we order dinner. Repeat after me, slowly, and do not be shy.',
    background: 'home',
    captions: 'off',
    pace: 'single',
    figures: 'off',
    aspect: '16:9',
  },
  caller: {
    preset: 'bayu',
    text: 'It is done. I sent it this morning, and they paid me before lunch!',
    background: 'outdoor',
    captions: 'off',
    pace: 'single',
    figures: 'off',
  },
};

/** Directed films of 15 to 25 s for eight trades, as customers would order them. */
export const FILMS = {
  bakery: {
    preset: 'sofia',
    text: 'Your rolls are warm at seven, because we start at four. No frozen dough, no powder, no shortcuts. Flour, water, salt and a night of rest. Look at how they open! Come by before nine, and the coffee is free. The link with our menu is right below.',
    background: 'home',
    hook: 'Warm at seven',
    'music-mood': 'warm',
    effects: 'few',
    cta: 'Warm rolls from seven',
    link: 'cornerbakery.example',
  },
  skincare: {
    preset: 'emma',
    text: 'Every winter my skin just gives up. I tried everything, but nothing worked! Then I found this serum. Two drops every morning, that is all. After one week my face felt calm and soft. [stars 4.8] Two thousand people say the same. It is 40% off today. Tap the link below!',
    background: 'modern',
    product: join(fixtures, 'products', 'serum.png'),
    hook: 'My winter skin, fixed',
    'music-mood': 'calm',
    effects: 'few',
    brand: BRAND,
    cta: '40% off this week',
    link: 'north.example',
  },
  bikes: {
    preset: 'omar',
    text: 'Does your bike squeak? Bring it in on Monday, ride it home on Tuesday. A full check is 49 dollars. Brakes, gears, lights and tires, all of it. Never guess again if your brakes work. And if it still squeaks, you pay nothing!',
    background: 'studio',
    aspect: '4:5',
    captions: 'box',
    pace: 'fast',
    'music-mood': 'driving',
    effects: 'more',
    cta: 'Full check, 49 dollars',
  },
  dentist: {
    preset: 'grace',
    text: 'I was afraid of dentists until I became one. So nobody waits longer than ten minutes here. We explain each step, and we stop when you raise your hand. Three reasons why people stay: we plan, we call, and we are honest. Book online, day or night.',
    background: 'minimal',
    aspect: '16:9',
    captions: 'minimal',
    pace: 'calm',
    'music-mood': 'corporate',
    cta: 'Book a visit',
  },
  languages: {
    photo: join(fixtures, 'portraits', 'eu_f28.jpg'),
    text: 'Learning Spanish with an app never worked for me. I started on Monday, and by Thursday I had stopped. Talking to my teacher twice a week did it. [clip 1] She laughs, she waits, and she never gives up on me. After six weeks I ordered dinner alone! Your first lesson is free.',
    hook: 'Six weeks of Spanish',
    'music-mood': 'playful',
    picture: [{ file: join(material, 'tutor.mp4'), name: 'My teacher', fromSec: 1, untilSec: 5 }],
    cta: 'Your first lesson is free',
  },
  coffee: {
    preset: 'kofi',
    text: 'I was skeptical about cold brew in a can. Honestly? It tastes better than what I make myself! There is no sugar, and it keeps for a year. Twelve cans are 24 dollars, and the thirteenth is free. Wow, try it once. You will thank me.',
    background: 'outdoor',
    captions: 'karaoke',
    aspect: '1:1',
    pace: 'fast',
    'music-mood': 'lo-fi',
    effects: 'few',
  },
  invoices: {
    preset: 'priya',
    text: 'I used to write invoices on Sunday nights. Now my phone does it! [over 1] You say who, and what, and how much. The app writes the letter, sends it, and asks again if nobody pays. [clip 2] My brother has his money before lunch. It costs 5 dollars a month. Try it for free, no card needed.',
    background: 'modern',
    hook: 'No more Sunday nights',
    'music-mood': 'bright',
    effects: 'more',
    picture: [{ file: join(material, 'screen.png'), name: 'The app', frame: 'phone' }, join(material, 'caller.mp4')],
    brand: BRAND,
    cta: 'Paid before lunch',
    link: 'invoices.example',
  },
  garages: {
    preset: 'erik',
    text: 'You have not parked in your garage since 2019. [picture 1] It is full of things that you will need one day. Give us one Saturday. [split 2] This was before, and that is after. We sort, we label, and we take the rest away. You keep everything you love. From 190 dollars, and the first hour is on us.',
    background: 'outdoor',
    aspect: '4:5',
    hook: 'Park inside again',
    'music-mood': 'tense',
    picture: [join(material, 'before.png'), join(material, 'after.png')],
    cta: 'One Saturday',
  },
};
