/** In characters. A longer text is a list of brands to choose from. */
const maxLength = 40;
const label =
  /^(?:brand|marke|marque|marca|merk|märke|varumärke|marka|mærke|merke|merkki|by|von|par|av|hersteller|fabricant)\s*:?\s+/i;
const visitStore =
  /^(?:visit the|besuchen sie den|besuche den|visiter la boutique|visita lo store di|visita la tienda de|bezoek de|besök)\s+/i;
const storeSuffix = /(?:[ -]store|-shop|-butik(?:en)?|-winkel)$/i;

/** The brand in a text such as 'Brand: Acme', 'by Acme' or 'Visit the Acme Store'. Null if empty or too long. */
export function extractBrandName(text: string): string | null {
  const name = text.trim().replace(label, '');
  const brand = visitStore.test(name) ? name.replace(visitStore, '').replace(storeSuffix, '') : name;
  return brand && brand.length <= maxLength ? brand : null;
}
