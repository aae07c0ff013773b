import type { z } from 'zod';
import type { GenerationRequest } from '#shared/contract/generation';

/** What a person has said in the form. */
export type RequestForm = {
  prompt: string;
  mood: string;
  occasion: string;
  isPublic: boolean;
  baseItemIds: string[];
  purchaseLinks: PurchaseLink[];
  generateImage: boolean;
};
export type PurchaseLink = { key: number; storeName: string; price: string; url: string };

export const emptyRequestForm: RequestForm = {
  prompt: '',
  mood: '',
  occasion: '',
  isPublic: true,
  baseItemIds: [],
  purchaseLinks: [],
  generateImage: false,
};

/** What else goes into a generation: all of it is known to the page, none of it is typed here. */
export type RequestContext = Pick<
  z.input<typeof GenerationRequest>,
  'weather' | 'userPreferences' | 'pinboardBoardId' | 'pinboardContext' | 'pinboardPins'
>;

/** A piece of the wardrobe that an outfit can be built around. */
export type BaseItem = {
  id: string;
  name: string;
  category: string;
  path: string;
  placeholder: string;
};
