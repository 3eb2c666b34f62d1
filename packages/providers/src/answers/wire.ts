import type {
  FILM_WIRES,
  PICTURE_WIRES,
  ServiceKind,
  ServiceWire,
  SpeechWire,
  STUDIO_WIRES,
} from '@herald/media/service-wires';
import type { GuardedService, OutsideService } from './outside-service.ts';

/** What an operator has to know to add a service that is spoken to by a wire. */
export interface WireFacts {
  title: string;
  /** What works by it. */
  hint: string;
  /** Empty where every installation has its own. */
  usualUrl: string;
  hasModels: boolean;
  /** Its models are at `/v1/models`, with the day they end. */
  listsModels: boolean;
  usualModel: string;
  needsKey: boolean;
  /** False: its voices must be named, or are those it is known to have. */
  listsVoices: boolean;
  /** What only this wire wants to know. */
  settings?: readonly WireSetting[];
}

/** One more field for an operator to fill in. */
export interface WireSetting {
  name: string;
  label: string;
  hint: string;
  /** Long texts, such as a workflow. */
  isLong: boolean;
  isRequired: boolean;
  /** Not shown again once it is saved. */
  isSecret: boolean;
}

export const wireSetting = (
  name: string,
  label: string,
  hint: string,
  more: Partial<Pick<WireSetting, 'isLong' | 'isRequired' | 'isSecret'>> = {},
): WireSetting => ({ name, label, hint, isLong: false, isRequired: false, isSecret: false, ...more });

/** A server of one's own that lists its voices, and a service that wants a key. */
export const OWN_SERVER = {
  usualUrl: '',
  hasModels: false,
  listsModels: false,
  usualModel: '',
  needsKey: false,
  listsVoices: true,
};
export const HOSTED = { ...OWN_SERVER, needsKey: true };

/** What a service does for Herald; its name and title are those it was stored with. */
export type OpenedService = Omit<OutsideService, 'name' | 'title'>;

interface NamesByKind extends Record<ServiceKind, ServiceWire> {
  speech: SpeechWire;
  film: (typeof FILM_WIRES)[number];
  picture: (typeof PICTURE_WIRES)[number];
  studio: (typeof STUDIO_WIRES)[number];
}

/** Everything Herald knows of one way to speak to services: a folder of `wires` exports one. */
export type Wire = {
  [Kind in ServiceKind]: {
    wire: NamesByKind[Kind];
    kind: Kind;
    facts: WireFacts;
    open(service: GuardedService): OpenedService;
  };
}[ServiceKind];
