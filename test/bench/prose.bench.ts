import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listen } from '#shared/stylist/hearing/listen';
import english from '../support/hearing/english.json' with { type: 'json' };
import swedish from '../support/hearing/swedish.json' with { type: 'json' };

/**
 * The sentences of a text about anything but clothes: those of the file that `PROSE` names, one a line, or else the
 * ordinary sentences of the tests. Use a novel or letters; what is heard in them is misheard.
 */
const proses: readonly (readonly [name: string, sentences: readonly string[]])[] = process.env['PROSE']
  ? [[process.env['PROSE'], readFileSync(process.env['PROSE'], 'utf8').split('\n').filter(Boolean)]]
  : [
      ['English', english.map(([, , , sentence = '']) => sentence)],
      ['Swedish', swedish.map(([, , , sentence = '']) => sentence)],
    ];

/** What decides most about an outfit. */
const weighty = ['pieces', 'refusals', 'comforts', 'weather', 'place'] as const;
const light = ['colors', 'tags', 'settings', 'styles', 'day'] as const;

it.each(proses)(
  'hears at most 10 things in 1,000 words of prose, 2 of them weighty: %s',
  (name, sentences) => {
    const briefs = sentences.map((prompt) => listen({ prompt, mood: null, occasion: null }, []));
    const words = sentences.join(' ').split(/\s+/).length;
    const count = (lists: readonly (keyof (typeof briefs)[number])[]) =>
      briefs
        .flatMap((brief) => lists.map((list) => brief[list]))
        .reduce<number>(
          (sum, found) => sum + (Array.isArray(found) ? found.length : found === null ? 0 : 1),
          0,
        );
    const per = (things: number) => (1000 * things) / words;
    const [all, heavy] = [per(count([...weighty, ...light])), per(count(weighty))];
    console.log(
      `${name}: ${words} words, ${all.toFixed(1)} things heard per 1,000, ${heavy.toFixed(1)} weighty`,
    );
    expect([all <= 10, heavy <= 2]).toEqual([true, true]);
  },
);
