import { expect, it } from 'vitest';
import { categoriesBySlot } from '#shared/catalog';
import { categoryFromFileName } from '#shared/rules/category-from-file-name';
import named from './category-from-file-name.json' with { type: 'json' };

it('the name of a file speaks of a category, in English and Swedish', () => {
  for (const [fileName, category] of named)
    expect(categoryFromFileName(fileName ?? ''), fileName).toBe(category);
  const { other: _, ...slots } = categoriesBySlot;
  for (const category of Object.values(slots).flat())
    for (const name of [category, category.replaceAll('-', ' '), category.replaceAll('-', '_').toUpperCase()])
      expect(categoryFromFileName(`${name}.jpg`)).toBe(category);
});

it('the name of a file of a camera, or of other words, speaks of none', () => {
  for (const fileName of [
    ...['IMG_1234.HEIC', 'PXL_20260214_101112345.jpg', 'photo (1).jpg', '', '.jpg'],
    ...['Screenshot 2026-01-01 at 10.11.12.png', 'WhatsApp Image 2026-02-03.jpeg', '牛仔裤.jpg', 'other.jpg'],
    ...['hatch.jpg', 'chattar.jpg', 'capital.jpg', 'disko.jpg', 'tie-dye.jpg', 'boating.jpg'],
  ])
    expect(categoryFromFileName(fileName), fileName).toBeNull();
});

it('a name of any length is read in no time', () => {
  const before = process.cpuUsage();
  categoryFromFileName(`${'denim jacket '.repeat(5000)}.jpg`);
  categoryFromFileName(`${'a'.repeat(100_000)}.jpg`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1);
});
