import type { Wording } from '../english/wording.ts';
import { The, the } from './pieces.ts';

export const care: Wording['care'] = {
  ofClothes: {
    linen: (piece) => [
      `Stryk ${the(piece)} sist: linne skrynklar sig på galgen.`,
      `Låt ${the(piece)} skrynkla sig lite, så som linne gör.`,
    ],
    silk: (piece) => [`Ånga ${the(piece)} hellre än att stryka sidenet.`],
    satin: (piece) => [`Ånga ${the(piece)} hellre än att stryka satinen.`],
    wool: (piece) => [
      `Vädra ${the(piece)} efteråt i stället för att tvätta ullen.`,
      `Borsta ${the(piece)} innan du går: ull drar till sig ludd.`,
    ],
    cashmere: (piece) => [
      `Låt inga väskremmar nöta mot ${the(piece)}: kashmir noppar sig.`,
      `Vädra ${the(piece)} efteråt i stället för att tvätta kashmiren.`,
    ],
    merino: (piece) => [`Vädra ${the(piece)} efteråt i stället för att tvätta merinoullen.`],
    corduroy: (piece) => [`Borsta ${the(piece)} längs manchesterns ränder.`],
    lace: (piece) => [`Akta ${the(piece)} för ringar och armband: spets fastnar lätt.`],
    denim: (piece) => [`Tvätta ${the(piece)} ut och in: denim bleknar.`],
    velvet: (piece) => [`Ånga ${the(piece)} från insidan: sammet får lätt märken.`],
    crepe: (piece) => [`Häng ${the(piece)} i ånga: kräpp slätar ut sig själv.`],
  },
  ofAnything: {
    suede: (piece) => [`Borsta ${the(piece)} åt ett håll innan du går.`],
    leather: (piece) => [`Torka av ${the(piece)} med en torr trasa innan du går.`],
  },
  coatOnTheWay: (coat) => [
    `På vägen dit tar du ${the(coat)} över.`,
    `Kom i ${the(coat)} och häng av dig vid dörren.`,
  ],
  blazerUnder: (blazer, coat) => [
    `Ha ${the(blazer)} under ${the(coat)}.`,
    `${The(blazer)} får plats under ${the(coat)} och behålls på inomhus.`,
  ],
  shoesOnTheWay: (boots, shoes) => [
    `Gå dit i ${the(boots)} och byt till ${the(shoes)} vid dörren.`,
    `Bär med dig ${the(shoes)} och ha ${the(boots)} på vägen.`,
  ],
  flats: (flats, shoes) => [
    `Ta med ${the(flats)} att byta till när fötterna blir trötta.`,
    `Ska du gå långt, bär ${the(shoes)} och gå i ${the(flats)} på vägen.`,
    `För hemvägen ryms ${the(flats)} i en väska.`,
    `${The(flats)} är reservparet för senare.`,
  ],
  shade: (shade, degrees) => [
    `Ta med ${the(shade)} mot solen i ${degrees}.`,
    `Ta på ${the(shade)} när du sitter i solen.`,
  ],
  cover: (cover, degrees) => [
    `Ta med ${the(cover)}: ${degrees} är kallt för hals och händer.`,
    `Lägg till ${the(cover)} utomhus i ${degrees}.`,
  ],
  bag: (bag) => [
    `Har du mycket att bära, ta med ${the(bag)}.`,
    `Ta med ${the(bag)} för nycklar och telefon.`,
  ],
  snow: (shoes) => [`Stampa av snön från ${shoes ? the(shoes) : 'skorna'} innan du går in.`],
  plain: (main) => [`${The(...main)} kan du lägga fram kvällen före.`],
};
