/*
 * Texts that break layouts and careless code, for every text field. They are similar to the "big list of naughty
 * strings": words without an end, right-to-left text, combining marks that pile up, characters of several code points
 * or of no width, and code for HTML, SQL, shells and templates.
 */
const longWords = [
  'W'.repeat(100),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '-'.repeat(90),
  '！'.repeat(45),
  'ﷺ'.repeat(40),
  '𒐫'.repeat(20),
  'ཧཱུྃ'.repeat(12),
  'no\u00a0break\u00a0space\u00a0between\u00a0any\u00a0of\u00a0these\u00a0words\u00a0at\u00a0all\u00a0ever',
];
const directions = [
  'هذا نص عربي طويل يقرأ من اليمين إلى اليسار',
  'مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ اللُّغَةِ',
  '\u202eturned around until the end',
  '\u2066isolated\u2069 \u2067עברית\u2069',
  'mixed עברית and عربي and English 123',
];
const marks = ['Z̸̡̢̛̗̘̙̜̝̞̟̠̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌', `e${'\u0301'.repeat(40)}`, 'กำ้้้้้้้้้้้้้้้้้้้้', 'नमस्ते क्षत्रिय श्रृंखला', 'İstanbul ıIiİ ŞşĞğ'];
const joined = ['👨‍👩‍👧‍👦'.repeat(12), '🇸🇪🇩🇪🇫🇷🇪🇸🇺🇸'.repeat(6), '1️⃣2️⃣3️⃣*️⃣#️⃣'];
const withoutWidth = [
  'a\u200bb\u200cc\u200dd\ufeffe',
  `x${'\u200b'.repeat(60)}x`,
  'text\u2028with\u2029separators',
];
const meant = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</textarea></title></style><svg/onload=alert(1)>',
  '&lt;&amp;&quot;&#x27;&nbsp;',
  "'; DROP TABLE items; --",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to be shown as it is.
  '${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  '{{constructor.constructor("alert(1)")()}}',
  '{"$gt": "", "__proto__": {"x": 1}}',
  'null',
  'constructor',
];

/** About forty texts. None is longer than the limit of a brand. */
export const hardTexts = [...longWords, ...directions, ...marks, ...joined, ...withoutWidth, ...meant];

/** The beginning of a text with `most` UTF-16 code units at most, cut between visible characters where possible. */
export function cut(text: string, most: number): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (result.length + segment.length > most) return result || text.slice(0, most);
    result += segment;
  }
  return result;
}
