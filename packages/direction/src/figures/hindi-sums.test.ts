import { describe, expect, it } from 'vitest';
import { countedIn } from '../testing/planned-figures.ts';

describe('a sum in Hindi', () => {
  it.each([
    ['यह थाली ढाई सौ रुपये की है।', '₹250'],
    ['एक जोड़ी डेढ़ सौ रुपये में मिलेगी।', '₹150'],
    ['कुर्ता साढ़े आठ सौ रुपये का है।', '₹850'],
    ['फ़ोन साढे सात हजार रुपये का है।', '₹7,500'],
    ['चादर सवा तीन सौ रुपये की है।', '₹325'],
    ['सवा सौ रुपये में पूरा डिब्बा।', '₹125'],
    ['जूते पौने नौ सौ रुपये के हैं।', '₹875'],
    ['स्कूटर डेढ़ लाख रुपये का है।', '₹1,50,000'],
    ['गाड़ी चार लाख बीस हज़ार रुपये की है।', '₹4,20,000'],
    ['समोसा साढ़े सात रुपये का है।', '₹7.50'],
    ['चाय बारह सौ रुपये किलो है।', '₹1,200'],
    ['आज ढाई प्रतिशत की छूट है।', '2.5% की छूट'],
  ])('is read whole: %s', (script, sum) => {
    expect(countedIn(script, 'hi-IN')).toEqual([`figure ${sum}`]);
  });

  it.each(['उसे दे दो चार सौ रुपये।', 'यह ढाई तीन सौ रुपये का है।', 'सवा डेढ़ सौ रुपये लगे।'])(
    'is none where a word before makes another number of it: %s',
    (script) => {
      expect(countedIn(script, 'hi-IN')).toEqual([]);
    },
  );

  it('keeps the digits before a scale', () => {
    expect(countedIn('यह 7 हज़ार रुपये का है।', 'hi-IN')).toEqual(['figure 7 हज़ार']);
  });
});
