export { type Attention, readAttention, strikeOffStep } from './read-attention.ts';
