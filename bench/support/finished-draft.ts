import { signUp } from '../../tests/support/visitor.ts';
import { speakDraft } from '../../tests/support/wizard-video.ts';

/** Creates a user whose draft is valid in every step, and returns their token. */
export async function finishedDraft(url: string, script: string): Promise<string> {
  const visitor = await signUp(url);
  const { draft } = await speakDraft(visitor, script);
  const { data } = await visitor.call<{ data: { version: number } }>('GET', '/draft');
  await visitor.call('PUT', '/draft', { version: data.version, content: draft });
  return visitor.token;
}
