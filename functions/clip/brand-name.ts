const longest = 40;
const ahead =
  /^(?:brand|marke|marque|marca|merk|märke|varumärke|marka|mærke|merke|merkki|by|von|par|av|hersteller|fabricant)\s*:?\s+/i;
const store =
  /^(?:visit the|besuchen sie den|besuche den|visiter la boutique|visita lo store di|visita la tienda de|bezoek de|besök)\s+/i;
const storeAfter = /(?:[ -]store|-shop|-butik(?:en)?|-winkel)$/i;

/** The name of a brand in the words that stand around it: 'Brand: Acme', 'Visit the Acme Store'. */
export function shownBrand(text: string): string | null {
  const name = text.trim().replace(ahead, '');
  const brand = store.test(name) ? name.replace(store, '').replace(storeAfter, '') : name;
  // A list of brands to choose from is longer than the name of one.
  return brand && brand.length <= longest ? brand : null;
}
