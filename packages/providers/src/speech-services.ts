import type { SpeechWire, VoiceEngine } from '@herald/media';
import { addressGuard } from './speech-server/address-guard.ts';
import { type SpeechServerOptions, speechServer } from './speech-server/speech-server.ts';
import { type SpeechServerReport, testSpeechServer } from './speech-server/test-speech-server.ts';
import { isSpeechWire, type WireFacts, wireFacts } from './speech-server/wire-facts.ts';

/** A service as it is stored; a newer Herald may have stored one by a wire that this one does not know. */
export interface StoredService extends Omit<SpeechServerOptions, 'wire' | 'name'> {
  name: string;
  title: string;
  wire: string;
}

/** A service the environment names. */
export interface FixedService extends StoredService {
  wire: SpeechWire;
}

/** The services of speech of this process. */
export interface SpeechServices {
  /** What can be added. */
  wires: readonly WireFacts[];
  fixed: readonly FixedService[];
  /** Takes the place of the services that were handed in before; those that stayed the same go on as they are. */
  replace(services: readonly StoredService[]): Promise<void>;
  /** Throws an `EngineError` where an address leads inside and the operator did not allow it. */
  assertMayCall(baseUrl: string): Promise<void>;
  test(service: StoredService): Promise<SpeechServerReport>;
}

export interface ServicesConfig {
  fixed: readonly SpeechServerOptions[];
  /** Hosts and networks inside that services may lie in; those of the environment always may. */
  inside: readonly string[];
  /** Told which engines there are from then on. */
  onChange(engines: VoiceEngine[]): Promise<void>;
  /** Told which engine answered to a test. */
  onAnswer(name: string): Promise<void>;
}

const USUAL_NAME = 'server';

/** Services that come and go while the process runs. Those of the environment stay, and are asked first. */
export function openServices({ fixed, inside, onChange, onAnswer }: ServicesConfig): SpeechServices {
  const mayCall = addressGuard([...inside, ...fixed.map(({ baseUrl }) => hostOf(baseUrl))]);
  const named = fixed.map(fixedService);
  let opened = new Map<string, VoiceEngine>();
  return {
    wires: wireFacts,
    fixed: named,
    async replace(services) {
      const before = opened;
      const open = services.flatMap((service) => {
        const options = optionsOf(service);
        if (!options) return [];
        const identity = JSON.stringify(options);
        return [[identity, before.get(identity) ?? speechServer({ ...options, mayCall })] as const];
      });
      opened = new Map(open);
      const isSame = [...opened.keys()].join() === [...before.keys()].join();
      if (!isSame) await onChange([...opened.values()]);
    },
    assertMayCall: mayCall,
    async test(service) {
      const options = optionsOf(service);
      if (!options) throw new Error(`There is no wire "${service.wire}".`);
      const isFixed = named.some(({ name }) => name === service.name);
      const report = await testSpeechServer(isFixed ? options : { ...options, mayCall });
      if (report.isOk) await onAnswer(service.name);
      return report;
    },
  };
}

function fixedService(options: SpeechServerOptions, index: number, all: readonly SpeechServerOptions[]): FixedService {
  const { name = USUAL_NAME, wire = 'openai' } = options;
  const title = wireFacts.find((one) => one.wire === wire)?.title ?? wire;
  const twins = all.slice(0, index).filter((one) => (one.wire ?? 'openai') === wire).length;
  return { ...options, name, wire, title: twins > 0 ? `${title} ${twins + 1}` : title };
}

function optionsOf({ name, wire, baseUrl, model, voices, key }: StoredService): SpeechServerOptions | undefined {
  return isSpeechWire(wire) ? { name, wire, baseUrl, model, voices, key } : undefined;
}

function hostOf(baseUrl: string): string {
  const { host, port, protocol } = new URL(baseUrl);
  return port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`;
}
