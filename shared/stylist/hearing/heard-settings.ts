import type { Brief } from './brief.ts';
import { firstOfEach } from './first-of-each.ts';
import { hasRole, type Part, saidIn, unnegated } from './sentence.ts';
import { chosenSettings, settingOf } from './words/settings.ts';

/**
 * Returns what the outfit is for, the highest rank first: the events in the words, then the chosen occasion, then the
 * mood.
 */
export function settingsOf(
  { mood, occasion }: { mood: string | null; occasion: string | null },
  parts: readonly Part[],
): Brief['settings'] {
  const said = saidIn(unnegated(parts), 'event')
    .filter(({ concept, part }) => !(settingOf(concept.setting)?.active && describesPiece(part, parts)))
    .map(({ concept, part: { typed } }) => ({ id: concept.setting, words: typed, from: 'prompt' as const }));
  const [feeling = '', moment = ''] = (mood ?? '').split('>').map((each) => each.trim().toLowerCase());
  const chosen = (words: string, from: 'mood' | 'occasion') => {
    const id = chosenSettings.get(words);
    return id ? [{ id, words, from }] : [];
  };
  const ofPart = chosen(moment, 'mood');
  const ofForm = [
    ...chosen(occasion?.trim().toLowerCase() ?? '', 'occasion'),
    ...(ofPart.length ? ofPart : chosen(feeling, 'mood')),
  ];
  const atMatch = said.some(({ id }) => id === 'spectator');
  const plays = parts.some((part) => hasRole(part, 'plays'));
  // At a match a person either watches or plays.
  const active = atMatch
    ? said
        .map((each) => (plays && each.id === 'spectator' ? { ...each, id: 'ball-sport' } : each))
        .filter(({ id }) => plays || id !== 'ball-sport')
    : said;
  const rank = ({ id }: { id: string }) => settingOf(id)?.rank ?? 0;
  return firstOfEach([...active.toSorted((a, b) => rank(b) - rank(a)), ...ofForm]);
}

/** Whether a sport only describes a piece: 'golf shirt'. */
const describesPiece = (part: Part, parts: readonly Part[]) =>
  saidIn(parts.slice(parts.indexOf(part) + 1).slice(0, 1), 'garment').length > 0;
