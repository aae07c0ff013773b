import type { Wording } from '../english/wording.ts';
import { colorNoun, fabricName, the, theKinds } from './pieces.ts';

export const tips: Wording['tips'] = {
  layer: (layer, low) => [
    `Det blir ner mot ${low} °C: ta med ${the(layer)}.`,
    `Ta med ${the(layer)} för den kallaste timmen, då det är ${low} °C.`,
  ],
  suede: (suede) => [
    `Impregnera mockan på ${the(...suede)} innan du går ut.`,
    `Håll ${the(...suede)} borta från blöt mark: mocka får fläckar.`,
  ],
  leather: (shoes) => [
    `Vaxa lädret på ${the(shoes)} före vätan.`,
    `Låt ${the(shoes)} torka långsamt efteråt, en bit från värmen.`,
  ],
  silk: (silk) => [
    `Skydda ${the(...silk)} från vätan: vatten lämnar märken på ${fabricName(silk[0]?.fabric ?? null)}.`,
  ],
  warmScarf: (scarf, coat) => [
    `Bär ${the(scarf)} innanför kragen på ${the(coat)}.`,
    `Vira ${the(scarf)} ett varv utanpå ${the(coat)}.`,
  ],
  openCollar: (collar) => [`Låt översta knappen på ${the(collar)} stå öppen i värmen.`],
  rolledSleeves: (shirt, waist) => [
    `Kavla upp ärmarna på ${the(shirt)} till strax under armbågen.`,
    `Med ärmarna upprullade blir ${the(shirt)} lättare.`,
    `Vik upp manschetterna på ${the(shirt)} två varv${waist ? ` ovanför ${the(waist)}` : ''}.`,
  ],
  tuckedShirt: (shirt, waist) => [
    `Stoppa ner ${the(shirt)} helt i ${the(waist)}.`,
    `Det räcker att framsidan på ${the(shirt)} är nerstoppad.`,
    `Bara framkanten på ${the(shirt)} i ${the(waist)}, resten utanpå.`,
    `Lämna ryggen på ${the(shirt)} utanpå och stoppa ner framsidan.`,
    `Låt ${the(shirt)} falla lite över midjan på ${the(waist)}.`,
  ],
  tuckedTee: (tee, waist) => [
    `Stoppa ner framsidan på ${the(tee)} i ${the(waist)}.`,
    `Låt ${the(tee)} sluta vid höften, utanpå ${the(waist)}.`,
    `Utanpå ${the(waist)} får ${the(tee)} gärna sluta vid höften.`,
  ],
  beltInLoops: (belt, waist) => [`Trä ${the(belt)} genom hällorna på ${the(waist)}.`],
  beltOnDress: (belt, dress) => [`Knäpp ${the(belt)} i midjan på ${the(dress)}.`],
  ownBelt: (piece) => [`Knyt skärpet på ${the(piece)} i midjan.`, `Låt skärpet på ${the(piece)} hänga löst.`],
  hood: (hood, coat) => [`Låt huvan på ${the(hood)} falla över kragen på ${the(coat)}.`],
  blazer: (blazer, top) => [
    `Låt ${the(blazer)} vara öppen över ${the(top)}.`,
    `Knäpp ${the(blazer)} när du står och öppna när du sitter.`,
    `Låt ${the(top)} synas vid manschett och krage på ${the(blazer)}.`,
  ],
  hem: (bottom, shoes) => [
    `Vik upp fållen på ${the(bottom)} ett varv ovanför ${the(shoes)}.`,
    `Låt fållen på ${the(bottom)} precis nudda ${the(shoes)}.`,
  ],
  looseScarf: (scarf, coat) => [
    `Låt ${the(scarf)} hänga öppen över ${the(coat)}.`,
    `Lägg ${the(scarf)} ett löst varv över ${the(coat)}.`,
  ],
  jewelry: (jewelry, knit) => [`Bär ${the(jewelry)} utanpå ${the(knit)}, inte under.`],
  oneMetal: (metals) => [
    `Håll dig till en metall: ${theKinds(...metals)} går i ${metalName(metals[0]?.color ?? null)}.`,
  ],
  openCoat: (coat, dress) => [`Låt ${the(coat)} vara öppen, så att ${the(dress)} syns.`],
  knit: (knit, bottom) => [
    `Dra upp ärmarna på ${the(knit)} lite.`,
    `Låt ${the(knit)} falla rakt över ${the(bottom)}.`,
  ],
};

const metals: Readonly<Record<string, string>> = { gold: 'guld', silver: 'silver', 'rose gold': 'roséguld' };
const metalName = (color: string | null) => metals[color ?? ''] ?? colorNoun(color);
