import { colors as catalogColors } from '../catalog.ts';
import { askedPieces } from './asked-pieces.ts';
import type { Brief, Language, Refusal } from './brief.ts';
import { placeNamed } from './climate.ts';
import { type OwnItem, tagged } from './item-tags.ts';
import type { Kind } from './kinds.ts';
import { languageOf } from './language.ts';
import { type NounGroup, nounGroupsOf } from './noun-groups.ts';
import { hasRole, meaningsOf, type Part, partsOf } from './sentence.ts';
import { spansOf } from './spans.ts';
import { degreesIn, type KnownWeather, weatherOf } from './surroundings.ts';
import { tokensOf } from './tokens.ts';
import { vocabularyOf } from './vocabulary.ts';
import { chosenSettings, settingOf } from './words/settings.ts';

/** What a person says and chooses. */
export type Request = {
  prompt: string;
  mood: string | null;
  occasion: string | null;
  weather?: KnownWeather | null;
};

/**
 * Reads a request into a brief: what is to be worn and what not, what for, in which weather. Pure and without network;
 * what it does not understand it counts and does not guess.
 */
export function listen(request: Request, items: readonly OwnItem[], today = new Date()): Brief {
  const own = items.map(tagged);
  const tokens = tokensOf(request.prompt);
  const language = languageOf(tokens);
  const parts = partsOf(spansOf(tokens, language));
  const ownWords = new Set(own.flatMap(({ words }) => [...words]));
  const groups = nounGroupsOf(parts, language, (word) => ownWords.has(word));
  const refusals = [
    ...groups.filter(({ negated }) => negated === 'refused').flatMap(refusalOf),
    ...refusedStyles(parts),
  ].map((refusal) => withoutColors(refusal, allowedColors(groups, parts)));
  const colors = colorsOf(groups, parts);
  const pieces = groups
    .filter((group) => group.negated === null && namesPiece(group) && !isAllowed(group, parts))
    .flatMap((group) => askedPieces(group, own));
  const comforts = unique(
    positive(parts).flatMap((part) =>
      meaningsOf(part).flatMap((concept) =>
        concept.table === 'comfort' ? [{ id: concept.id, words: part.typed }] : [],
      ),
    ),
  );
  const place = placeIn(parts, today);
  return {
    language,
    pieces,
    refusals,
    ...colors,
    tags: groups.filter(({ negated, kinds }) => negated === null && kinds === null).flatMap(tagsOf),
    settings: settingsOf(request, parts),
    comforts,
    styles: unique(
      positive(parts).flatMap((part) =>
        meaningsOf(part).flatMap((concept) =>
          concept.table === 'style' ? [{ id: concept.id, words: part.typed }] : [],
        ),
      ),
    ),
    weather: weatherOf(weatherWordsOf(parts, groups), degreesIn(parts), place, request.weather ?? null),
    place: place?.name ?? null,
    month: place?.month ?? null,
    noCoat: groups.some(({ negated, kinds }) => negated === 'not needed' && kinds?.some(isOuterwear)),
    notUnderstood: notUnderstood(parts, groups, language),
  };
}

const positive = (parts: readonly Part[]) => parts.filter(({ negated }) => negated === null);

const unique = <Named extends { id: string }>(list: readonly Named[]) =>
  [...new Map(list.toReversed().map((each) => [each.id, each])).values()].reverse();

const outerwear = new Set('coat trench-coat raincoat puffer-jacket parka jacket'.split(' '));
const isOuterwear = ({ categories }: Kind) => categories.some((category) => outerwear.has(category));

const baseColors = new Set<string>(catalogColors);

/** Whether a group names a piece: it has a garment, or a certain own word such as 'the 501s', or 'the itchy one'. */
const namesPiece = ({ kinds, modifiers, definite, stands }: NounGroup) =>
  kinds !== null || stands || (definite && modifiers.some(({ concepts }) => concepts === null));

/** Whether a group is only permitted: 'navy is fine'. */
const isAllowed = ({ to, parts: [first] }: NounGroup, parts: readonly Part[]) =>
  [1, 2].some((distance) => {
    const after = parts[to + distance];
    return after !== undefined && after.clause === first?.clause && hasRole(after, 'allowed');
  });

const allowedColors = (groups: readonly NounGroup[], parts: readonly Part[]) =>
  groups
    .filter((group) => group.kinds === null && isAllowed(group, parts))
    .flatMap(({ modifiers }) => modifiers.flatMap((part) => meaningsOf(part)))
    .flatMap((concept) => (concept.table === 'shade' ? concept.colors : []));

/** 'No dark colors, but navy is fine': what is permitted is taken out of a refusal. */
const withoutColors = ({ words, rule }: Refusal, colors: readonly string[]): Refusal => ({
  words,
  rule: rule.replaceAll(
    /color=([\w,-]+)/g,
    (_, list: string) =>
      `color=${list
        .split(',')
        .filter((color) => !colors.includes(color))
        .join(',')}`,
  ),
});

