/** A place that the geocoder of the weather stand-in knows. Its coordinates are in degrees. */
export type Place = { name: string; country: string; latitude: number; longitude: number; timezone: string };

const list = `
Amsterdam|Netherlands|52.37|4.89|Europe/Amsterdam
Athens|Greece|37.98|23.73|Europe/Athens
Auckland|New Zealand|-36.85|174.76|Pacific/Auckland
Austin|United States|30.27|-97.74|America/Chicago
Bangkok|Thailand|13.75|100.5|Asia/Bangkok
Barcelona|Spain|41.39|2.16|Europe/Madrid
Basel|Switzerland|47.56|7.59|Europe/Zurich
Beijing|China|39.91|116.4|Asia/Shanghai
Belgrade|Serbia|44.8|20.46|Europe/Belgrade
Bergen|Norway|60.39|5.32|Europe/Oslo
Berlin|Germany|52.52|13.41|Europe/Berlin
Bilbao|Spain|43.26|-2.93|Europe/Madrid
Birmingham|United Kingdom|52.48|-1.9|Europe/London
Bogotá|Colombia|4.61|-74.08|America/Bogota
Bordeaux|France|44.84|-0.58|Europe/Paris
Boston|United States|42.36|-71.06|America/New_York
Bratislava|Slovakia|48.15|17.11|Europe/Bratislava
Brisbane|Australia|-27.47|153.03|Australia/Brisbane
Bristol|United Kingdom|51.46|-2.6|Europe/London
Brussels|Belgium|50.85|4.35|Europe/Brussels
Bucharest|Romania|44.43|26.11|Europe/Bucharest
Budapest|Hungary|47.5|19.04|Europe/Budapest
Buenos Aires|Argentina|-34.61|-58.38|America/Argentina/Buenos_Aires
Cairo|Egypt|30.06|31.25|Africa/Cairo
Cape Town|South Africa|-33.93|18.42|Africa/Johannesburg
Casablanca|Morocco|33.59|-7.61|Africa/Casablanca
Chicago|United States|41.85|-87.65|America/Chicago
Cologne|Germany|50.93|6.95|Europe/Berlin
Copenhagen|Denmark|55.68|12.57|Europe/Copenhagen
Dallas|United States|32.78|-96.81|America/Chicago
Delhi|India|28.65|77.23|Asia/Kolkata
Denver|United States|39.74|-104.98|America/Denver
Dubai|United Arab Emirates|25.08|55.31|Asia/Dubai
Dublin|Ireland|53.33|-6.25|Europe/Dublin
Edinburgh|United Kingdom|55.95|-3.2|Europe/London
Florence|Italy|43.77|11.25|Europe/Rome
Frankfurt|Germany|50.12|8.68|Europe/Berlin
Gdańsk|Poland|54.35|18.65|Europe/Warsaw
Geneva|Switzerland|46.2|6.15|Europe/Zurich
Glasgow|United Kingdom|55.87|-4.26|Europe/London
Gothenburg|Sweden|57.71|11.97|Europe/Stockholm
Hamburg|Germany|53.55|9.99|Europe/Berlin
Hanoi|Vietnam|21.02|105.84|Asia/Bangkok
Helsinki|Finland|60.17|24.94|Europe/Helsinki
Hong Kong|Hong Kong|22.28|114.17|Asia/Hong_Kong
Honolulu|United States|21.31|-157.86|Pacific/Honolulu
Istanbul|Türkiye|41.01|28.95|Europe/Istanbul
Jakarta|Indonesia|-6.21|106.85|Asia/Jakarta
Johannesburg|South Africa|-26.2|28.04|Africa/Johannesburg
Karachi|Pakistan|24.86|67.01|Asia/Karachi
Kiruna|Sweden|67.86|20.23|Europe/Stockholm
Kraków|Poland|50.06|19.94|Europe/Warsaw
Kyiv|Ukraine|50.45|30.52|Europe/Kyiv
Lagos|Nigeria|6.45|3.39|Africa/Lagos
Leeds|United Kingdom|53.8|-1.55|Europe/London
Lima|Peru|-12.04|-77.03|America/Lima
Linköping|Sweden|58.41|15.62|Europe/Stockholm
Lisbon|Portugal|38.72|-9.13|Europe/Lisbon
Ljubljana|Slovenia|46.05|14.51|Europe/Ljubljana
London|United Kingdom|51.51|-0.13|Europe/London
Los Angeles|United States|34.05|-118.24|America/Los_Angeles
Luleå|Sweden|65.58|22.15|Europe/Stockholm
Lund|Sweden|55.71|13.19|Europe/Stockholm
Lyon|France|45.75|4.85|Europe/Paris
Madrid|Spain|40.42|-3.7|Europe/Madrid
Malmö|Sweden|55.61|13|Europe/Stockholm
Manchester|United Kingdom|53.48|-2.24|Europe/London
Manila|Philippines|14.6|120.98|Asia/Manila
Marseille|France|43.3|5.38|Europe/Paris
Melbourne|Australia|-37.81|144.96|Australia/Melbourne
Mexico City|Mexico|19.43|-99.13|America/Mexico_City
Miami|United States|25.77|-80.19|America/New_York
Milan|Italy|45.46|9.19|Europe/Rome
Montreal|Canada|45.51|-73.59|America/Toronto
Mumbai|India|19.07|72.88|Asia/Kolkata
Munich|Germany|48.14|11.58|Europe/Berlin
Nairobi|Kenya|-1.28|36.82|Africa/Nairobi
Naples|Italy|40.85|14.27|Europe/Rome
New York|United States|40.71|-74.01|America/New_York
Nice|France|43.7|7.27|Europe/Paris
Norrköping|Sweden|58.59|16.18|Europe/Stockholm
Oslo|Norway|59.91|10.75|Europe/Oslo
Oulu|Finland|65.01|25.47|Europe/Helsinki
Paris|France|48.85|2.35|Europe/Paris
Perth|Australia|-31.95|115.86|Australia/Perth
Philadelphia|United States|39.95|-75.16|America/New_York
Phoenix|United States|33.45|-112.07|America/Phoenix
Portland|United States|45.52|-122.68|America/Los_Angeles
Porto|Portugal|41.15|-8.61|Europe/Lisbon
Prague|Czechia|50.09|14.42|Europe/Prague
Reykjavik|Iceland|64.14|-21.9|Atlantic/Reykjavik
Riga|Latvia|56.95|24.11|Europe/Riga
Rio de Janeiro|Brazil|-22.91|-43.18|America/Sao_Paulo
Rome|Italy|41.89|12.51|Europe/Rome
Rotterdam|Netherlands|51.92|4.48|Europe/Amsterdam
San Francisco|United States|37.77|-122.42|America/Los_Angeles
Santiago|Chile|-33.46|-70.65|America/Santiago
São Paulo|Brazil|-23.55|-46.64|America/Sao_Paulo
Seattle|United States|47.61|-122.33|America/Los_Angeles
Seoul|South Korea|37.57|126.98|Asia/Seoul
Seville|Spain|37.38|-5.97|Europe/Madrid
Shanghai|China|31.22|121.46|Asia/Shanghai
Singapore|Singapore|1.29|103.85|Asia/Singapore
Sofia|Bulgaria|42.7|23.32|Europe/Sofia
Stavanger|Norway|58.97|5.73|Europe/Oslo
Stockholm|Sweden|59.33|18.07|Europe/Stockholm
Stuttgart|Germany|48.78|9.18|Europe/Berlin
Sydney|Australia|-33.87|151.21|Australia/Sydney
Taipei|Taiwan|25.05|121.53|Asia/Taipei
Tallinn|Estonia|59.44|24.75|Europe/Tallinn
Tampere|Finland|61.5|23.79|Europe/Helsinki
Tel Aviv|Israel|32.08|34.78|Asia/Jerusalem
The Hague|Netherlands|52.08|4.3|Europe/Amsterdam
Tokyo|Japan|35.69|139.69|Asia/Tokyo
Toronto|Canada|43.71|-79.4|America/Toronto
Toulouse|France|43.6|1.44|Europe/Paris
Tromsø|Norway|69.65|18.96|Europe/Oslo
Trondheim|Norway|63.43|10.4|Europe/Oslo
Turin|Italy|45.07|7.69|Europe/Rome
Turku|Finland|60.45|22.27|Europe/Helsinki
Umeå|Sweden|63.83|20.26|Europe/Stockholm
Uppsala|Sweden|59.86|17.64|Europe/Stockholm
Valencia|Spain|39.47|-0.38|Europe/Madrid
Vancouver|Canada|49.25|-123.12|America/Vancouver
Västerås|Sweden|59.62|16.55|Europe/Stockholm
Venice|Italy|45.44|12.33|Europe/Rome
Vienna|Austria|48.21|16.37|Europe/Vienna
Vilnius|Lithuania|54.69|25.28|Europe/Vilnius
Warsaw|Poland|52.23|21.01|Europe/Warsaw
Washington|United States|38.9|-77.04|America/New_York
Wellington|New Zealand|-41.29|174.78|Pacific/Auckland
Zagreb|Croatia|45.81|15.98|Europe/Zagreb
Zürich|Switzerland|47.37|8.55|Europe/Zurich
Örebro|Sweden|59.27|15.21|Europe/Stockholm`;

/** Returns a text without accents and in lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const places: readonly Place[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', country = '', latitude, longitude, timezone = ''] = line.split('|');
    return { name, country, latitude: Number(latitude), longitude: Number(longitude), timezone };
  });

/**
 * Finds the places whose names start with the part of the text before its first comma. Accents and case do not matter.
 */
export function findPlaces(text: string): Place[] {
  const wanted = plain(text.split(',')[0] ?? '');
  return wanted.length < 2 ? [] : places.filter(({ name }) => plain(name).startsWith(wanted));
}

/** Returns the known place that is nearest to the coordinates. */
export const nearestPlace = (latitude: number, longitude: number): Place =>
  places.reduce((nearest, place) =>
    Math.hypot(place.latitude - latitude, place.longitude - longitude) <
    Math.hypot(nearest.latitude - latitude, nearest.longitude - longitude)
      ? place
      : nearest,
  );
