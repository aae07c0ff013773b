/** A word, a number or a punctuation mark of a text, with its position (UTF-16 offsets, end exclusive). */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  /** In lower case. A word has no accents and no English 's at its end. */
  text: string;
  /** As typed, in lower case: stemmers need the accents. */
  typed: string;
  /** As typed, in lower case, with its apostrophe: 'we're' is not 'were'. */
  spelled: string;
  start: number;
  end: number;
  /** Whether a word is a name: it has a capital inside its sentence, or together with the next word. */
  isName?: true;
  /** Whether a hyphen joins a word to the one before: 'mood-based'. */
  isJoined?: true;
};

/** '10k' and '501s' are words. In '30c' and '90f' the number is separate, because these are degrees, and in '40årskalas'. */
const pattern =
  /(?<![\p{L}\d])[-−–]?\d+(?:[.,]\d+)?(?=[cfCF]?(?![\p{L}\d])|års)|[\p{L}\d]+(?:['’][\p{L}]+)?|(?<= )-(?= )|[.,!?;:()–—\n°&+/]/gu;
/** Words that French and Spanish shorten before a vowel: l'opéra, d'hiver, qu'il. */
const elision = /^(?:[ldjsncmt]|qu)['’]/u;

/** Returns a text in lower case and without accents. */
export const fold = (text: string) => {
  const lower = text.toLowerCase();
  return isPlain.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .replaceAll('ß', 'ss')
        .replaceAll('œ', 'oe');
};
/** Matches a text of plain ASCII characters, which has no accents to remove. */
const isPlain = /^[\s!-~]*$/;

/** The words, numbers and marks of a text. Of a word that is repeated, two stay, of marks in a row three. */
export const tokensOf = (text: string): Token[] => {
  // An ellipsis ends a sentence.
  const typed = text.replaceAll('…', '.').replace(yesOrNo, '?');
  const ended = asksWithoutMark.test(typed) ? `${typed}?` : typed;
  return withNames(allTokensOf(ended), ended);
};

/** What only asks for a yes or a no: 'sandals with trousers, yay or nay'. */
const yesOrNo = /,? (?:(?:yes )?or (?:no|not)|yay or nay|yea or nay|or nah|ja eller nej)\b[.?!]*$/i;

/** A question in one sentence whose mark was left out: 'is red too much for the office', 'heels or flats'. */
const asksWithoutMark =
  /^(?!.*[.?!\n])\s*(?:(?:is|are|am i|can i|could i|should i|would|do i|does|may i)\b(?! you\b)|(?:kan|får|ska|bör|måste|behöver) (?:jag|man|vi)\b|(?:passar|funkar|matchar|räcker) |är (?=.* (?:för|okej|ok|fel|lämplig\S*)\b)|.*, (?:is|are|does|do|will|would) (?:it|that|this|these|they|those)\b[^,]*$|(?!.*\b(?:no|not|nothing|something|anything|never|without|i|i['’]\S+|want|need|inga|ingen|inte|utan|jag|vill)\b).*\b(?:or|eller)\b)/i;

const allTokensOf = (text: string): Token[] =>
  [...text.matchAll(pattern)]
    .flatMap((found) => tokenOf(found[0].toLowerCase(), found.index))
    .filter(({ typed }, at, all) => typed !== all[at - 1]?.typed || typed !== all[at - 2]?.typed)
    .filter((_, at, all) => all.slice(Math.max(0, at - 3), at + 1).filter(isMark).length < 4)
    .filter(({ typed }, at, all) => typed !== ':' || !ofCode.test(all[at - 1]?.typed ?? ''));

/** What stands before a dress code, with a colon or without: 'Klädsel: kavaj'. */
const ofCode = /^(?:klädsel|klädseln|klädkod|klädkoden|dresscode|code|attire)$/;

/** Marks the names, unless most words have a capital: 'Something For A Garden Party'. */
function withNames(tokens: readonly Token[], text: string): Token[] {
  const isCapital = (token: Token | undefined) =>
    token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.start + 2));
  const isTitle = tokens.length > 2 && tokens.filter(isCapital).length * 2 > tokens.length;
  const isInside = ({ start }: Token) => !/(?:^|[.!?\n])\W*$/.test(text.slice(Math.max(0, start - 3), start));
  const joined = (token: Token) => /[\p{L}\d]-$/u.test(text.slice(Math.max(0, token.start - 2), token.start));
  return tokens.map((token, at) =>
    joined(token)
      ? { ...token, isJoined: true }
      : !isTitle && isCapital(token) && ((token.start > 0 && isInside(token)) || isCapital(tokens[at + 1]))
        ? { ...token, isName: true }
        : token,
  );
}

const isMark = ({ kind }: Token) => kind === 'mark';

function tokenOf(typed: string, start: number): Token[] {
  const place = { spelled: typed.replace('’', "'"), start, end: start + typed.length };
  if (/^[-−–]?\d+(?:[.,]\d+)?$/.test(typed))
    return [{ kind: 'number', text: typed.replace(/[−–]/, '-').replace(',', '.'), typed, ...place }];
  if (!/[\p{L}\d]/u.test(typed)) return [{ kind: 'mark', text: typed, typed, ...place }];
  const [elided = ''] = elision.exec(typed) ?? [];
  if (elided && typed.length - elided.length > 2) {
    const end = start + elided.length;
    const word = { text: fold(elided.slice(0, -1)), typed: elided, spelled: elided };
    return [{ kind: 'word', ...word, start, end }, ...tokenOf(typed.slice(elided.length), end)];
  }
  // 'She'll' is no shell, and 'we'd' no wedding.
  const word = typed.replace(/['’]s$|(?<=^(?:she|we))['’](?:ll|d)$/, '').replace(/['’]/, '');
  return [{ kind: 'word', text: fold(word), typed: word, ...place }];
}
