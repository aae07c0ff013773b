/** The optional fields of a stored item about which nothing is known. */
export const blankItem = {
  textureMaps: null,
  aiDetectedMetadata: null,
  seasons: [],
  price: null,
  currency: null,
  purchasedOn: null,
  isInLaundry: false,
  archiveReason: null,
  timesWorn: 0,
  lastWornOn: null,
};
