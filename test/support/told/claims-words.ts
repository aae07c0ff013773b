import { wordOf } from '#shared/rules/item-name';
import type { WardrobeItem } from '#shared/stylist/ranking/garment';
import type { Told } from './wear.ts';

/** Removes quoted words. They come from the person or from a pin and claim nothing about the outfit. */
export const ownWords = (sentence: string) => sentence.replaceAll(/“[^”]*”/g, '“”');
export const textOf = ({ category, color, description }: WardrobeItem) =>
  `${color} ${wordOf(category)} ${description ?? ''}`.toLowerCase();
export const has = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}-])${word.replaceAll('-', '[- ]')}(?![\\p{L}])`, 'iu').test(text);
/** Whether a sentence is about pieces that are not worn, because they are to be taken along or are missing. */
export const ofOthers = (sentence: string) =>
  /\balong\b|on the way|^To dress it up|^Arrive in|^Walk there|^Under |fits under|change into|carry|^Put on|^Add the|own (?:no|nothing|too little)|found no|leave out|do not go into/i.test(
    sentence,
  );
export const seen = (sentence: string, { worn, items, ask }: Told) =>
  [...(ofOthers(sentence) ? items : worn).map(textOf), ask.prompt.toLowerCase()].join(' | ');
