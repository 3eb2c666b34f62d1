/** Whether a portrait can talk: yes, yes if its owner says so, or no. */
export const GATE_ANSWERS = ['pass', 'ask', 'reject'] as const;
export type GateAnswer = (typeof GATE_ANSWERS)[number];
