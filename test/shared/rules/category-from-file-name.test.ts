import { describe, expect, it } from 'vitest';
import { categoriesBySlot } from '#shared/catalog';
import { categoryFromFileName } from '#shared/rules/category-from-file-name';

describe('the name of a file speaks of a category', () => {
  it.each([
    ['blue-jeans_IMG.jpg', 'jeans'],
    ['Navy_denim-jacket.jpg', 'denim-jacket'],
    ['denim 501.png', 'jeans'],
    ['My favourite T-Shirt (2).jpeg', 't-shirt'],
    ['BlackAnkleBoots.webp', 'ankle-boots'],
    ['chelsea-boots.jpg', 'ankle-boots'],
    ['running_trainers_2024.heic', 'sneakers'],
    ['wool pullover.jpg', 'sweater'],
    ['sweat-pants.jpg', 'joggers'],
    ['gold necklace.png', 'jewelry'],
    ['dresses.jpg', 'dress'],
    ['maxi-dress red.jpg', 'maxi-dress'],
    ['mini skirt.jpg', 'mini-skirt'],
    ['sunglasses.jpg', 'sunglasses'],
    ['IMG_shoes_2.jpg', 'sneakers'],
    ['white-tee.png', 't-shirt'],
    ['blå_skjorta.jpg', 'shirt'],
    ['Svart klänning.HEIC', 'dress'],
    ['röda stövlar 2.png', 'boots'],
    ['gra\u030Atro\u0308ja.jpg', 'sweater'],
    ['vinterjacka.jpg', 'jacket'],
    ['jeansjacka.jpg', 'denim-jacket'],
    ['kostymbyxor.webp', 'trousers'],
    ['strumpbyxor.webp', 'tights'],
    ['ryggsäck.jpg', 'backpack'],
  ])('%s', (fileName, category) => {
    expect(categoryFromFileName(fileName)).toBe(category);
  });

  it.each(
    Object.entries(categoriesBySlot)
      .filter(([slot]) => slot !== 'other')
      .flatMap(([, categories]): readonly string[] => categories),
  )('%s, written as in the catalog, as words and in capitals', (category) => {
    for (const name of [category, category.replaceAll('-', ' '), category.replaceAll('-', '_').toUpperCase()])
      expect(categoryFromFileName(`${name}.jpg`)).toBe(category);
  });
});

describe('the name of a file speaks of no category', () => {
  it.each([
    'IMG_1234.HEIC',
    'DSC00042.JPG',
    'PXL_20260214_101112345.jpg',
    'image.png',
    'photo (1).jpg',
    '',
    '.jpg',
    'Screenshot 2026-01-01 at 10.11.12.png',
    'WhatsApp Image 2026-02-03.jpeg',
    'hatch.jpg',
    'chattar.jpg',
    'capital.jpg',
    'boating.jpg',
    '牛仔裤.jpg',
    'other.jpg',
  ])('"%s"', (fileName) => {
    expect(categoryFromFileName(fileName)).toBeNull();
  });
});

it('a name of any length is read in no time', () => {
  const before = process.cpuUsage();
  categoryFromFileName(`${'denim jacket '.repeat(5000)}.jpg`);
  categoryFromFileName(`${'a'.repeat(100_000)}.jpg`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1);
});
