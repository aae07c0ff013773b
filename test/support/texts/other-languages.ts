/** Frequent words of other languages that are no English words, in lower case. */
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

/** A letter beyond the 26 of English; signs such as ’ and ° are no letters. */
const foreignLetter = /[^\P{L}a-zA-Z]/u;

/** What is not English in a text: frequent words of other languages, and words with letters beyond ASCII. */
export const foreignWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => words.has(word.toLowerCase()) || foreignLetter.test(word),
  );
