/** Why films of a batch were not made, in the words of their owner. */
export const batchTexts = {
  noRunner: 'The person who started this batch may not make videos in this account any more. Try it again yourself.',
  unknownFilmer: 'The service you chose is no longer there. Choose who films again.',
  noVoice: 'Please select a voice',
  noWords: 'There are no words to say.',
  unknown: 'Something went wrong while we made this film.',
  tooManyRunning: (most: number) => `${most} batches are running already. Wait until one of them has ended.`,
  nothingFits: 'No film of this batch fits. Look at what is wrong with them.',
  hasEnded: 'This batch has ended already.',
  nothingToRetry: 'No film of this batch can be tried again as it is.',
  nothingFinished: 'No film of this batch is finished yet.',
};
