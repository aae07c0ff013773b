import { describe, expect, it } from 'vitest';
import { ClothingChanges, CreateClothingItem, UploadRequest } from '#shared/contract/wardrobe';

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
  it.each([
    ['category', 'Category'],
    ['style', 'Style'],
  ])('must have a %s', (field, name) => {
    for (const missing of [undefined, null, '', '   '])
      expect(messagesOf({ [field]: missing })).toEqual([`${name} is required`]);
  });

  it.each([
    ['category', 'Category', 50],
    ['color', 'Color', 30],
    ['style', 'Style', 50],
    ['brand', 'Brand', 100],
    ['description', 'Description', 500],
  ])('has room in its %s for a text of the limit and not for one more character', (field, name, most) => {
    expect(messagesOf({ [field]: 'x'.repeat(most) })).toEqual([]);
    expect(messagesOf({ [field]: ` ${'x'.repeat(most)} ` })).toEqual([]);
    expect(messagesOf({ [field]: 'x'.repeat(most + 1) })).toEqual([
      `${name} must be less than ${most} characters`,
    ]);
  });

  it('is reported field by field: category, color, style, brand, description', () => {
    const long = 'x'.repeat(501);
    expect(
      messagesOf({ category: '', color: long, style: undefined, brand: long, description: long }),
    ).toEqual([
      'Category is required',
      'Color must be less than 30 characters',
      'Style is required',
      'Brand must be less than 100 characters',
      'Description must be less than 500 characters',
    ]);
  });

  it.each([undefined, null, '', '  '])('has the color unknown when %j is given', (color) => {
    expect(CreateClothingItem.parse({ ...good, color }).color).toBe('unknown');
  });

  it.each([undefined, null, '', '  '])('has no brand and no description when %j is given', (nothing) => {
    expect(CreateClothingItem.parse({ ...good, brand: nothing, description: nothing })).toMatchObject({
      brand: null,
      description: null,
    });
  });

  it('is trimmed', () => {
    expect(CreateClothingItem.parse({ ...good, category: ' shirt ', brand: '\tAcme\n' })).toMatchObject({
      category: 'shirt',
      brand: 'Acme',
    });
  });
});

describe('a new item', () => {
  const unsaid = {
    seasons: [],
    price: null,
    currency: null,
    purchasedOn: null,
    isInLaundry: false,
    archiveReason: null,
    timesWorn: 0,
    lastWornOn: null,
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

  it.each([
    [
      'a confidence that is no word for one',
      { aiDetectedMetadata: { color: 'navy', confidence: 'certain' } },
    ],
    [
      'a detected color that is too long',
      { aiDetectedMetadata: { color: 'x'.repeat(31), confidence: 'high' } },
    ],
    ['texture maps that are no texts', { textureMaps: { fabric: 1 } }],
    ['a texture map that is a file itself', { textureMaps: { fabric: 'x'.repeat(513) } }],
    [
      'more texture maps than a fabric has',
      { textureMaps: Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`map${i}`, 'path'])) },
    ],
    ['a picture that is no path', { imageUrl: 7 }],
    ['no picture', { imageUrl: undefined }],
  ])('is refused with %s', (_, change) => expect(messagesOf(change)).toHaveLength(1));

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
  it.each(['1900-01-01', dayIn(0), dayIn(1)])('take a purchase on %s: somewhere it is tomorrow', (day) => {
    expect(ClothingChanges.parse({ purchasedOn: day })).toEqual({ purchasedOn: day });
  });

  it.each([
    [12.999, 13],
    [12.345, 12.35],
    [0, 0],
    [null, null],
  ])('keep of the price %j at most two decimals', (price, kept) => {
    expect(ClothingChanges.parse({ price })).toEqual({ price: kept });
  });

  it('leave what they do not name', () => {
    expect(ClothingChanges.parse({ brand: 'Acme' })).toEqual({ brand: 'Acme' });
  });

  it('take a color and a brand back', () => {
    expect(ClothingChanges.parse({ color: '', brand: '' })).toEqual({ color: 'unknown', brand: null });
  });

  it.each([
    ['no field at all', {}, 'There is nothing to change'],
    ['an empty category', { category: ' ' }, 'Category is required'],
    ['a price below nothing', { price: -1 }, 'Price must not be negative'],
    ['a price beyond measure', { price: 1e9 }, 'Price is too high'],
    [
      'a purchase of another age',
      { purchasedOn: '1899-12-31' },
      'The date of purchase must not be before 1900',
    ],
    [
      'a purchase that is to come',
      { purchasedOn: dayIn(2) },
      'The date of purchase must not be in the future',
    ],
    ['a currency of other than three letters', { currency: 'euro' }, 'Currency must be three letters'],
  ])('are refused with %s', (_, changes, message) => {
    expect(ClothingChanges.safeParse(changes).error?.issues[0]?.message).toBe(message);
  });

  it.each([
    ['a day that no calendar has', { purchasedOn: '2026-02-30' }],
    ['a season of no year', { seasons: ['monsoon'] }],
    ['a reason that is not in the list', { archiveReason: 'bored' }],
  ])('are refused with %s', (_, changes) => expect(ClothingChanges.safeParse(changes).success).toBe(false));
});

describe('an upload', () => {
  const upload = { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: 1 };

  it('names the file, its type and its size', () => {
    expect(UploadRequest.parse(upload)).toEqual(upload);
  });

  it.each([
    ['no name', { fileName: '' }],
    ['a name of more than 255 characters', { fileName: 'x'.repeat(256) }],
    ['half a byte', { bytes: 0.5 }],
    ['less than nothing', { bytes: -1 }],
    ['no size', { bytes: undefined }],
    ['no type', { contentType: undefined }],
  ])('is refused with %s', (_, change) => {
    expect(UploadRequest.safeParse({ ...upload, ...change }).success).toBe(false);
  });
});
