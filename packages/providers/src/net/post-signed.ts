import { askForAnswer, refusalOf } from './ask-service.ts';

interface SignedPost {
  address: string;
  headers: Record<string, string>;
  body: string;
}

const PATIENCE_MS = 10_000;
const TITLE = 'The webhook';

/** Posts to an address the operator named, once; throws with a sentence where it is not accepted. */
export async function postSigned({ address, headers, body }: SignedPost, signal?: AbortSignal): Promise<void> {
  const call = { path: '', headers, body, signal, timeoutMs: PATIENCE_MS, title: TITLE };
  const answer = await askForAnswer({ baseUrl: address }, call);
  if (answer.status < 200 || answer.status >= 300) throw refusalOf(answer, call);
}
