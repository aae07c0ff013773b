import type { Brief } from './brief.ts';
import { alternatives } from './choices.ts';
import { isLetter } from './clause-text.ts';
import type { NounGroup } from './noun-groups.ts';
import { isAllowed } from './refusals.ts';
import { hasRole, isSoftened, type Part, saidIn, typedIn, unnegated } from './sentence.ts';

const goesWith = /(?:^| )(?:go|goes|match|matches|passar|går) (?:\S+ )?(?:with|to|till|med)$/;

/** 'Is it too much black?' */
const tooMuch = /^(?:too much|för mycket)$/;

/** Styles that allow only the colors that the request names. */
const tonal = new Set(['monochrome', 'tone-on-tone']);

/** The possible accent colors for 'a pop of color' if no color is named. */
const strongColors = ['red', 'yellow', 'pink', 'purple', 'green', 'blue', 'unknown'];

/** Returns the colors that are asked for without a piece, and the palette that the words require. */
export function colorsOf(
  groups: readonly NounGroup[],
  parts: readonly Part[],
): Pick<Brief, 'colors' | 'palette'> {
  const styles = saidIn(unnegated(parts), 'style');
  const isTonal = styles.some(({ concept }) => tonal.has(concept.id));
  const bare = groups
    .filter(
      (group) =>
        group.kinds === null &&
        group.negated === null &&
        (!isLetter(parts) || group.parts.some(({ inRequest }) => inRequest)) &&
        !group.parts.some(({ inQuestion }) => inQuestion) &&
        // 'What trousers go with olive?'
        !goesWith.test(typedIn(parts.slice(Math.max(0, group.from - 3), group.from))) &&
        !tooMuch.test(typedIn(parts.slice(Math.max(0, group.from - 2), group.from))) &&
        (isTonal || !isAllowed(group, parts)),
    )
    .flatMap((group) =>
      saidIn(group.modifiers, 'shade').map(({ concept, part: { typed, sentence } }) => ({
        words: typed,
        anyOf: [...concept.colors],
        group,
        sentence,
      })),
    );
  const near = (group: NounGroup, role: 'all' | 'only' | 'accent') =>
    (role === 'only' && parts[group.from - 1]?.typed === 'just') ||
    parts.slice(Math.max(0, group.from - 3), group.to + (role === 'accent' ? 1 : 4)).some(
      (part) =>
        hasRole(part, role) &&
        part.clause === group.parts[0]?.clause &&
        // 'Red without looking head to toe', 'something pink and totally wrong'
        !isSoftened(part, parts) &&
        !(role === 'all' && parts.indexOf(part) > group.to && part.typed.endsWith('ly')),
    );
  const accents = bare.filter(({ group }) => near(group, 'accent'));
  /** 'An outfit in beige and black' */
  const isPair = (one: NounGroup, other: NounGroup) =>
    other.from - one.to === 2 &&
    parts.slice(one.to + 1, other.from).some((part) => hasRole(part, 'and')) &&
    /^(?:in|i)$/.test(parts[one.from - 1]?.typed ?? '');
  /** 'Black, white, deep red' */
  const isTriple = ({ sentence }: (typeof bare)[number]) =>
    !isLetter(parts) &&
    bare.filter((each) => each.sentence === sentence).length > 2 &&
    !parts.some((part) => part.sentence === sentence && hasRole(part, 'or'));
  const whole = bare.filter(
    (each) =>
      isTriple(each) ||
      near(each.group, 'all') ||
      near(each.group, 'only') ||
      bare.some(({ group: other }) => isPair(each.group, other) || isPair(other, each.group)),
  );
  const inSentenceOf = (some: typeof bare) =>
    bare.filter(({ sentence }) => some.some((each) => each.sentence === sentence));
  const base = accents.length
    ? inSentenceOf(accents).filter((each) => !accents.includes(each))
    : isTonal
      ? bare
      : inSentenceOf(whole);
  const asked = alternatives(
    [...new Set(bare.filter((each) => !base.includes(each)).map(({ group }) => group))],
    parts,
  ).flatMap((either) => {
    const meant = bare.filter(({ group }) => either.includes(group));
    // 'Something black and white' asks for both, 'something black or white' for one of them.
    if (either.length === 1) return meant.map(({ words, anyOf }) => ({ words, anyOf }));
    const named = parts
      .slice(either[0]?.from, (either.at(-1)?.to ?? 0) + 1)
      .filter((part) => part.tokens[0]?.kind !== 'mark');
    return [{ words: typedIn(named), anyOf: [...new Set(meant.flatMap(({ anyOf }) => anyOf))] }];
  });
  const pop = bare.length ? [] : styles.filter(({ concept }) => concept.id === 'color-pop').slice(0, 1);
  if (base.length === 0)
    return {
      colors: [...asked, ...pop.map(({ part: { typed } }) => ({ words: typed, anyOf: strongColors }))],
      palette: null,
    };
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
