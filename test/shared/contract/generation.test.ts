import { describe, expect, it } from 'vitest';
import { GenerationRequest } from '#shared/contract/generation';

const messagesOf = (request: unknown) =>
  GenerationRequest.safeParse(request).error?.issues.map(({ message }) => message) ?? [];

/** The default values of a request's optional fields. */
const unsaid = {
  mood: null,
  occasion: null,
  isPublic: true,
  weather: null,
  userPreferences: null,
  ignored: [],
  baseItemIds: [],
  purchaseLinks: [],
  pinboardBoardId: null,
  pinboardContext: '',
  pinboardPins: [],
  today: null,
  generateImage: false,
  remixOf: null,
  forceVariety: false,
};

describe('a request for an outfit', () => {
  it('is a prompt alone, and then public, of no mood and for no occasion', () => {
    expect(GenerationRequest.parse({ prompt: ' office day ' })).toEqual({ prompt: 'office day', ...unsaid });
  });

  it('asks for a prompt, of 1000 characters at most', () => {
    for (const prompt of [undefined, null, '', '\n\t', 7])
      expect(messagesOf({ prompt })).toEqual(['Please describe the outfit you want to generate.']);
    expect(messagesOf({ prompt: 'x'.repeat(1000) })).toEqual([]);
    expect(messagesOf({ prompt: 'x'.repeat(1001) })).toEqual(['Prompt must be less than 1000 characters']);
  });

  it('may tell a mood and an occasion of 100 characters, the date, and that it is for one’s own eyes', () => {
    const request = {
      prompt: 'office',
      mood: 'elegant > gallery opening',
      occasion: 'date',
      isPublic: false,
    };
    expect(GenerationRequest.parse(request)).toEqual({ ...unsaid, ...request });
    for (const field of ['mood', 'occasion']) {
      expect(messagesOf({ prompt: 'x', [field]: 'x'.repeat(100) })).toEqual([]);
      expect(messagesOf({ prompt: 'x', [field]: 'x'.repeat(101) })).toHaveLength(1);
      expect(GenerationRequest.parse({ prompt: 'x', [field]: '  ' })).toMatchObject({ [field]: null });
    }
    expect(messagesOf({ prompt: 'x', today: '2026-11-22' })).toEqual([]);
    expect(messagesOf({ prompt: 'x', today: '22 November' })).toHaveLength(1);
    expect(messagesOf({ prompt: 'x', isPublic: 'no' })).toHaveLength(1);
  });

  it('leaves out links without a store, and the addresses that are none', () => {
    const purchaseLinks = [
      { storeName: ' Corner Shop ', price: '20 EUR', url: 'https://shop.example/shirt' },
      { storeName: '   ', price: '5', url: 'https://shop.example' },
      { storeName: 'Market', url: 'javascript:alert(1)' },
      { storeName: 'Attic', price: '', url: 'not an address' },
    ];
    expect(GenerationRequest.parse({ prompt: 'x', purchaseLinks }).purchaseLinks).toEqual([
      { storeName: 'Corner Shop', price: '20 EUR', url: 'https://shop.example/shirt' },
      { storeName: 'Market', price: null, url: null },
      { storeName: 'Attic', price: null, url: null },
    ]);
  });
});