/** A refused group as a rule: every kind with the colors and tags that were said beside it. */
function refusalOf(group: NounGroup): Refusal[] {
  const words = group.parts.map(({ typed }) => typed).join(' ');
  const conditions = group.modifiers.flatMap((part) => {
    const either = meaningsOf(part).flatMap((concept) => {
      if (concept.table === 'shade')
        return baseColors.has(concept.shade) || isColorGroup(concept)
          ? `color=${concept.colors.join(',')}`
          : `#${concept.shade}`;
      return concept.table === 'tag' ? `#${concept.tag}` : [];
    });
    return either.slice(0, 1);
  });
  if (group.kinds === null) return conditions.map((rule) => ({ words, rule }));
  const rule = group.kinds
    .flatMap(({ categories, tags }) =>
      categories.map((category) => [category, ...tags.map((tag) => `#${tag}`), ...conditions].join('&')),
    )
    .join(' ');
  return [{ words, rule }];
}

/** 'dark', 'bright': a group of colors and no shade of one. */
const isColorGroup = ({ colors }: { colors: readonly string[] }) => colors.length > 3;

/** Styles of the catalog that are refused in words: 'not casual'. */
const catalogStyles: Readonly<Record<string, string>> = {
  casual: 'style=casual,sporty,streetwear',
  sporty: 'style=sporty',
  formal: 'style=formal',
  elegant: 'style=elegant,formal',
  professional: 'style=business',
  'business-like': 'style=business',
  boho: 'style=bohemian',
  vintage: 'style=vintage',
  streetwear: 'style=streetwear',
  athleisure: 'style=sporty',
  'dressed-up': 'style=elegant,formal',
};
const refusedStyles = (parts: readonly Part[]): Refusal[] =>
  parts
    .filter(({ negated }) => negated === 'refused')
    .flatMap((part) =>
      meaningsOf(part).flatMap((concept) => {
        const rule = concept.table === 'style' ? catalogStyles[concept.id] : undefined;
        return rule ? [{ words: part.typed, rule }] : [];
      }),
    );

/** Styles for which the colors that are named are the only ones. */
const tonal = new Set(['monochrome', 'tone-on-tone']);

/** The colors that are asked for without a piece, and the palette that the words demand. */
function colorsOf(groups: readonly NounGroup[], parts: readonly Part[]): Pick<Brief, 'colors' | 'palette'> {
  const isTonal = parts.some((part) =>
    meaningsOf(part).some((each) => each.table === 'style' && tonal.has(each.id)),
  );
  const bare = groups
    .filter(
      (group) => group.kinds === null && group.negated === null && (isTonal || !isAllowed(group, parts)),
    )
    .flatMap((group) =>
      group.modifiers.flatMap((part) =>
        meaningsOf(part).flatMap((concept) =>
          concept.table === 'shade'
            ? [
                {
                  words: part.typed,
                  anyOf: [...concept.colors],
                  shade: concept.shade,
                  group,
                  sentence: part.sentence,
                },
              ]
            : [],
        ),
      ),
    );
  const near = (group: NounGroup, role: 'all' | 'only' | 'accent') =>
    [1, 2, 3].some((distance) => {
      const before = parts[group.from - distance];
      const after = role === 'all' || role === 'only' ? parts[group.to + distance] : undefined;
      return [before, after].some(
        (part) =>
          part &&
          part.clause === group.parts[0]?.clause &&
          (hasRole(part, role) ||
            (role === 'only' && distance === 1 && part === before && part.typed === 'just')),
      );
    });
  const accents = bare.filter(({ group }) => near(group, 'accent'));
  const whole = bare.filter(({ group }) => near(group, 'all') || near(group, 'only'));
  const base =
    isTonal && !accents.length
      ? bare
      : accents.length
        ? bare.filter(
            (each) => !accents.includes(each) && accents.some(({ sentence }) => sentence === each.sentence),
          )
        : whole.length
          ? bare.filter(({ sentence }) => whole.some((each) => each.sentence === sentence))
          : [];
  const asked = bare.filter((each) => !base.includes(each)).map(({ words, anyOf }) => ({ words, anyOf }));
  if (base.length === 0) return { colors: asked, palette: null };
  const colors = [...new Set(base.flatMap(({ anyOf }) => anyOf))];
  const accent = [...new Set(accents.flatMap(({ anyOf }) => anyOf))];
  return {
    colors: asked,
    palette: {
      words: base.map(({ words }) => words).join(', '),
      colors: [...new Set([...colors, ...accent])],
      accent,
    },
  };
}

/** The features that are asked for without a piece: 'something waterproof'. */
const asksAlone = new Set(
  'waterproof windproof loose stretchy long-sleeves short-sleeves sleeveless floor-length hooded pockets'.split(
    ' ',
  ),
);

const tagsOf = ({ modifiers }: NounGroup): Brief['tags'] =>
  modifiers.flatMap((part) =>
    meaningsOf(part).flatMap((concept) =>
      concept.table === 'tag' && (concept.kind !== 'feature' || asksAlone.has(concept.tag))
        ? [{ words: part.typed, tag: concept.tag }]
        : [],
    ),
  );

