/** The fields of a piece that was just uploaded and never worn. */
export const unworn = {
  seasons: [],
  price: null,
  currency: null,
  purchasedOn: null,
  isInLaundry: false,
  archiveReason: null,
  timesWorn: 0,
  lastWornOn: null,
};

export const anyImage = {
  width: 900,
  height: 1200,
  placeholder: 'data:image/webp;base64,UklGRg==',
  hash: '0123456789abcdef',
};

/** A navy shirt without further details, as it is right after its upload. */
export const plainShirt = {
  category: 'shirt',
  color: 'navy',
  style: 'casual',
  brand: null,
  description: null,
  textureMaps: null,
  aiDetectedMetadata: null,
  ...unworn,
  image: anyImage,
};
