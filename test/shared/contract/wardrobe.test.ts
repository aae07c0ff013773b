import { describe, expect, it } from 'vitest';
import { ClothingChanges, CreateClothingItem } from '#shared/contract/clothing-item';
import { UploadRequest } from '#shared/contract/wardrobe';
import { unworn } from '../../support/examples/unworn.ts';

const good = {
  imageUrl: 'user/1_photo.jpg',
  category: 'shirt',
  color: 'navy',
  style: 'business',
  brand: 'Acme',
  description: 'Thin stripes',
};
const messagesOf = (change: object) =>
  CreateClothingItem.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('what a person says of a piece of clothing', () => {
  it('has a category and a style, and room in each field for a text of the limit', () => {
    for (const [field, name, most] of [
      ['category', 'Category', 50],
      ['color', 'Color', 30],
      ['style', 'Style', 50],
      ['brand', 'Brand', 100],
      ['description', 'Description', 500],
    ] as const) {
      expect(messagesOf({ [field]: ` ${'x'.repeat(most)} ` })).toEqual([]);
      expect(messagesOf({ [field]: 'x'.repeat(most + 1) })).toEqual([
        `${name} must be less than ${most} characters`,
      ]);
      const isRequired = field === 'category' || field === 'style';
      for (const missing of [undefined, null, '', '   '])
        expect(messagesOf({ [field]: missing })).toEqual(isRequired ? [`${name} is required`] : []);
    }
  });

  it('is reported field by field: category, color, style, brand, description', () => {
    const long = 'x'.repeat(501);
    const wrong = { category: '', color: long, style: undefined, brand: long, description: long };
    expect(messagesOf(wrong).map((message) => message.split(' ')[0])).toEqual([
      ...['Category', 'Color', 'Style', 'Brand', 'Description'],
    ]);
  });

  it('is trimmed; without a color it is unknown, and without brand or description there is none', () => {
    for (const nothing of [undefined, null, '', '  ']) {
      const said = { ...good, category: ' shirt ', color: nothing, brand: nothing, description: nothing };
      expect(CreateClothingItem.parse(said)).toMatchObject({
        category: 'shirt',
        color: 'unknown',
        brand: null,
        description: null,
      });
    }
  });
});

describe('a new item', () => {
  const unsaid = {
    ...unworn,
    textureMaps: null,
    aiDetectedMetadata: null,
    isDemo: false,
    showsBackground: false,
  };

  it('has nothing of what a person may leave unsaid', () => {
    expect(CreateClothingItem.parse(good)).toEqual({ ...good, ...unsaid });
  });

  it('takes texture maps and the detected color with its confidence', () => {
    const given = {
      textureMaps: { fabric: 'maps/fabric.png' },
      aiDetectedMetadata: { color: 'navy', confidence: 'high' },
    };
    expect(CreateClothingItem.parse({ ...good, ...given })).toMatchObject(given);
  });

  it('is refused with a wrong picture, detected color or texture map', () => {
    const maps = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`map${i}`, 'path']));
    for (const change of [
      { aiDetectedMetadata: { color: 'navy', confidence: 'certain' } },
      { aiDetectedMetadata: { color: 'x'.repeat(31), confidence: 'high' } },
      { textureMaps: { fabric: 1 } },
      { textureMaps: { fabric: 'x'.repeat(513) } },
      { textureMaps: maps },
      { imageUrl: 7 },
      { imageUrl: undefined },
    ])
      expect(messagesOf(change), JSON.stringify(change)).toHaveLength(1);
  });

  it('drops what nobody may say: whose it is, its id, its age', () => {
    const claimed = {
      userId: 'someone',
      id: 'mine',
      createdAt: '2001-01-01',
      image: { width: 1, height: 1 },
    };
    expect(Object.keys(CreateClothingItem.parse({ ...good, ...claimed })).sort()).toEqual(
      Object.keys({ ...good, ...unsaid }).sort(),
    );
  });
});

/** The UTC date this many days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('changes of a piece of clothing', () => {
  it('take a purchase up to tomorrow, because somewhere it is, and keep two decimals of a price', () => {
    for (const purchasedOn of ['1900-01-01', dayIn(0), dayIn(1)])
      expect(ClothingChanges.parse({ purchasedOn })).toEqual({ purchasedOn });
    const kept = [12.999, 12.345, 0, null].map((price) => ClothingChanges.parse({ price }).price);
    expect(kept).toEqual([13, 12.35, 0, null]);
  });

  it('leave what they do not name, and take a color and a brand back', () => {
    expect(ClothingChanges.parse({ brand: 'Acme' })).toEqual({ brand: 'Acme' });
    expect(ClothingChanges.parse({ color: '', brand: '' })).toEqual({ color: 'unknown', brand: null });
  });

  it('are refused with the reason', () => {
    const messageOf = (changes: object) => ClothingChanges.safeParse(changes).error?.issues[0]?.message;
    const tooOld = { purchasedOn: '1899-12-31' };
    expect(messageOf({})).toBe('There is nothing to change');
    expect(messageOf({ category: ' ' })).toBe('Category is required');
    expect(messageOf({ price: -1 })).toBe('Price must not be negative');
    expect(messageOf({ price: 1e9 })).toBe('Price is too high');
    expect(messageOf(tooOld)).toBe('The date of purchase must not be before 1900');
    expect(messageOf({ purchasedOn: dayIn(2) })).toBe('The date of purchase must not be in the future');
    expect(messageOf({ currency: 'euro' })).toBe('Currency must be three letters');
    for (const changes of [
      { purchasedOn: '2026-02-30' },
      { seasons: ['monsoon'] },
      { archiveReason: 'bored' },
    ])
      expect(messageOf(changes)).toBeDefined();
  });
});

it('an upload names the file, its type and its size', () => {
  const upload = { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: 1 };
  expect(UploadRequest.parse(upload)).toEqual(upload);
  for (const change of [
    ...[{ fileName: '' }, { fileName: 'x'.repeat(256) }, { contentType: undefined }],
    ...[{ bytes: 0.5 }, { bytes: -1 }, { bytes: undefined }],
  ])
    expect(UploadRequest.safeParse({ ...upload, ...change }).success).toBe(false);
});