/** What the outfit is for: the events of the words, then the occasion, then the mood; the highest rank first. */
function settingsOf({ mood, occasion }: Request, parts: readonly Part[]): Brief['settings'] {
  const said = positive(parts).flatMap((part) =>
    meaningsOf(part).flatMap((concept) =>
      concept.table === 'event'
        ? [{ id: concept.setting as string, words: part.typed, from: 'prompt' as const }]
        : [],
    ),
  );
  const [feeling = '', part = ''] = (mood ?? '').split('>').map((each) => each.trim().toLowerCase());
  const chosen = (words: string, from: 'mood' | 'occasion') => {
    const id = Object.hasOwn(chosenSettings, words) ? chosenSettings[words] : undefined;
    return id ? [{ id: id as string, words, from }] : [];
  };
  const ofForm = [
    ...chosen(occasion?.trim().toLowerCase() ?? '', 'occasion'),
    ...(chosen(part, 'mood').length ? chosen(part, 'mood') : chosen(feeling, 'mood')),
  ];
  // Who watches does not play.
  const active = said.some(({ id }) => id === 'spectator')
    ? said.filter(({ id }) => id !== 'ball-sport')
    : said;
  const rank = ({ id }: { id: string }) => settingOf(id)?.rank ?? 0;
  return unique([...active.toSorted((a, b) => rank(b) - rank(a)), ...ofForm]);
}

function weatherWordsOf(parts: readonly Part[], groups: readonly NounGroup[]) {
  const inGroup = new Set(groups.filter(({ kinds }) => kinds).flatMap((group) => group.parts));
  const words = parts.flatMap((part, at) =>
    meaningsOf(part).flatMap((concept) => {
      if (concept.table !== 'weather') return [];
      // 'winter coat', 'rain boots': the season of a piece and not of the day.
      const next = parts[at + 1];
      if (next && inGroup.has(next) && meaningsOf(next).some(({ table }) => table === 'garment')) return [];
      return [{ meaning: concept.meaning, words: part.typed, negated: part.negated !== null }];
    }),
  );
  return {
    said: words.filter(({ negated }) => !negated),
    denied: words.filter(({ negated }) => negated).map(({ meaning }) => meaning),
  };
}

const leadsToPlace = new Set(
  'in at to from near around outside i på till nach im am bei à au aux en a por'.split(' '),
);

/** The place that the words name, with the month that they name, else this one. */
function placeIn(parts: readonly Part[], today: Date): { name: string; month: number | null } | null {
  const [month] = positive(parts).flatMap((part) =>
    meaningsOf(part).flatMap((concept) =>
      concept.table === 'weather' && concept.meaning.startsWith('month:')
        ? Number(concept.meaning.slice(6))
        : [],
    ),
  );
  const [season] = positive(parts).flatMap((part) =>
    meaningsOf(part).flatMap((concept) =>
      concept.table === 'weather' && concept.meaning.startsWith('season:') ? concept.meaning.slice(7) : [],
    ),
  );
  const middle: Readonly<Record<string, number>> = { winter: 1, spring: 4, summer: 7, autumn: 10 };
  for (const [at, part] of parts.entries()) {
    if (part.tokens[0]?.kind !== 'word' || part.everyday || part.concepts !== null) continue;
    // 'Sweden is playing' is no place to be.
    if (month === undefined && season === undefined && !leadsToPlace.has(parts[at - 1]?.typed ?? ''))
      continue;
    for (const length of [3, 2, 1]) {
      const words = parts.slice(at, at + length);
      if (words.length < length) continue;
      const found = placeNamed(words.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join(' '));
      if (found)
        return {
          name: found.name,
          month: month ?? (season ? (middle[season] ?? null) : today.getUTCMonth() + 1),
        };
    }
  }
  return null;
}

/** Words that ask for something of the outfit and that nothing knows: beside a garment, after 'like', or alone. */
function notUnderstood(
  parts: readonly Part[],
  groups: readonly NounGroup[],
  language: Language,
): Brief['notUnderstood'] {
  const likes = new Set('like as som wie comme como'.split(' '));
  const { functionWords } = vocabularyOf(language);
  const beside = new Set(groups.flatMap(({ unknown }) => unknown));
  const heardClauses = new Set(
    parts.filter((part) => meaningsOf(part).length > 0).map(({ clause }) => clause),
  );
  const isUnknown = (part: Part) =>
    part.concepts === null &&
    !part.everyday &&
    part.tokens[0]?.kind === 'word' &&
    !placeNamed(part.tokens[0].text);
  const lastWord = (part: Part) => part.tokens.at(-1)?.text ?? '';
  const found = parts.filter((part, at) => {
    if (!isUnknown(part)) return false;
    if (beside.has(part) || !heardClauses.has(part.clause)) return true;
    // 'Like' may stand before several words: 'like the young David Bowie'.
    const before = parts.slice(0, at).findLast((other) => {
      const word = lastWord(other);
      return likes.has(word) || !(isUnknown(other) || functionWords.has(word));
    });
    return before !== undefined && likes.has(lastWord(before));
  });
  return found.map(({ tokens, typed }) => ({
    words: typed,
    start: tokens[0]?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
  }));
}
