import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('frontend/src/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

it('speaks English everywhere but in the policy', () => {
  const swedish = files.filter(([, text]) => /[åäö]/i.test(text)).map(([file]) => file);
  expect(swedish).toEqual(['frontend/src/pages/policy-page.tsx']);
});

it('says of no other size than 10 MB that a photo may have it', () => {
  const sizes = files.flatMap(([, text]) => text.match(/\b\d+ ?MB/g) ?? []);
  expect(new Set(sizes.map((size) => size.replace(' ', '')))).toEqual(new Set(['10MB']));
});
