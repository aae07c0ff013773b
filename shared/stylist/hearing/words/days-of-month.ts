import type { Language } from '../brief.ts';

/** The words for the days of a month, from the first to the last, as they are used next to the name of a month. */
export const daysOfMonth: Readonly<Record<Language, string>> = {
  en: 'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, seventeenth, eighteenth, nineteenth, twentieth, twenty first, twenty second, twenty third, twenty fourth, twenty fifth, twenty sixth, twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first',
  sv: 'första, andra, tredje, fjärde, femte, sjätte, sjunde, åttonde, nionde, tionde, elfte, tolfte, trettonde, fjortonde, femtonde, sextonde, sjuttonde, artonde, nittonde, tjugonde, tjugoförsta, tjugoandra, tjugotredje, tjugofjärde, tjugofemte, tjugosjätte, tjugosjunde, tjugoåttonde, tjugonionde, trettionde, trettioförsta',
  de: 'erste, zweite, dritte, vierte, fünfte, sechste, siebte, achte, neunte, zehnte, elfte, zwölfte, dreizehnte, vierzehnte, fünfzehnte, sechzehnte, siebzehnte, achtzehnte, neunzehnte, zwanzigste, einundzwanzigste, zweiundzwanzigste, dreiundzwanzigste, vierundzwanzigste, fünfundzwanzigste, sechsundzwanzigste, siebenundzwanzigste, achtundzwanzigste, neunundzwanzigste, dreißigste, einunddreißigste',
  fr: 'premier, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt, vingt et un, vingt deux, vingt trois, vingt quatre, vingt cinq, vingt six, vingt sept, vingt huit, vingt neuf, trente, trente et un',
  es: 'primero, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuno, veintidós, veintitrés, veinticuatro, veinticinco, veintiséis, veintisiete, veintiocho, veintinueve, treinta, treinta y uno',
};
