import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanLine, cleanText } from '#shared/contract/texts';

it.each([
  ['A letter and its accent are one character', 'Rene\u0301', 'René'],
  ['Spaces around a text are removed', ' \u00A0Ada\u3000\n', 'Ada'],
  ['Control characters are removed', 'A\u0000d\u001B[31ma\u009F', 'Ad[31ma'],
  ['Every line break becomes a line feed', 'a\r\nb\rc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
  ['Overrides and isolates of the direction are removed', '\u202Egpj.\u202C\u2066exe\u2069', 'gpj.exe'],
  ['Direction marks stay', 'שלום\u200F (Ada)\u200E', 'שלום\u200F (Ada)\u200E'],
  ['Zero-width characters between Latin letters are removed', 'A\u200Bd\u200D\u200Ca\uFEFF\u00AD', 'Ada'],
  ['A joiner in Persian stays, and a second one does not', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['A joiner in Devanagari stays', 'क्\u200Dष', 'क्\u200Dष'],
  ['Joiners and variants in emoji stay', '👩🏽\u200D🚀❤\uFE0F\u200D🔥', '👩🏽\u200D🚀❤\uFE0F\u200D🔥'],
  ['A variant of an ideograph stays', '葛\u{E0100}', '葛\u{E0100}'],
  ['The tags of a flag stay', '🏴\u{E0067}\u{E0062}\u{E007F}', '🏴\u{E0067}\u{E0062}\u{E007F}'],
  ['Tags outside of a flag are removed', 'a\u{E0067}\u{E0062}', 'a'],
  ['A joiner after a letter that is composed with its mark is removed', 'a\u0301\u200C', 'á'],
  ['Half a character is replaced', 'a\uD800', 'a\uFFFD'],
  ['A text of zero-width characters is empty', '\u200B\u200D\u2060\uFE0F\u200E', ''],
  ['A text of fillers and blanks is empty', '\u3164 \u2800\u115F\uFFA0', ''],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it('A text of one line has a space for each break', () => {
  expect(cleanLine('Ada\r\n\tLovelace\u2028')).toBe('Ada Lovelace');
});

it('A clean text stays as it is', () => {
  const unit = fc.constantFrom(
    ...'a\u0301\u200B\u200C\u200D\u202E\uFE0Fی्👩🏴\u{E0067}\u{E007F}\u2800\r\n \u3164\u034F\uD800',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      for (const clean of [cleanText, cleanLine]) expect(clean(clean(text))).toBe(clean(text));
    }),
  );
});
