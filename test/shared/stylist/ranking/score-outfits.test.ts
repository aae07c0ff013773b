import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const score = (...outfits: (readonly (readonly [slot: string, name: string])[])[]) =>
  execFileSync(process.execPath, ['bin/lab/score-outfits.ts'], {
    encoding: 'utf8',
    input: outfits
      .map((items) => `${JSON.stringify({ items: items.map(([slot, name]) => ({ slot, name })) })}\n`)
      .join(''),
  })
    .split('\n')
    .filter(Boolean)
    .map(Number);

it('score-outfits prints a number a line, higher for what goes together and for a top over a skirt', () => {
  const bottom = ['bottom', 'high waist tailored trousers'] as const;
  const pumps = ['shoe', 'black pumps'] as const;
  const [office = 0, gym = 0, skirt = 0, dress = 0, ...rest] = score(
    [['upper', 'silk blouse'], bottom, ['shoe', 'leather pumps']],
    [['upper', 'mesh sports bra'], bottom, ['shoe', 'flip flops']],
    [['bottom', 'black skirt'], pumps],
    [['bottom', 'black dress'], pumps],
    [],
    [['bag', '']],
  );
  expect(office).toBeGreaterThan(gym);
  expect(dress).toBeGreaterThan(skirt);
  expect(rest).toHaveLength(2);
  expect(rest.every(Number.isFinite)).toBe(true);
});
