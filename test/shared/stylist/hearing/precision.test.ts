import { expect, it } from 'vitest';
import type { Brief } from '#shared/stylist/hearing/brief';
import { listen } from '#shared/stylist/hearing/listen';
import english from '../../../support/hearing/english.json' with { type: 'json' };
import everyday from '../../../support/hearing/everyday.json' with { type: 'json' };
import swedish from '../../../support/hearing/swedish.json' with { type: 'json' };

const today = new Date('2026-11-26T12:00:00Z');
const hear = (prompt: string) => listen({ prompt, mood: null, occasion: null }, [], today);

const lists = ['pieces', 'refusals', 'colors', 'tags', 'settings', 'comforts', 'styles'] as const;

/** What a brief holds of the words, by table. */
const heardIn = (brief: Brief): Record<string, string[]> => ({
  ...Object.fromEntries(lists.map((list) => [list, brief[list].map(({ words }) => words)])),
  pieces: [...brief.pieces.map(({ words }) => words), ...(brief.question ? [brief.question.words] : [])],
  colors: [
    ...brief.colors.map(({ words }) => words),
    ...(brief.palette ? [brief.palette.words] : []),
    ...(brief.question ? [brief.question.words] : []),
  ],
  weather: brief.weather ? [brief.weather.words] : [],
  place: brief.place ? [brief.place] : [],
  day: brief.day?.words ? [brief.day.words] : [],
});

type Row = [table: string, word: string, heard: string, other: string];

for (const [language, rows] of Object.entries({ english: english as Row[], swedish: swedish as Row[] })) {
  it(`what is meant for the outfit is heard in ${language}`, () => {
    const missed = rows.filter(([table, , sentence]) => !heardIn(hear(sentence))[table]?.length);
    expect(missed.map(([table, word, sentence]) => `${table} ${word}: ${sentence}`)).toEqual([]);
  });

  it(`the same words in other sentences mean nothing in ${language}`, () => {
    const found = rows.flatMap(([, word, , sentence]) => {
      const said = Object.entries(heardIn(hear(sentence))).filter(([, words]) => words.length > 0);
      return said.length > 0 ? [`${word}: ${sentence} ${JSON.stringify(said)}`] : [];
    });
    expect(found).toEqual([]);
  });
}

/** What people often ask about: in each way of asking, each piece is heard as what is asked about, and each event. */
it.each(everyday)('hears %s in every way of asking', (_, list, ways, words) => {
  const texts = (ways as string[]).flatMap((way) =>
    (words as string[]).map((word) => way.replace('{}', word)),
  );
  expect(texts.filter((text) => !heardIn(hear(text))[`${list}`]?.some(Boolean))).toEqual([]);
});
