/** Frequent words of other languages that do not exist in English, in lower case. */
const words = new Set(
  [
    'och inte eller av bild för att som utan bilden genereras skapa välj dina ditt kläder', // Swedish
    'og ikke jeg eller uten også', // Norwegian and Danish
    'und nicht der das ist mit für oder eine einen auf wird sie ihre kein', // German
    'les des avec vous est une dans pas votre cette sont aux', // French
    'para con los las una por usted está sus', // Spanish
    'che della delle sono gli questo il', // Italian
    'het niet een voor zijn jouw', // Dutch
    'não você uma sua', // Portuguese
    'ja ei sinun että', // Finnish
    'nie się jest oraz twoje', // Polish
  ].flatMap((list) => list.split(' ')),
);

/** A letter outside of A to Z. Signs such as ’ and ° are not letters. */
const foreignLetter = /[^\P{L}a-zA-Z]/u;

/** The words that are not English: frequent ones of other languages, and those with letters beyond A to Z. */
export const foreignWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => words.has(word.toLowerCase()) || foreignLetter.test(word),
  );
