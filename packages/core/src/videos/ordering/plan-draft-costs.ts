import type { DraftContent } from '@herald/contract/draft';
import type { SpeechService } from '@herald/media/engines/speech-service';
import { planSpeech } from '../../audio/plan-speech.ts';
import { type NamedFilmer, reachedAs, reachPerson } from '../../avatars/reach-person.ts';
import type { Core } from '../../core.ts';
import type { Actor } from '../../identity/actor.ts';
import { readPayer } from '../../services/account-view.ts';
import { type PlannedLine, type PlannedUse, planCosts } from '../../services/cost-lines.ts';
import { resolveAvatar } from './resolve-order.ts';

export interface DraftWork {
  draft: DraftContent;
  soundSec: number;
  engine: SpeechService;
  /** Services with people of their own, and those that film our still. */
  casts: readonly NamedFilmer[];
  filmers: readonly NamedFilmer[];
}

/** What services would get for the video of a draft; what is made already costs nothing again. */
export async function planDraftCosts(core: Core, actor: Actor, work: DraftWork): Promise<PlannedLine[]> {
  const uses = [await soundOf(core, actor, work), await filmOf(core, actor, work)].filter((use) => use !== undefined);
  return planCosts(core, await readPayer(core, { accountId: actor.accountId }), uses);
}

async function soundOf(core: Core, actor: Actor, { draft, engine }: DraftWork): Promise<PlannedUse | undefined> {
  const { voice, script } = draft;
  if (voice.useCustomAudio) return undefined;
  const { ttsText, ttsId: voiceId, country, region, speechRate: rate, style } = voice;
  const wanted = { text: ttsText || script.content, voiceId, country, region, rate, ...(style && { style }) };
  const use = await planSpeech(core, actor, wanted, engine);
  const isMade = voice.audioId !== '' || voice.generatedAudioUrl !== '';
  return use && { ...use, isKept: use.isKept || isMade };
}

/** A service films as long as somebody speaks; Herald lays the end card behind it. */
async function filmOf(
  core: Core,
  actor: Actor,
  { draft, soundSec, casts, filmers }: DraftWork,
): Promise<PlannedUse | undefined> {
  const { avatar, output } = draft;
  const chosen = await resolveAvatar(core, actor, avatar).catch(() => undefined);
  const person = chosen && (await reachPerson(core, { accountId: actor.accountId, avatar: chosen, casts }));
  const service = person?.hostedBy || reachedAs(filmers, output.made_by)[0] || output.made_by;
  return service ? { service, kind: 'film', units: soundSec } : undefined;
}
