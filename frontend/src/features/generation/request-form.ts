import type { z } from 'zod';
import type { GenerationRequest } from '#shared/contract/generation';

/** The values of the generation form. */
export type RequestForm = {
  prompt: string;
  mood: string;
  occasion: string;
  isPublic: boolean;
  /** The keys of what was heard and taken out again. */
  ignored: string[];
  baseItemIds: string[];
  purchaseLinks: PurchaseLink[];
  generateImage: boolean;
};
/** A purchase link as typed; `key` only identifies its row. */
export type PurchaseLink = { key: number; storeName: string; price: string; url: string };

export const emptyRequestForm: RequestForm = {
  prompt: '',
  mood: '',
  occasion: '',
  isPublic: true,
  ignored: [],
  baseItemIds: [],
  purchaseLinks: [],
  generateImage: false,
};

/** The part of a generation request that comes from the page (weather, profile, pinboard) rather than the form. */
export type RequestContext = Pick<
  z.input<typeof GenerationRequest>,
  'weather' | 'userPreferences' | 'pinboardBoardId' | 'pinboardContext' | 'pinboardPins'
>;

/** An item that the user can require in the outfit. */
export type BaseItem = {
  id: string;
  name: string;
  category: string;
  /** The storage path of its photo. */
  path: string;
  placeholder: string;
};
