import { capitalize } from '../../rules/capitalize.ts';
import type { Brief } from './brief.ts';
import { type KnownWeather, weatherOfCard } from './surroundings.ts';
import { comfortRules } from './words/comfort-rules.ts';

/** One thing that was understood, in a few words. The key identifies it when the person removes it. */
export type Chip = { key: string; label: string };

type Lists = 'pieces' | 'refusals' | 'colors' | 'tags' | 'settings' | 'comforts' | 'styles';

/** How a language labels what was heard: by its meaning, or with the words that were typed. */
export type ChipLabels = Record<'comfort' | 'style', (entry: Heard) => string> &
  Record<'own' | 'refused' | 'only', (words: string) => string> & { noCoat: string };
type Heard = { id: string; words: string };

/** For each list of a brief: the key and the label of an entry. What was chosen in the form gets no chip. */
const lists: {
  [List in Lists]: {
    keyOf: (entry: Brief[List][number]) => string;
    labelOf: (entry: Brief[List][number], labels: ChipLabels) => string | null;
  };
} = {
  settings: {
    keyOf: ({ id, from }) => (from === 'prompt' ? `setting ${id}` : ''),
    labelOf: ({ words, from }) => (from === 'prompt' ? words.toLowerCase() : null),
  },
  pieces: {
    keyOf: ({ words }) => `piece ${words}`,
    labelOf: ({ words, own }, labels) => (own ? labels.own(words) : words),
  },
  colors: { keyOf: ({ words }) => `color ${words}`, labelOf: ({ words }) => words },
  tags: { keyOf: ({ tag }) => `tag ${tag}`, labelOf: ({ words }) => words },
  refusals: { keyOf: ({ words }) => `no ${words}`, labelOf: ({ words }, labels) => labels.refused(words) },
  comforts: { keyOf: ({ id }) => `comfort ${id}`, labelOf: (entry, labels) => labels.comfort(entry) },
  styles: {
    keyOf: ({ id, from }) => (from ? '' : `style ${id}`),
    labelOf: (entry, labels) => (entry.from ? null : labels.style(entry)),
  },
};

const english: ChipLabels = {
  comfort: ({ id }) => comfortRules[id]?.chip ?? id,
  style: ({ id }) => id.replaceAll('-', ' '),
  own: (words) => `your ${words}`,
  refused: (words) => `no ${words}`,
  only: (words) => `only ${words}`,
  noCoat: 'no coat needed',
};

/** A chip for each thing understood in a prompt, shown below it. What was chosen in the form has none. */
export function chipsOf(brief: Brief, labels = english): Chip[] {
  const listed = (Object.keys(lists) as Lists[]).flatMap((list) => chipsOfList(brief, list, labels));
  const { palette, noCoat } = brief;
  const surroundings = surroundingsOf(brief);
  return [
    ...listed,
    ...(palette ? [{ key: 'palette', label: labels.only(palette.words) }] : []),
    ...(surroundings ? [{ key: 'weather', label: surroundings }] : []),
    ...(noCoat ? [{ key: 'no coat', label: labels.noCoat }] : []),
  ].filter((chip, place, all) => all.findIndex(({ label }) => label === chip.label) === place);
}

/** Returns the place, the day and the weather that the prompt states: 'Luleå · Friday · rain'. */
function surroundingsOf({ place, day, weather }: Brief): string {
  const when = day?.words ?? '';
  const sky = weather && weather.from !== 'card' && !when.includes(weather.words) ? weather.words : '';
  return [place, capitalize(when), sky].filter(Boolean).join(' · ');
}

const chipsOfList = <List extends Lists>(brief: Brief, list: List, labels: ChipLabels): Chip[] =>
  (brief[list] as Brief[List][number][]).flatMap((entry) => {
    const label = lists[list].labelOf(entry, labels);
    return label === null ? [] : { key: lists[list].keyOf(entry), label };
  });

/** Returns a brief without the chips of some keys. Without place, day and weather, the card's weather is used. */
export function withoutChips(
  brief: Brief,
  removed: readonly string[],
  card: KnownWeather | null = null,
): Brief {
  const kept = (Object.keys(lists) as Lists[]).map(<List extends Lists>(list: List) => [
    list,
    (brief[list] as Brief[List][number][]).filter((entry) => !removed.includes(lists[list].keyOf(entry))),
  ]);
  return {
    ...brief,
    ...(Object.fromEntries(kept) as Pick<Brief, Lists>),
    palette: removed.includes('palette') ? null : brief.palette,
    ...(removed.includes('weather')
      ? { weather: weatherOfCard(card), place: null, month: null, day: null }
      : {}),
    noCoat: brief.noCoat && !removed.includes('no coat'),
  };
}
