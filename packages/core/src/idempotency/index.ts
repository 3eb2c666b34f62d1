export { claimKey, firstAnswer, type KeyedRequest, settleKey } from './once-per-key.ts';
