/*
 * Texts that break layouts and careless code, for every text field. They are similar to the "big list of naughty
 * strings": words without an end, right-to-left text, combining marks that pile up, characters of several code points
 * or of no width, and code for HTML, SQL, shells and templates.
 */
const longWords = [
  'W'.repeat(100),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'https://shop.example/a/very/long/address/that/never/ends?and=so&on=1234567890123456789012345',
  'a_b_c_d_e_f_g_h_i_j_k_l_m_n_o_p_q_r_s_t_u_v_w_x_y_z_a_b_c_d_e_f_g_h_i_j_k_l_m_n_o_p',
  '1234567890'.repeat(9),
  '-'.repeat(90),
  '.'.repeat(90),
  '！'.repeat(45),
  '漢'.repeat(45),
  'ﷺ'.repeat(40),
  '𒐫'.repeat(20),
  '﷽'.repeat(10),
  'ཧཱུྃ'.repeat(12),
  'no\u00a0break\u00a0space\u00a0between\u00a0any\u00a0of\u00a0these\u00a0words\u00a0at\u00a0all\u00a0ever',
  'word\u2060joined\u2060to\u2060another\u2060word\u2060and\u2060another\u2060and\u2060another\u2060and\u2060another',
];
const directions = [
  'هذا نص عربي طويل يقرأ من اليمين إلى اليسار',
  'בראשית ברא אלהים את השמים ואת הארץ',
  'مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ اللُّغَةِ',
  '\u202eturned around until the end',
  '\u202dforced the other way\u202c and back',
  '\u2066isolated\u2069 \u2067עברית\u2069',
  'الكل في المجمو عة (5)',
  'mixed עברית and عربي and English 123',
];
const marks = [
  'Z̸̡̢̛̗̘̙̜̝̞̟̠̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤ ̖t̝͕̳̣̻̪͞h̼͓̲̦̳̘̲e͇̣̰̦̬͎ ̢̼̻̱̘h͚͎͙̜̣̲ͅi̦̲̣̰̤v̻͍e̺̭̳̪̰',
  `e${'\u0301'.repeat(40)}`,
  'กำ้้้้้้้้้้้้้้้้้้้้',
  'नमस्ते क्षत्रिय श्रृंखला',
  'ﬁ ﬂ ﬀ ﬃ ﬄ ﬅ ﬆ',
  'İstanbul ıIiİ ŞşĞğ',
  'ẞß straße STRASSE',
];
const joined = [
  '👨‍👩‍👧‍👦'.repeat(12),
  '🏳️‍🌈🏴‍☠️👩🏽‍🚀🧑🏿‍🤝‍🧑🏻',
  '🇸🇪🇩🇪🇫🇷🇪🇸🇺🇸'.repeat(6),
  '👍🏻👍🏼👍🏽👍🏾👍🏿'.repeat(5),
  '1️⃣2️⃣3️⃣*️⃣#️⃣',
  '(╯°□°）╯︵ ┻━┻ ( ͡° ͜ʖ ͡°) ¯\\_(ツ)_/¯',
  '🫨🪿🫎🐦‍🔥🍋‍🟩',
];
const withoutWidth = [
  'a\u200bb\u200cc\u200dd\ufeffe',
  'before\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad\u00adafter',
  `x${'\u200b'.repeat(60)}x`,
  'text\u2028with\u2029separators',
  'a\u0085b\u180ec\u3000d',
];
const meant = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<b onmouseover="alert(1)">bold</b>',
  '</textarea></title></style><svg/onload=alert(1)>',
  'javascript:alert(1)//',
  '&lt;&amp;&quot;&#x27;&nbsp;',
  "'; DROP TABLE items; --",
  "1' OR '1'='1",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to be shown as it is.
  '${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  '{{constructor.constructor("alert(1)")()}}',
  '$(touch /tmp/x) `id` | cat /etc/passwd',
  '../../../../../../etc/passwd%00.jpg',
  '%s%s%s%n%x%d',
  '=cmd|"/C calc"!A0',
  '[link](javascript:alert(1)) **bold** _it_',
  '{"$gt": "", "__proto__": {"x": 1}}',
  '#userId_x attribute_exists(pk)',
  'undefined',
  'null',
  'NaN',
  '0',
  'constructor',
  '-1e308',
];

/** About sixty texts. None is longer than the limit of a brand. */
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
