import type { Brief } from './brief.ts';
import { type KnownWeather, weatherOfCard } from './surroundings.ts';
import { settingOf } from './words/settings.ts';

/** One thing that was heard, in a few words; its key names it when it is taken out. */
export type Chip = { key: string; label: string };

type Lists = 'pieces' | 'refusals' | 'colors' | 'tags' | 'settings' | 'comforts' | 'styles';

/** For each list of a brief, how an entry is shown and named. Settings of the form's own choices need no chip. */
const lists: { [List in Lists]: (entry: Brief[List][number]) => Chip | null } = {
  settings: ({ id, words, from }) =>
    from === 'prompt'
      ? { key: `setting ${id}`, label: settingOf(id)?.phrase.replace(/^(?:an?|the) /, '') ?? words }
      : null,
  pieces: ({ words, own }) => ({ key: `piece ${words}`, label: own ? `your ${words}` : words }),
  colors: ({ words }) => ({ key: `color ${words}`, label: words }),
  tags: ({ tag, words }) => ({ key: `tag ${tag}`, label: words }),
  refusals: ({ words }) => ({ key: `no ${words}`, label: `no ${words}` }),
  comforts: ({ id }) => ({ key: `comfort ${id}`, label: comfortLabels[id] ?? id.replaceAll('-', ' ') }),
  styles: ({ id }) => ({ key: `style ${id}`, label: id.replaceAll('-', ' ') }),
};

const comfortLabels: Readonly<Record<string, string>> = {
  'cover-arms': 'arms covered',
  'cover-shoulders': 'shoulders covered',
  'cover-knees': 'knees covered',
  'cover-belly': 'belly covered',
  'cover-all': 'well covered',
  warm: 'keeps warm',
  cool: 'keeps cool',
  loose: 'nothing tight',
  bike: 'by bike',
  baby: 'with a baby',
};

/** What was heard in a prompt, to be shown below it; what the form itself says is left out. */
export function chipsOf(brief: Brief): Chip[] {
  const listed = (Object.keys(lists) as Lists[]).flatMap((list) => chipsOfList(brief, list));
  const { palette, noCoat } = brief;
  const surroundings = surroundingsOf(brief);
  return [
    ...listed,
    ...(palette ? [{ key: 'palette', label: `only ${palette.words}` }] : []),
    ...(surroundings ? [{ key: 'weather', label: surroundings }] : []),
    ...(noCoat ? [{ key: 'no coat', label: 'no coat needed' }] : []),
  ].filter((chip, place, all) => all.findIndex(({ label }) => label === chip.label) === place);
}

/** Where, when and in what weather, as far as the prompt tells: 'Luleå · Friday · rain'. */
function surroundingsOf({ place, day, weather }: Brief): string {
  const when = day?.words ?? '';
  const sky = weather && weather.from !== 'card' && !when.includes(weather.words) ? weather.words : '';
  return [place, when.charAt(0).toUpperCase() + when.slice(1), sky].filter(Boolean).join(' · ');
}

const chipsOfList = <List extends Lists>(brief: Brief, list: List): Chip[] =>
  (brief[list] as Brief[List][number][]).flatMap((entry) => lists[list](entry) ?? []);

/**
 * A brief without what was taken out of it, by the keys of the chips. Without its place, day and weather that of the card
 * counts.
 */
export function withoutChips(
  brief: Brief,
  removed: readonly string[],
  card: KnownWeather | null = null,
): Brief {
  const keeps = <List extends Lists>(list: List) =>
    (brief[list] as Brief[List][number][]).filter(
      (entry) => !removed.includes(lists[list](entry)?.key ?? ''),
    ) as Brief[List];
  return {
    ...brief,
    pieces: keeps('pieces'),
    refusals: keeps('refusals'),
    colors: keeps('colors'),
    tags: keeps('tags'),
    settings: keeps('settings'),
    comforts: keeps('comforts'),
    styles: keeps('styles'),
    palette: removed.includes('palette') ? null : brief.palette,
    ...(removed.includes('weather')
      ? { weather: weatherOfCard(card), place: null, month: null, day: null }
      : {}),
    noCoat: brief.noCoat && !removed.includes('no coat'),
  };
}
