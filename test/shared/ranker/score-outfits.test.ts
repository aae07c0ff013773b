import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

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

describe('score-outfits', () => {
  it('prints one number a line, in the order of the outfits, higher for what goes together', () => {
    const bottom = ['bottom', 'high waist tailored trousers'] as const;
    const [office = 0, gym = 0, ...rest] = score(
      [['upper', 'silk blouse'], bottom, ['shoe', 'leather pumps']],
      [['upper', 'mesh sports bra'], bottom, ['shoe', 'flip flops']],
      [],
      [['bag', '']],
    );
    expect(office).toBeGreaterThan(gym);
    expect(rest).toHaveLength(2);
    expect(rest.every(Number.isFinite)).toBe(true);
  });

  it('misses a top over a skirt, and none over a dress', () => {
    const [skirt = 0, dress = 0] = score(
      [
        ['bottom', 'black skirt'],
        ['shoe', 'black pumps'],
      ],
      [
        ['bottom', 'black dress'],
        ['shoe', 'black pumps'],
      ],
    );
    expect(dress).toBeGreaterThan(skirt);
  });
});
